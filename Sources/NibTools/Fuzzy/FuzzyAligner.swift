/// Finds the best way to match the letters of a word, in order, with bytes of a text.
///
/// The alignment with the highest score is the best one. For each byte that matches a letter of the word, the aligner
/// computes the best score of the word up to that letter, if the letter is matched with that byte.
///
/// The cost of a gap grows linearly with its length. Therefore, if one position of a letter is better than another
/// before some gap, it is also better before all longer gaps. One number per letter (`LetterState.potential`) is enough
/// to find the best score. Consecutive letters, which have no gap, are handled separately.
struct FuzzyAligner {
  /// The state of one letter of the word while the bytes of a text are visited.
  struct LetterState {
    /// The index of the last byte that matched the letter; negative if there is none yet.
    var place = Int.min
    /// The score of the word up to this letter if the letter is at `place`.
    var score = 0
    /// The maximum of `score + place * FuzzyScore.gapExtension` over all bytes that matched the letter. The byte with
    /// the maximum is the best position of the letter if the next letter is not directly after it.
    var potential = Int.min
  }

  private let word: [UInt8]
  /// For each byte value, the letters of the word that it matches, one bit per letter.
  private let letters: [UInt64]

  /// - Parameter word: at most 64 letters.
  init(_ word: [UInt8]) {
    self.word = word
    var letters = [UInt64](repeating: 0, count: 256)
    for (letter, byte) in word.enumerated() { letters[Int(byte)] |= 1 << UInt64(letter) }
    self.letters = letters
  }

  /// Returns the score of the best alignment, or `nil` if the text does not contain the letters in order.
  ///
  /// Uses unsafe buffers because it runs for every path at every key press.
  ///
  /// - Parameters:
  ///   - bonuses: the bonus of each byte of the text.
  ///   - states: memory for the state of each letter. Its contents are overwritten.
  func score(
    in text: UnsafeBufferPointer<UInt8>, _ bonuses: UnsafeBufferPointer<UInt8>,
    _ states: UnsafeMutableBufferPointer<LetterState>
  ) -> Int? {
    states.update(repeating: LetterState())
    var best: Int?
    for place in text.indices {
      var remaining = letters[Int(text[place])]
      // The loop goes from the last letter to the first, because each letter needs the state that the previous letter
      // had before this byte.
      while remaining != 0 {
        let letter = 63 - remaining.leadingZeroBitCount
        remaining ^= 1 << UInt64(letter)
        let bonus = Int(bonuses[place])
        let previous =
          letter == 0
          ? bonus * (FuzzyScore.firstLetterFactor - 1) : states[letter - 1].scoreAfterGap(before: place)
        guard let previous else { continue }
        let score = previous + FuzzyScore.letter + bonus
        states[letter].add(score, at: place)
        if letter == word.count - 1 { best = max(best ?? 0, score) }
      }
    }
    return best
  }
}

extension FuzzyAligner.LetterState {
  /// Adds another byte that matches the letter.
  fileprivate mutating func add(_ score: Int, at place: Int) {
    self.place = place
    self.score = score
    potential = max(potential, score + place * FuzzyScore.gapExtension)
  }

  /// The score of the word up to this letter, minus the cost of the gap if the next letter is at the given byte. `nil`
  /// if the letter has not occurred yet. Never negative, so that letters match at any distance.
  fileprivate func scoreAfterGap(before next: Int) -> Int? {
    guard place >= 0 else { return nil }
    let distant = potential - (next - 2) * FuzzyScore.gapExtension - FuzzyScore.gapStart
    return max(distant, place == next - 1 ? score + FuzzyScore.consecutive : 0)
  }
}

extension FuzzyAligner {
  /// Returns the positions of the letters in the best alignment, in order. The array is empty if there is no alignment.
  ///
  /// Uses memory for one number per letter and byte, so it is intended for the few paths on the screen.
  static func positions(_ word: [UInt8], in text: ArraySlice<UInt8>, _ bonuses: ArraySlice<UInt8>) -> [Int] {
    let table = scoreTable(word, in: Array(text), Array(bonuses))
    guard let last = table.last, let highest = last.max(), highest >= 0,
      let end = last.lastIndex(of: highest)
    else { return [] }
    var positions = [end]
    for scores in table.dropLast().reversed() {
      let place = positions[positions.count - 1]
      guard let before = bestPlace(scores, before: place) else { return [] }
      positions.append(before)
    }
    return positions.reversed()
  }

  /// The score of a byte that does not match. It is less than any other score.
  private static let none = -1

  /// For each letter and byte, the score of the word up to the letter if the letter is at that byte; `none` if the byte
  /// does not match.
  private static func scoreTable(_ word: [UInt8], in text: [UInt8], _ bonuses: [UInt8]) -> [[Int]] {
    var table: [[Int]] = []
    for byte in word {
      let previous = table.last
      table.append(
        text.indices.map { index in
          guard text[index] == byte else { return none }
          let bonus = Int(bonuses[index])
          guard let previous else { return FuzzyScore.letter + bonus * FuzzyScore.firstLetterFactor }
          guard let place = bestPlace(previous, before: index) else { return none }
          return FuzzyScore.letter + bonus + scoreAfterGap(previous[place], from: place, to: index)
        })
    }
    return table
  }

  /// The best position of the previous letter if the next letter is at `index`; the last position if several are
  /// equally good.
  ///
  /// - Parameter scores: the scores of the previous letter at each byte.
  private static func bestPlace(_ scores: [Int], before index: Int) -> Int? {
    var best: (place: Int, score: Int)?
    for place in 0..<index where scores[place] >= 0 {
      let score = scoreAfterGap(scores[place], from: place, to: index)
      if score >= best?.score ?? .min { best = (place, score) }
    }
    return best?.place
  }

  /// A score, minus the cost of the gap between `place` and the next letter at `index`. Never negative.
  private static func scoreAfterGap(_ score: Int, from place: Int, to index: Int) -> Int {
    let gap = index - place - 1
    if gap == 0 { return score + FuzzyScore.consecutive }
    return max(0, score - FuzzyScore.gapStart - (gap - 1) * FuzzyScore.gapExtension)
  }
}
