import NibFormats
import NibSupport

/// A font as it is entered: `17`, `system 17`, `bold 17`, `semibold 17`, `italic 17`, a text style such as `headline`, or
/// the PostScript name of a font with a size, such as `Avenir-Book 14`.
enum FontValue {
  /// The element of a font.
  ///
  /// - Throws: an error that says what is possible.
  ///
  /// - Parameter element: the object, whose document can name the family of a font, and whose old font has a size.
  static func draft(_ text: String, key: String, of element: NibElement) throws(EditError) -> NibDraft {
    let oldSize = element.child(key: key).flatMap { $0["pointSize"] ?? $0["size"] }
    var words = text.split(separator: " ").map(String.init)
    let size = words.last.flatMap { NibDecimal.parse($0) }
    if size != nil { words.removeLast() }
    if let size, !PropertyRange.fontSizes.contains(size) {
      throw EditError("'\(text)' is not a valid font; use a size\(PropertyRange.fontSizes.text)")
    }
    let draft = NibDraft("fontDescription", key: key)
    let name = words.joined(separator: " ")
    if let style = textStyle(name), size == nil {
      draft["style"] = style
      return draft
    }
    try setFace(words.filter { $0.lowercased() != "system" }, of: draft, text, element.document)
    guard let points = size.map({ EditorNumber.text($0) }) ?? oldSize else {
      throw EditError("'\(text)' needs a size, for example '\(name.isEmpty ? "system" : name) 17'")
    }
    draft["pointSize"] = points
    return draft
  }

  private static func setFace(
    _ words: [String], of draft: NibDraft, _ text: String, _ document: NibDocument
  ) throws(EditError) {
    guard words.count <= 1 else { throw notAFont(text) }
    let word = words.first ?? "regular"
    switch word.lowercased() {
    case "regular": draft["type"] = "system"
    case "bold", "boldsystem": draft["type"] = "boldSystem"
    case "italic", "italicsystem": draft["type"] = "italicSystem"
    case let name:
      if let weight = NibFont.Weight.allCases.first(where: { $0.rawValue.lowercased() == name }) {
        draft["type"] = "system"
        draft["weight"] = weight.rawValue
      } else if let family = knownFamily(of: word, in: document) {
        (draft["name"], draft["family"]) = (word, family)
      } else if isPostScriptName(word) {
        (draft["name"], draft["family"]) = (word, family(of: word))
      } else {
        throw notAFont(text, Suggestion(for: name, from: faces).question)
      }
    }
  }

  private static func notAFont(_ text: String, _ question: String? = nil) -> EditError {
    EditError(
      "'\(text)' is not a font\(question.map { ". \($0) Use" } ?? "; use") \(faces.joined(separator: ", ")) with a size, "
        + "a text style such as headline, or a PostScript name such as 'Avenir-Book 14'")
  }

  /// The words for faces of the system's font.
  private static let faces =
    ["system", "regular", "bold", "italic"]
    + NibFont.Weight.allCases.map(\.rawValue).filter { !["regular", "bold"].contains($0) }

  /// Whether a word can be the PostScript name of a font that the document does not use yet. A misspelt weight or style
  /// is none.
  private static func isPostScriptName(_ word: String) -> Bool {
    if word.contains("-") { return true }
    let isCapital = word.first?.isUppercase ?? false
    return isCapital && Suggestion(for: word.lowercased(), from: faces + styleNames).question == nil
  }

  /// The family of a font that the document already uses; `nil` if it does not use it.
  private static func knownFamily(of name: String, in document: NibDocument) -> String? {
    document.root.descendants.first { $0["name"] == name && $0["family"] != nil && $0["pointSize"] != nil }?[
      "family"]
  }

  /// The family of a font according to its PostScript name: the words before the hyphen, `Avenir Next` for
  /// `AvenirNext-Bold`.
  private static func family(of name: String) -> String {
    var family = ""
    for character in name.prefix(while: { $0 != "-" }) {
      let begins = character.isUppercase || character.isNumber
      if begins, let last = family.last, last.isLowercase { family += " " }
      family.append(character)
    }
    return family
  }

  /// The text style with a name such as `headline`, `title1` or `UICTFontTextStyleHeadline`.
  private static func textStyle(_ name: String) -> String? {
    let wanted = name.lowercased()
    return styles.first { $0.lowercased() == wanted }.map { prefix + (written[$0] ?? $0) }
      ?? (name.hasPrefix(prefix) ? name : nil)
  }

  /// The names of the text styles as they are entered, such as `headline`.
  static let styleNames = styles.map { $0.prefix(1).lowercased() + $0.dropFirst() }

  private static let prefix = "UICTFontTextStyle"
  private static let styles = [
    "LargeTitle", "Title1", "Title2", "Title3", "Headline", "Subheadline", "Body", "Callout", "Footnote",
    "Caption1", "Caption2",
  ]
  /// The names of styles in documents that differ from those in code.
  private static let written = [
    "LargeTitle": "Title0", "Subheadline": "Subhead",
  ]
}
