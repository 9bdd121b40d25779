import NibCore

/// The text that a user types to find objects: words, optionally after a kind, as in `class:card`. Case is ignored.
package struct FoundQuery: Equatable, Sendable {
  package let text: String
  /// The kind of the texts to search; `nil` for all kinds.
  let kind: FoundKind?
  /// The text after the kind, in lower case, as UTF-8.
  let phrase: [UInt8]
  let words: [[UInt8]]
  /// The letters that a text must contain.
  package let letters: FuzzyLetters

  /// The longest word in bytes (see `FuzzyAligner`) and the largest number of words.
  private static let longestWord = 64
  private static let maximumWordCount = 16

  package init(_ text: String, kind: FoundKind? = nil) {
    self.text = text
    var (kind, phraseText) = (kind, text.drop { $0.isWhitespace })
    if kind == nil, let colon = phraseText.firstIndex(of: ":"),
      let typedKind = FoundKind(name: phraseText[..<colon])
    {
      kind = typedKind
      phraseText = phraseText[phraseText.index(after: colon)...]
    }
    self.kind = kind
    let parts = phraseText.split(whereSeparator: \.isWhitespace)
    phrase = FuzzyText.folded(parts.joined(separator: " "))
    words = parts.prefix(Self.maximumWordCount).map {
      Array(FuzzyText.folded(String($0)).prefix(Self.longestWord))
    }
    letters = FuzzyLetters(words.joined())
  }

  /// Whether there is nothing to search for.
  package var isEmpty: Bool { phrase.isEmpty && kind == nil }

  /// Whether all texts that match this query also match the other query.
  func narrows(_ other: FoundQuery) -> Bool { !other.phrase.isEmpty && phrase.starts(with: other.phrase) }

  /// Whether a use of a matching text is a result. Ids are random letters, so without `id:`, an id must begin with the
  /// query, and the query must have at least three letters.
  package func accepts(
    _ use: DocumentTexts.Use, of text: Int, _ quality: FoundQuality, in texts: DocumentTexts
  ) -> Bool {
    if let kind, kind != use.kind { return false }
    guard use.kind == .id else { return true }
    if kind != nil { return quality < .fuzzy }
    return phrase.count >= 3 && texts.folded.bytes[texts.folded.range(of: text)].starts(with: phrase)
  }
}
