import NibSupport

/// The keys that a file with translations can have, because one of the documents that it serves has such a text.
package struct LocalizableKeys: Sendable {
  private var keys: Set<ExactText> = []
  private let documents: [NibDocument]

  package init(_ documents: [NibDocument]) {
    self.documents = documents
    for document in documents {
      for text in document.localizableTexts { keys.insert(text: text.key) }
    }
  }

  /// Whether a document has a text with this key, or may have one of a kind that is not known here.
  package func contains(_ key: String) -> Bool {
    keys.contains(text: key) || documents.contains { $0.mayHaveText(withKey: key) }
  }
}

extension NibDocument {
  /// Whether a key can name a text that `localizableTexts` does not contain: a runtime attribute of an object, or a text
  /// of an object of an unknown kind.
  fileprivate func mayHaveText(withKey key: String) -> Bool {
    let id = String(key.prefix { $0 != "." })
    guard let object = object(id: id) else { return false }
    if key.dropFirst(id.count + 1).hasPrefix("ibExternalUserDefinedRuntimeAttributesLocalizableStrings[") {
      return object.child(named: "userDefinedRuntimeAttributes") != nil
    }
    return !LocalizedWords.knowsElement(object.name, on: kind.platform)
  }
}
