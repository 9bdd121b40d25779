import NibSupport

/// A text of a document that can be translated, with the key that files with translations have for it.
package struct LocalizableText: Hashable, Sendable {
  /// The object that the key names.
  package let object: NibElement
  /// The id of the object.
  package let objectID: String
  /// The name of the text in the key: `text`, `normalTitle`, `segmentTitles[0]`.
  package let attribute: String
  /// The text in the document.
  package let text: String
  /// The element that has the text: the object, or an element inside it, such as the state of a button.
  package let holder: NibElement
  /// The part of the holder: an attribute; or a child element with a key, which contains the text.
  package let part: PropertySchema.Part
  /// The place of the attribute or of the child element.
  package let location: SourceLocation

  /// The key in files with translations: `la1-aa-001.text`.
  package var key: String { objectID + "." + attribute }

  /// The class of the object as Xcode writes it into comments: `UILabel`.
  package var className: String { LocalizableText.className(of: object) }

  /// The note of the developer for translators, which the editor stores with the object; `nil` if there is none.
  package var note: String? {
    let value = object.children(named: "attributedString").first { $0.key == "userComments" }
    guard let value else { return nil }
    let text = value.children(named: "fragment").compactMap { $0.text("content") }.joined()
    return text.isEmpty ? nil : text
  }

  /// The class of an object of a document.
  package static func className(of object: NibElement) -> String {
    let (name, kind) = (object.name, object.document.kind)
    let rest = name.prefix(1).uppercased() + name.dropFirst()
    switch kind.platform {
    case .macOS: return "NS" + rest
    case .watchOS: return "WKInterface" + rest
    default: return ClassSchemas.uiKit.ofElement(name)?.name ?? "UI" + rest
    }
  }
}

extension NibDocument {
  /// The texts of the document that can be translated, in document order. Empty texts are left out, as in Xcode.
  package var localizableTexts: [LocalizableText] {
    var texts: [LocalizableText] = []
    // Names repeat, and numbers are found faster than names.
    var known: [NibNameTable.ID: [LocalizedWord]] = [:]
    for element in root.descendants {
      let words =
        known[element.nameNumber] ?? LocalizedWords.words(ofElement: element.name, on: kind.platform)
      known[element.nameNumber] = words
      for word in words {
        if let owner = element.localizedOwner { texts += element.localizableTexts(word, of: owner) }
      }
    }
    return texts
  }
}

extension NibElement {
  /// The nearest element with an id: this one, or one around it.
  fileprivate var localizedOwner: NibElement? {
    var next: NibElement? = self
    while let element = next, element.id == nil { next = element.parent }
    return next
  }

  fileprivate func localizableTexts(_ word: LocalizedWord, of owner: NibElement) -> [LocalizableText] {
    let name = word.word
    switch word.name {
    case .own:
      let prefix = owner == self ? "" : key.map { $0 + "." } ?? ""
      return localizableText(name, named: prefix + name, of: owner)
    case .other(let other): return localizableText(name, named: other, of: owner)
    case .afterKey:
      return localizableText(
        name, named: (key ?? "") + name.prefix(1).uppercased() + name.dropFirst(), of: owner)
    case .indexed(let list):
      if let position = positionInList {
        return localizableText(name, named: "\(list)[\(position)]", of: owner)
      }
      let strings = child(named: name) ?? child(key: name)
      return (strings.map { Array($0.children) } ?? []).enumerated().flatMap { position, string in
        string.localizableContent(named: "\(list)[\(position)]", of: owner)
      }
    case .indexedIfLocalized(let list):
      let localized = parent?.children.filter(\.isMarkedLocalized) ?? []
      return localized.firstIndex(of: self).map {
        localizableText(name, named: "\(list)[\($0)]", of: owner)
      } ?? []
    }
  }

  /// Whether a runtime attribute of a document is marked as a text that is translated.
  private var isMarkedLocalized: Bool { bool("localized") == true || self["type"] == "localizedString" }

  /// The position among the elements of the list around this one; `nil` if it is not in a list.
  private var positionInList: Int? {
    guard id == nil || isNamed("segment"), let list = parent, list.id == nil else { return nil }
    return list.children.enumerated().first { $0.element == self }?.offset
  }

  /// The text of an attribute or a child.
  private func localizableText(
    _ word: String, named attribute: String, of owner: NibElement
  ) -> [LocalizableText] {
    guard let text = text(word), !text.isEmpty, let id = owner.id else { return [] }
    let place = location(ofAttribute: word)
    return [
      LocalizableText(
        object: owner, objectID: id, attribute: attribute, text: text, holder: self,
        part: place == nil ? .keyed(word) : .attribute(word),
        location: place ?? child(key: word)?.location ?? location)
    ]
  }

  /// The text of a string in a list of strings.
  private func localizableContent(named attribute: String, of owner: NibElement) -> [LocalizableText] {
    let text = NibString(self)?.value ?? text
    guard !text.isEmpty, let id = owner.id else { return [] }
    return [
      LocalizableText(
        object: owner, objectID: id, attribute: attribute, text: text, holder: self, part: .element(name),
        location: location)
    ]
  }
}
