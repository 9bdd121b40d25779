extension LocalizableText {
  /// The comment that Xcode writes for the text, without the marks around it:
  /// `Class = "UILabel"; text = "Hello"; ObjectID = "la1-aa-001";`.
  package var comment: String {
    var comment =
      "Class = \"\(className)\"; \(attribute) = \"\(StringsEscapes.escaped(text))\"; ObjectID = \"\(objectID)\";"
    if let note { comment += " Note = \"\(StringsEscapes.escaped(note))\";" }
    return comment
  }

  /// The comment for a strings file. The end of a comment inside the text would end the comment.
  fileprivate var stringsComment: String { "/* \(LocalizableText.inStringsFile(comment)) */" }

  /// A part of a comment as it is in a strings file.
  static func inStringsFile(_ text: String) -> String { text.replacing("*/", with: "* /") }

  /// The entry of a strings file, without a line break at its end.
  func stringsEntry(value: String, lineBreak: String) -> String {
    stringsComment + lineBreak
      + "\"\(StringsEscapes.escaped(key))\" = \"\(StringsEscapes.escaped(value))\";"
  }
}

extension NibDocument {
  /// The strings file of the document's own texts, in the form and order of Xcode.
  package var stringsText: String {
    localizableTexts.sorted { LanguageKeyOrder.xcode.isBefore($0.key, $1.key) }.map {
      $0.stringsEntry(value: $0.text, lineBreak: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// The text of the document in a comment of Xcode: `Hello` in `Class = "UILabel"; text = "Hello"; ObjectID = "la1-aa-001";`.
/// The comment must name the object of the key with which it stands: one without an end can swallow other entries, so that
/// it begins as the comment of another object.
struct CommentedText {
  private let comment: String
  private let range: Range<String.Index>

  /// - Parameters:
  ///   - objectID: the id of the object in the key of the entry.
  ///   - attribute: the name of the text, such as `normalTitle`.
  /// - Returns: `nil` if Xcode did not write the comment, or if it is about another text.
  init?(in comment: String, objectID: String, attribute: String) {
    guard comment.trimmingPrefix(while: \.isWhitespace).hasPrefix("Class = \""),
      let start = comment.firstRange(of: "; \(attribute) = \"")?.upperBound,
      let end = comment[start...].firstRange(of: "\"; ObjectID = \""),
      comment[end.upperBound...].beginsExactly(with: objectID + "\"")
    else { return nil }
    (self.comment, range) = (comment, start..<end.lowerBound)
  }

  /// The text without escapes.
  var text: String { StringsEscapes.unescaped(Array(comment[range].utf8)[...]) }

  /// Whether this is the given text. Other programs write other escapes and white space.
  func isText(_ other: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    let forms = [other, StringsEscapes.escaped(other)].flatMap { [$0, $0.replacing("*/", with: "* /")] }
    return forms.contains { [words(text), words(String(comment[range]))].contains(words($0)) }
  }

  /// The comment with another text.
  ///
  /// - Parameter isInStringsFile: whether the comment is between the marks of a strings file, in which the text must not
  ///   end it.
  func replaced(by text: String, isInStringsFile: Bool) -> String {
    let escaped = StringsEscapes.escaped(text)
    return comment[..<range.lowerBound] + (isInStringsFile ? LocalizableText.inStringsFile(escaped) : escaped)
      + comment[range.upperBound...]
  }
}
