extension LocalizableText {
  /// The comment that Xcode writes for the text, without the marks around it.
  package var comment: String {
    XcodeComment.text(self) + (note.map { " Note = \"\(StringsEscapes.escaped($0))\";" } ?? "")
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
