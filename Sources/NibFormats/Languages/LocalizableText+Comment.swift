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
  fileprivate var stringsComment: String { "/* \(comment.replacing("*/", with: "* /")) */" }

  /// The entry of a strings file, without a line break at its end.
  func stringsEntry(value: String, lineBreak: String) -> String {
    stringsComment + lineBreak
      + "\"\(StringsEscapes.escaped(key))\" = \"\(StringsEscapes.escaped(value))\";"
  }
}

extension NibDocument {
  /// The strings file of the document's own texts, in the form and order of Xcode.
  package var stringsText: String {
    localizableTexts.sorted { LanguageKeyOrder.isBefore($0.key, $1.key) }.map {
      $0.stringsEntry(value: $0.text, lineBreak: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
