import NibSupport

/// A text of a document in one language, from a strings file or a string catalog.
package struct TranslatedText: Hashable, Sendable {
  /// The id of an object, a point and the name of an attribute: `la1-aa-001.text`.
  package let key: String
  /// The text, which can be empty.
  package let value: String
  /// The texts for single devices (`iphone`, `ipad`, `mac`, `other`), which replace the value.
  package var deviceValues: [String: String] = [:]
  /// Whether the text differs by number. Documents do not use such variations.
  package var hasPlurals = false
  /// The state of an entry in a string catalog; in a strings file, `needsReview` for an outdated translation, and
  /// otherwise `nil`.
  package var state: TranslationState?
  package let comment: String?
  /// The places of the key and of the value. In a binary file, the place of the file.
  package let location: SourceLocation
  package let valueLocation: SourceLocation

  /// The id of the object.
  package var objectID: String { String(key.utf8Prefix(upTo: ".")) }
  /// The name of the attribute, such as `text` or `segmentTitles[0]`; empty if the key has none.
  package var attribute: String { String(key.dropFirst(objectID.count + 1)) }
}

/// The texts of one language in one file.
package struct TranslationTable: Sendable {
  /// The path of the file.
  package let file: String
  /// The language as written in the file or in the name of its folder: `de`, `zh-Hans`, `pt_BR`.
  package let language: String
  /// The texts in the order of the file. If a key stands there twice, both.
  package let texts: [TranslatedText]
  private let index: [ExactText: Int]

  /// The text with a key; `nil` if there is none. If there are several, the last, as in Foundation.
  package subscript(key: String) -> TranslatedText? { index[text: key].map { texts[$0] } }

  private init(file: String, language: String, texts: [TranslatedText]) {
    self.file = file
    self.language = language
    self.texts = texts
    var index: [ExactText: Int] = [:]
    for (number, text) in texts.enumerated() { index[text: text.key] = number }
    self.index = index
  }

  /// The texts of a strings file. Values that are no texts are left out.
  package init(_ strings: StringsFile, language: String, file: String) {
    let places = LanguagePlaces(strings.text, file: file, hasPlaces: strings.form != .binary)
    self.init(
      file: file, language: language,
      texts: strings.entries.compactMap { entry in
        entry.value.map {
          TranslatedText(
            key: entry.key, value: $0, state: entry.outdated == nil ? nil : .needsReview,
            comment: entry.comment, location: places[entry.keyRange], valueLocation: places[entry.valueRange])
        }
      })
  }

  /// The texts of a string catalog in a language as the catalog writes it.
  package init(_ catalog: StringCatalog, language: String, file: String) {
    let places = LanguagePlaces(catalog.text, file: file)
    self.init(
      file: file, language: language,
      texts: catalog.entries.compactMap { entry in
        guard let text = entry.localization(language), let value = text.value ?? text.devices["other"]
        else { return nil }
        return TranslatedText(
          key: entry.key, value: value, deviceValues: text.devices, hasPlurals: text.hasPlurals,
          state: text.state, comment: entry.comment, location: places[entry.keyRange],
          valueLocation: places[text.valueRange])
      })
  }
}

/// The places of the entries of a file.
private struct LanguagePlaces {
  private let lines: NibLineTable
  private let file: String
  private let hasPlaces: Bool

  init(_ text: LanguageText, file: String, hasPlaces: Bool = true) {
    lines = text.lines
    self.file = file
    self.hasPlaces = hasPlaces
  }

  subscript(range: Range<Int>) -> SourceLocation {
    hasPlaces ? lines.location(of: range.lowerBound, file: file) : SourceLocation(file: file)
  }
}

extension String {
  /// The text before the first occurrence of a sign, or the whole text.
  fileprivate func utf8Prefix(upTo sign: Unicode.Scalar) -> Substring {
    Substring(utf8.prefix { $0 != UInt8(ascii: sign) })
  }
}
