import NibCore
import NibTools

/// Texts with titles and synonyms that are found by parts of their words: by any beginning, and by three or more letters
/// inside.
///
/// The palette and the help do not use `FuzzyFilter`, which finds letters in any places, because nearly every short
/// text would match many of thousands of objects.
struct WordIndex {
  /// A text that matches a query, by its number.
  struct Match: Equatable {
    let number: Int
    /// The quality of the match. Higher scores are better.
    let score: Int
  }

  /// The scores of places in a text. A match of a whole word gets `wholeWord` in addition, and one in the synonyms counts
  /// half.
  private enum Score {
    static let beginningOfText = 10
    static let beginningOfWord = 8
    static let insideOfWord = 2
    static let wholeWord = 2
  }

  /// The fewest letters of a query's word that are also found inside of words.
  private static let lettersFoundInside = 3

  /// The titles and synonyms in lower case, one after the other.
  private var bytes: [UInt8] = []
  /// The ranges of the titles and of their synonyms in `bytes`.
  private var places: [(title: Range<Int>, synonyms: Range<Int>)] = []

  /// Adds a text. Its number is the number of texts added before it.
  mutating func append(_ title: String, synonyms: String = "") {
    let start = bytes.count
    bytes += FuzzyText.folded(title)
    let end = bytes.count
    bytes += FuzzyText.folded(synonyms)
    places.append((start..<end, end..<bytes.count))
  }

  /// The texts that contain all words of a query, in the order of their numbers. Cost: O(length of all texts).
  func matches(_ query: WordQuery) -> [Match] {
    bytes.withUnsafeBufferPointer { bytes in
      places.indices.compactMap { number in
        var score = 0
        for word in query.words {
          let inTitle = WordIndex.score(word, in: bytes, places[number].title)
          let inSynonyms = WordIndex.score(word, in: bytes, places[number].synonyms) / 2
          let best = max(inTitle, inSynonyms)
          guard best > 0 else { return nil }
          score += best
        }
        return Match(number: number, score: score)
      }
    }
  }

  /// The positions of the bytes of a title that match a query's words.
  static func positions(of query: WordQuery, in title: String) -> Set<Int> {
    var positions: Set<Int> = []
    let text = FuzzyText.folded(title)
    text.withUnsafeBufferPointer { bytes in
      for word in query.words {
        guard let place = bestPlace(of: word, in: bytes, 0..<bytes.count) else { continue }
        positions.formUnion(place.start..<place.start + word.count)
      }
    }
    return positions
  }

  private static func score(
    _ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    bestPlace(of: word, in: bytes, range)?.score ?? 0
  }

  /// The best place of a word in a part of the bytes, and its score; `nil` if the word is not found.
  private static func bestPlace(
    of word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (start: Int, score: Int)? {
    var best: (start: Int, score: Int)?
    guard let first = word.first, word.count <= range.count else { return nil }
    for start in range.lowerBound...(range.upperBound - word.count) where bytes[start] == first {
      guard (1..<word.count).allSatisfy({ bytes[start + $0] == word[$0] }) else { continue }
      let isWordStart = start == range.lowerBound || !isLetter(bytes[start - 1]) || !isLetter(first)
      guard isWordStart || word.count >= lettersFoundInside else { continue }
      let end = start + word.count
      let isWhole = isWordStart && (end == range.upperBound || !isLetter(bytes[end]))
      let placeScore =
        start == range.lowerBound
        ? Score.beginningOfText : isWordStart ? Score.beginningOfWord : Score.insideOfWord
      let score = placeScore + (isWhole ? Score.wholeWord : 0)
      if score > best?.score ?? 0 { best = (start, score) }
    }
    return best
  }

  /// Whether a byte is a letter, a digit or not ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}

/// The words that a user types to find a row of the palette, in lower case.
struct WordQuery: Equatable {
  let words: [[UInt8]]

  init(_ text: String) {
    // The ids of commands and objects contain hyphens.
    words = text.split { $0.isWhitespace || $0 == "-" }.prefix(16).map { FuzzyText.folded(String($0)) }
  }
}
