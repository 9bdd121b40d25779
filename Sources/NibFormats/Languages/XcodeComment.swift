import NibSupport

/// A comment that Xcode writes about a text of a document: `Class = "UILabel"; text = "Hello"; ObjectID = "la1-aa-001";`.
///
/// If the text is in a list, the comment has the id of the object before the name of the text too:
/// `Class = "UISegmentedControl"; se1-aa-001.segmentTitles[0] = "Mine"; ObjectID = "se1-aa-001";`.
struct XcodeComment {
  /// The class, the name and the text, which the comments of equal texts have in common whatever their ids are.
  struct Content: Hashable {
    private let className: ExactText
    private let attribute: ExactText
    private let text: ExactText

    init(className: String, attribute: String, text: String) {
      (self.className, self.attribute) = (ExactText(className), ExactText(attribute))
      self.text = ExactText(LocalizableText.inStringsFile(text))
    }

    /// The content of the comment that Xcode writes for a text.
    init(_ text: LocalizableText) {
      self.init(className: text.className, attribute: text.attribute, text: text.text)
    }
  }

  private let bytes: [UInt8]
  private let className: Range<Int>
  /// The name of the text with what is before it.
  private let name: Range<Int>
  /// The text, with its escapes.
  private let written: Range<Int>
  private let id: Range<Int>
  private let attribute: String

  /// Reads a comment. It must be about the text of the key with which it stands: a comment without an end can swallow other
  /// entries, so that it begins as the comment of another object.
  ///
  /// - Parameters:
  ///   - objectID: the id of the object in the key of the entry.
  ///   - attribute: the name of the text, such as `normalTitle`.
  /// - Returns: `nil` if Xcode did not write the comment, or if it is about another text.
  init?(in comment: String, objectID: String, attribute: String) {
    let bytes = Array(comment.utf8)
    let start = bytes.firstIndex { !Self.isSpace($0) } ?? 0
    guard bytes[start...].starts(with: Self.classStart),
      let classEnd = bytes.firstIndex(of: Self.nameStart, from: start + Self.classStart.count),
      let nameEnd = bytes.firstIndex(of: Self.textStart, from: classEnd + Self.nameStart.count)
    else { return nil }
    (self.bytes, self.attribute) = (bytes, attribute)
    className = start + Self.classStart.count..<classEnd
    name = classEnd + Self.nameStart.count..<nameEnd
    let textStart = nameEnd + Self.textStart.count
    guard Self.isName(bytes[name], of: attribute),
      let (textEnd, idStart) = Self.end(ofText: textStart, in: bytes),
      bytes[idStart...].starts(with: (objectID + "\"").utf8)
    else { return nil }
    written = textStart..<textEnd
    id = idStart..<idStart + objectID.utf8.count
  }

  /// The text without escapes.
  var text: String { StringsEscapes.unescaped(bytes[written]) }

  var content: Content {
    Content(className: String(decoding: bytes[className], as: UTF8.self), attribute: attribute, text: text)
  }

  /// Whether this is the given text. Other programs write other escapes and white space.
  func isText(_ other: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    let forms = [other, StringsEscapes.escaped(other)].flatMap { [$0, LocalizableText.inStringsFile($0)] }
    let known = [words(text), words(String(decoding: bytes[written], as: UTF8.self))]
    return forms.contains { known.contains(words($0)) }
  }

  /// The comment with another text or for another key. Everything else stays.
  ///
  /// - Parameters:
  ///   - newText: the other text; `nil` if it stays.
  ///   - newKey: the id and the name of the text in the other key; `nil` if the key stays.
  ///   - isInStringsFile: whether the comment is between the marks of a strings file, in which the text must not
  ///     end it.
  func replaced(
    text newText: String?, key newKey: (id: String, attribute: String)?, isInStringsFile: Bool
  ) -> String {
    let newID = newKey.map { Array($0.id.utf8) } ?? Array(bytes[id])
    let attribute = newKey?.attribute ?? attribute
    let newText = newText.map(StringsEscapes.escaped).map {
      Array((isInStringsFile ? LocalizableText.inStringsFile($0) : $0).utf8)
    }
    let newName = Array(Self.name(of: attribute, objectID: String(decoding: newID, as: UTF8.self)).utf8)
    let parts = [
      Array(bytes[..<name.lowerBound]), newName, Self.textStart, newText ?? Array(bytes[written]),
      Array(bytes[written.upperBound..<id.lowerBound]), newID, Array(bytes[id.upperBound...]),
    ]
    return String(decoding: parts.joined(), as: UTF8.self)
  }

  /// A comment about a text, without the marks around it.
  static func text(_ text: LocalizableText) -> String {
    let name = name(of: text.attribute, objectID: text.objectID)
    let words = "Class = \"\(text.className)\"; \(name) = \"\(StringsEscapes.escaped(text.text))\"; "
    return words + "ObjectID = \"\(text.objectID)\";"
  }

  /// The name of a text in a comment.
  private static func name(of attribute: String, objectID: String) -> String {
    isInList(attribute) ? "\(objectID).\(attribute)" : attribute
  }

  /// Whether a name is that of a text in a list, such as `segmentTitles[0]`.
  private static func isInList(_ attribute: String) -> Bool { attribute.hasSuffix("]") }

  /// Whether a name in a comment is that of a text. Before the name of a text in a list can stand any id, or none.
  private static func isName(_ name: ArraySlice<UInt8>, of attribute: String) -> Bool {
    if name.elementsEqual(attribute.utf8) { return true }
    let owner = name.dropLast(attribute.utf8.count)
    return isInList(attribute) && name[owner.endIndex...].elementsEqual(attribute.utf8)
      && owner.last == UInt8(ascii: ".") && !owner.contains(where: isSpace)
  }

  /// The end of the text that begins at an offset, and the start of the id after it; `nil` if no id follows. A comment that
  /// was typed by hand can lack the semicolon between the two.
  private static func end(ofText start: Int, in bytes: [UInt8]) -> (text: Int, id: Int)? {
    var next = bytes.firstIndex(of: idStart, from: start)
    while let found = next {
      var end = found
      while end > start, isSpace(bytes[end - 1]) { end -= 1 }
      if end > start, bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
      if end > start, bytes[end - 1] == UInt8(ascii: "\"") { return (end - 1, found + idStart.count) }
      next = bytes.firstIndex(of: idStart, from: found + 1)
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  private static let classStart = Array("Class = \"".utf8)
  private static let nameStart = Array("\"; ".utf8)
  private static let textStart = Array(" = \"".utf8)
  private static let idStart = Array("ObjectID = \"".utf8)
}
