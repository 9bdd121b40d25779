/// Compares texts with a query of `find` or the palette, and says how well they match.
package struct FoundMatcher {
  package enum Result: Equatable {
    /// Neither the text nor the query with more letters matches.
    case none
    /// The text does not match, but may match the query with more letters.
    case possible
    /// The text matches. `spread` is the distance of the letters of a fuzzy match from each other, from 0 to 127.
    case match(FoundQuality, spread: Int)
  }

  private let query: FoundQuery
  private let aligners: [FuzzyAligner]

  /// The minimum score of a fuzzy match, per letter. It requires that most letters are together or at the beginnings of
  /// words.
  private static let minimumScore = 20
  /// The maximum length of a text with a fuzzy match. Nearly every longer text contains all letters.
  private static let maximumFuzzyLength = 80
  /// The minimum number of letters of a word with a fuzzy match.
  private static let minimumFuzzyWordLength = 4

  package init(_ query: FoundQuery) {
    self.query = query
    aligners = query.words.map { FuzzyAligner($0) }
  }

  /// Compares a text that contains all letters of the query.
  ///
  /// Uses unsafe buffers because it runs for every text at every key press.
  ///
  /// - Parameter folded: the text in lower case.
  package func result(
    _ text: UnsafeBufferPointer<UInt8>, folded: UnsafeBufferPointer<UInt8>
  ) -> Result {
    if query.phrase.isEmpty { return .match(.exact, spread: 0) }
    let quality = query.phrase.withUnsafeBufferPointer { bestQuality(of: $0, in: text, folded) }
    if let quality { return .match(quality, spread: 0) }
    if query.words.count > 1, query.words.allSatisfy({ Self.contains($0, in: folded) }) {
      return .match(.words, spread: 0)
    }
    return fuzzyResult(text, folded)
  }

  // MARK: Substrings

  /// The best quality of all occurrences of a phrase; `nil` if there is none.
  private func bestQuality(
    of phrase: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>,
    _ folded: UnsafeBufferPointer<UInt8>
  ) -> FoundQuality? {
    var best: FoundQuality?
    var start = 0
    while let place = Self.firstPlace(of: phrase, in: folded, from: start) {
      let end = place + phrase.count
      let quality = quality(of: place..<end, in: text)
      if best.map({ quality < $0 }) ?? true { best = quality }
      if quality <= .word { break }
      start = place + 1
    }
    return best
  }

  /// How well a match fits the words of a text.
  private func quality(of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> FoundQuality {
    let isAtStart = range.lowerBound == 0
    let isAtEnd = range.upperBound == text.count
    if isAtStart, isAtEnd { return .exact }
    guard isAtStart || FuzzyScore.isWordStart(text, at: range.lowerBound) else { return .substring }
    let endsWord = isAtEnd || FuzzyScore.isWordEnd(text, at: range.upperBound)
    if endsWord { return .word }
    return isAtStart ? .prefix : .wordStart
  }

  private static func contains(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    contains(word, in: text, atWordStartOf: nil)
  }

  /// Whether a text in lower case contains a word.
  ///
  /// - Parameter original: the text as written, if the word must be at the beginning of a word; otherwise `nil`.
  static func contains(
    _ word: [UInt8], in text: UnsafeBufferPointer<UInt8>, atWordStartOf original: UnsafeBufferPointer<UInt8>?
  ) -> Bool {
    word.withUnsafeBufferPointer { word in
      var start = 0
      while let place = firstPlace(of: word, in: text, from: start) {
        guard let original, !FuzzyScore.isWordStart(original, at: place) else { return true }
        start = place + 1
      }
      return false
    }
  }

  /// The first place of a phrase; `nil` if there is none.
  private static func firstPlace(
    of phrase: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let first = phrase.first, text.count >= phrase.count else { return nil }
    var place = start
    let last = text.count - phrase.count
    while place <= last {
      if text[place] == first {
        var length = 1
        while length < phrase.count, text[place + length] == phrase[length] { length += 1 }
        if length == phrase.count { return place }
      }
      place += 1
    }
    return nil
  }

  /// Whether the letters of all words are in the text in this order, and how far apart.
  private func fuzzyResult(
    _ text: UnsafeBufferPointer<UInt8>, _ folded: UnsafeBufferPointer<UInt8>
  ) -> Result {
    guard text.count <= Self.maximumFuzzyLength else { return .possible }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { bonuses in
      for place in text.indices { bonuses[place] = FuzzyScore.wordBonus(text, at: place) }
      var lowestScore = Int.max
      for (word, aligner) in zip(query.words, aligners) {
        let score = withUnsafeTemporaryAllocation(
          of: FuzzyAligner.LetterState.self, capacity: word.count
        ) { aligner.score(in: folded, UnsafeBufferPointer(bonuses), $0) }
        guard let score else { return .none }
        if word.count >= Self.minimumFuzzyWordLength {
          lowestScore = min(lowestScore, score / word.count)
        } else if !Self.contains(word, in: folded) {
          lowestScore = 0
        }
      }
      guard lowestScore >= Self.minimumScore else { return .possible }
      return .match(.fuzzy, spread: max(0, min(127, 2 * Self.minimumScore + 24 - lowestScore)))
    }
  }

  /// The positions of the bytes of a text that match the query, to highlight them.
  package static func positions(of query: FoundQuery, in text: String) -> Set<Int> {
    let folded = FuzzyText.folded(text)
    let bytes = Array(text.utf8)
    func range(of word: [UInt8]) -> Range<Int>? {
      folded.withUnsafeBufferPointer { text in
        word.withUnsafeBufferPointer { word in
          var best: Range<Int>?
          var start = 0
          while let place = firstPlace(of: word, in: text, from: start) {
            let isWordStart = bytes.withUnsafeBufferPointer { FuzzyScore.isWordStart($0, at: place) }
            if best == nil || isWordStart { best = place..<place + word.count }
            if isWordStart { break }
            start = place + 1
          }
          return best
        }
      }
    }
    if let range = range(of: query.phrase) { return Set(range) }
    // If the text contains only some of the words, the object has the other words in other texts.
    let ranges = query.words.compactMap(range)
    if !ranges.isEmpty { return ranges.reduce(into: []) { $0.formUnion($1) } }
    let bonuses = bytes.withUnsafeBufferPointer { text in
      text.indices.map { FuzzyScore.wordBonus(text, at: $0) }
    }
    return query.words.reduce(into: []) { positions, word in
      positions.formUnion(FuzzyAligner.positions(word, in: folded[...], bonuses[...]))
    }
  }
}

extension FuzzyScore {
  /// The bonus for a match at a byte of a name: more than zero at the beginning of a word.
  static func wordBonus(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt8 {
    UInt8(bonus(of: text[place], after: place == 0 ? .slash : text[place - 1]))
  }

  /// Whether a word, or a part of a name such as `userName`, begins at a byte.
  static func isWordStart(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    wordBonus(text, at: place) > 0
  }

  /// Whether a word, or a part of a name such as `userName`, ends before a byte.
  static func isWordEnd(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    !isWord(text[place]) || isWordStart(text, at: place)
  }
}
