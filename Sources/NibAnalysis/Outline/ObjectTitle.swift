import NibCore

/// The title of an object, as in Interface Builder's outline.
package enum ObjectTitle {
  /// The object's title on one line: the user's label, or else the text that the object shows, or else its
  /// class in words.
  package static func of(_ element: NibElement) -> String { title(of: element, isInSentence: false) }

  /// The title of an object inside the title of another object; the id itself if the document has no such object.
  ///
  /// Constraints and segues have a short title here instead of a sentence, because their sentence could contain the
  /// other object's title. An object that neither a label nor a text distinguishes from others has the name of an
  /// outlet.
  static func inSentence(id: String, in document: NibDocument) -> String {
    document.object(id: id).map { title(of: $0, isInSentence: true) } ?? id
  }

  /// The title of an object: a name of its own, its text, or the words of its class. In a sentence, the name of an
  /// outlet says more than a text that Interface Builder gave.
  static func title(of element: NibElement, isInSentence: Bool) -> String {
    if let title = special(element, isInSentence: isInSentence) ?? element["userLabel"] {
      return oneLine(title)
    }
    let text = representativeText(of: element)
    let distinguishes = text.map { !isDefaultText($0) } ?? false
    if isInSentence, !distinguishes, let outlet = outlet(of: element) { return oneLine(outlet) }
    return oneLine(text ?? classWords(element))
  }

  /// The name of an outlet that tells an object without a text from others of its class. The view of a controller
  /// always has the outlet `view`.
  private static func outlet(of element: NibElement) -> String? {
    guard element.key != "view", !element.isController, let id = element.id else { return nil }
    return element.document.outletNames[text: id]
  }

  /// Whether a text is the one that Interface Builder gives to new objects.
  static func isDefaultText(_ text: String) -> Bool { ["Label", "Button", "Title", "Item"].contains(text) }

  /// The title of the object with the given id; the id itself if the document has no such object.
  package static func of(id: String, in document: NibDocument) -> String {
    document.object(id: id).map(of) ?? id
  }

  /// The title of an object whose kind has its own rule for titles, such as a scene, constraint or segue; `nil` for
  /// other objects.
  private static func special(_ element: NibElement, isInSentence: Bool) -> String? {
    switch element.name {
    case "scene": SceneTitle.of(element, isInSentence: isInSentence)
    case "constraints": "Constraints"
    case "constraint" where !isInSentence: ConstraintSentence(element).text
    case "segue": isInSentence ? SegueSentence.kind(of: element) : SegueSentence.text(of: element)
    case "placeholder" where element["userLabel"] == nil: placeholder(element)
    case "viewLayoutGuide", "keyboardLayoutGuide": words(element["userLabel"] ?? element.key ?? element.name)
    case "viewControllerLayoutGuide": "\(words(element["type"] ?? "")) Layout Guide"
    default: nil
    }
  }

  private static func placeholder(_ element: NibElement) -> String {
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": "File's Owner"
    case "IBFirstResponder": "First Responder"
    case let identifier: identifier ?? "Placeholder"
    }
  }

  // MARK: Shown text

  /// The texts that an object shows, the most typical first: its text or title, a button's title in its configuration
  /// and in the normal state, or its placeholder. An object shows a text with attributes in place of a plain one. Texts in
  /// child elements may be empty.
  static func shownTexts(of element: NibElement) -> [String] {
    let keys = ["attributedText", "attributedTitle", "text", "title"]
    var texts = keys.compactMap { shownText($0, of: element) }
    if let name = element["storyboardName"] {
      texts.append([name, element["referencedIdentifier"]].compactMap { $0 }.joined(separator: "."))
    }
    texts += element.child(named: "buttonConfiguration").map(shownTexts) ?? []
    texts += normalState(of: element).map(shownTexts) ?? []
    return texts + ["headerTitle", "placeholder"].compactMap { shownText($0, of: element) }
  }

  private static func shownText(_ key: String, of element: NibElement) -> String? {
    if let value = element[key] { return value.isEmpty ? nil : value }
    guard let child = element.child(key: key) else { return nil }
    if child.isNamed("attributedString") { return NibAttributedString(child)?.string }
    guard child.isNamed("string") || child.isNamed("mutableString") else { return nil }
    return NibString(child)?.value
  }

  private static func normalState(of element: NibElement) -> NibElement? {
    element.children(named: "state").first { $0.key == "normal" }
  }

  /// The text that an object shows, or another text that stands for it; `nil` if there is none.
  private static func representativeText(of element: NibElement) -> String? {
    shownTexts(of: element).first { !$0.isEmpty } ?? string("reuseIdentifier", of: element)
      ?? substitute(of: element)
  }

  /// A text that represents an object without a text of its own: the text of its configuration, its segments, the item of
  /// the system that it shows, or the name of its image.
  static func substitute(of element: NibElement) -> String? {
    configuredText(element) ?? segmentTitles(element) ?? element["systemItem"].map(words)
      ?? string("image", of: element)
  }

  /// The text of a cell's configuration, or the name of a button's image in the normal state or in the configuration.
  private static func configuredText(_ element: NibElement) -> String? {
    if let list = element.child(named: "listContentConfiguration") { return string("text", of: list) }
    return normalState(of: element).flatMap { string("image", of: $0) }
      ?? element.child(named: "buttonConfiguration").flatMap { string("image", of: $0) }
  }

  private static func segmentTitles(_ element: NibElement) -> String? {
    let titles = element.children(inside: "segments").compactMap { SegmentWord.shownTitle(of: $0) }.filter {
      !$0.isEmpty
    }
    return titles.isEmpty ? nil : titles.joined(separator: " | ")
  }

  private static func string(_ key: String, of element: NibElement) -> String? {
    if let value = element[key] { return value.isEmpty ? nil : value }
    guard let child = element.child(key: key), !child.isNamed("nil") else { return nil }
    let text = NibValueText.text(of: child)
    return text.isEmpty ? nil : text
  }

  /// The custom class in words, or otherwise the element name in words: `Image View` for `imageView`.
  private static func classWords(_ element: NibElement) -> String {
    if let name = element["customClass"] { return words(name) }
    return element.name.hasSuffix("CellContentView") ? "Content View" : words(element.name)
  }

  /// Splits a name into words and capitalizes the first one: `My Table Cell` for `myTableCell`.
  package static func words(_ name: String) -> String { PlainName.words(name) }

  /// Replaces each run of white space and line breaks with one space, and cuts long texts.
  static func oneLine(_ text: String) -> String { PlainName.oneLine(text) }
}
