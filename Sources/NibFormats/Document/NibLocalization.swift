/// The texts of a language in a document, in place of those of its development language. UIKit replaces them in the same
/// way when it loads a nib.
package struct NibLocalization: Sendable {
  /// A text of the language that is in the document.
  package struct Text: Sendable {
    /// The part of the document that contains the text.
    package let part: NibTextPart
    /// The key in the file with the translations: `OBJECTID.attribute`.
    package let key: String
    package let text: String
    /// The text in the development language.
    package let original: String
    /// The place of the text in its file; `nil` if it is not from a file.
    package let place: SourceLocation?

    package init(part: NibTextPart, key: String, text: String, original: String, place: SourceLocation?) {
      (self.part, self.key, self.text) = (part, key, text)
      (self.original, self.place) = (original, place)
    }

    /// The id of the object that the text belongs to: the part of the key before the first point.
    package var objectID: Substring { key.prefix { $0 != "." } }

    /// The name of the attribute: the part of the key after the first point.
    package var attribute: String { String(key.dropFirst(objectID.count + 1)) }
  }

  /// The name of the language, such as `de` or `zh-Hans`.
  package let language: String
  /// The document in its development language.
  package let base: NibDocument
  /// The texts that replace those of the development language, in the order of the strings file.
  package let texts: [Text]
  /// Whether the language has a document of its own, whose frames were saved with its texts.
  package let isOwnDocument: Bool

  /// The texts of an object and of the parts of it that have no id, such as the states of a button.
  package func texts(ofObject id: String) -> [Text] { texts.filter { $0.objectID == id } }
}

/// A part of a document that contains a text: an attribute of an element, or the text in the element.
package struct NibTextPart: Hashable, Sendable {
  /// The number of the element in document order.
  package let element: Int
  /// The name of the attribute; `nil` for the text in the element.
  package let attribute: String?

  package init(_ element: NibElement, attribute: String? = nil) {
    (self.element, self.attribute) = (element.index, attribute)
  }
}

extension NibDocument {
  /// The same document with other texts. The elements and their places stay the same, so that facts about ids,
  /// references and places hold for both documents.
  ///
  /// Parts that the document does not have are left out. Cost: copies the bytes and attributes of the document, but not
  /// its elements.
  package func localized(_ texts: [NibLocalization.Text], language: String) -> NibDocument {
    let base = inDevelopmentLanguage
    var tree = base.tree
    let applied = texts.filter {
      // A text that was encoded is replaced by one that is not.
      if $0.part.attribute == nil {
        _ = tree.replaceText(of: $0.part.element, attribute: "base64-UTF8", by: "NO")
      }
      return tree.replaceText(of: $0.part.element, attribute: $0.part.attribute, by: $0.text)
    }
    return NibDocument(
      base, tree: tree,
      localization: NibLocalization(language: language, base: base, texts: applied, isOwnDocument: false))
  }

  /// The document of a language in place of a document in the development language.
  package func standing(for base: NibDocument, in language: String) -> NibDocument {
    NibDocument(
      self, tree: tree,
      localization: NibLocalization(language: language, base: base, texts: [], isOwnDocument: true))
  }

  /// The document in its development language: the document itself, unless it is in another language.
  package var inDevelopmentLanguage: NibDocument { localization?.base ?? self }

  /// The document whose texts have the saved frames of this document.
  package var asSaved: NibDocument {
    guard let localization, !localization.isOwnDocument else { return self }
    return localization.base
  }
}
