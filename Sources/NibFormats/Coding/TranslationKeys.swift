/// The keys of a document's texts in files with translations.
struct TranslationKeys {
  private struct Place: Hashable {
    let element: Int
    let word: String
  }

  private let keys: [Place: String]

  init(_ document: NibDocument) {
    keys = document.localizableTexts.reduce(into: [:]) { keys, text in
      switch text.part {
      case .attribute(let word), .keyed(let word), .element(let word):
        keys[Place(element: text.holder.index, word: word)] = text.key
      }
    }
  }

  /// The key of the text that an element has in an attribute or a child; `nil` if it is not translated.
  func key(_ word: String, of element: NibElement) -> String? {
    keys[Place(element: element.index, word: word)]
  }
}
