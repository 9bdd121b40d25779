/// Finds the best way to see the letters of a word in a text, in their order.
///
/// The way with the highest sum wins, by looking at all of them: for each byte that is a letter of the word, what is
/// the best score of the word up to there. A gap costs as much more as it is longer, so the best earlier place for the
/// letter before is the same for all later bytes, and one number a letter is enough to know it.
struct FuzzyAligner {
  /// What is known about a letter while a text is gone through.
  struct Seen {
    /// The last byte that it fell on, and the score of the word up to there.
    var place = Int.min
    var score = 0
    /// The most of what any place's score and number came to.
    var potential = Int.min
  }

  private let word: [UInt8]
  /// Which letters of the word each byte is: a bit for each.
  private let letters: [UInt64]

  /// - Parameter word: at most 64 letters.
  init(_ word: [UInt8]) {
    self.word = word
    var letters = [UInt64](repeating: 0, count: 256)
    for (letter, byte) in word.enumerated() { letters[Int(byte)] |= 1 << UInt64(letter) }
    self.letters = letters
  }

  /// The score of the best way; nil if the letters do not occur in their order.
  ///
  /// This runs for every path at every key, hence the bare memory.
  ///
  /// - Parameters:
  ///   - bonuses: what each byte of the text is worth.
  ///   - seen: room for each letter.
  func score(
    in text: UnsafeBufferPointer<UInt8>, _ bonuses: UnsafeBufferPointer<UInt8>,
    _ seen: UnsafeMutableBufferPointer<Seen>
  ) -> Int? {
    seen.update(repeating: Seen())
    var best: Int?
    for place in text.indices {
      var open = letters[Int(text[place])]
      // From the last letter to the first: each needs what the one before it was worth on earlier bytes.
      while open != 0 {
        let letter = 63 - open.leadingZeroBitCount
        open ^= 1 << UInt64(letter)
        let bonus = Int(bonuses[place])
        let before =
          letter == 0 ? bonus * (FuzzyScore.firstLetterFactor - 1) : seen[letter - 1].worth(at: place)
        guard let before else { continue }
        let score = before + FuzzyScore.letter + bonus
        seen[letter].add(score, at: place)
        if letter == word.count - 1 { best = max(best ?? 0, score) }
      }
    }
    return best
  }
}

extension FuzzyAligner.Seen {
  /// Takes in a further byte that the letter falls on.
  fileprivate mutating func add(_ score: Int, at place: Int) {
    self.place = place
    self.score = score
    potential = max(potential, score + place * FuzzyScore.gapExtension)
  }

  /// What the word up to this letter is worth for the next one on a later byte; nil if it was not seen yet. However
  /// far letters are apart, they match: what came before can become worthless, but not less.
  fileprivate func worth(at next: Int) -> Int? {
    guard place >= 0 else { return nil }
    let distant = potential - (next - 2) * FuzzyScore.gapExtension - FuzzyScore.gapStart
    return max(distant, place == next - 1 ? score + FuzzyScore.consecutive : 0)
  }
}

extension FuzzyAligner {
  /// The bytes of a text that the letters fall on in the best way, in their order; empty if there is no way.
  ///
  /// Costs the memory of a number a letter and byte; meant for the few paths that are on the screen.
  static func positions(_ word: [UInt8], in text: ArraySlice<UInt8>, _ bonuses: ArraySlice<UInt8>) -> [Int] {
    let ways = ways(word, in: Array(text), Array(bonuses))
    guard let last = ways.last, let most = last.max(), most >= 0, let end = last.lastIndex(of: most) else {
      return []
    }
    var positions = [end]
    for scores in ways.dropLast().reversed() {
      let place = positions[positions.count - 1]
      guard let before = best(scores, until: place) else { return [] }
      positions.append(before)
    }
    return positions.reversed()
  }

  /// Less than any score.
  private static let none = -1

  /// For each letter and byte: the score of the word up to the letter if that falls on the byte.
  private static func ways(_ word: [UInt8], in text: [UInt8], _ bonuses: [UInt8]) -> [[Int]] {
    var ways: [[Int]] = []
    for (letter, wanted) in word.enumerated() {
      let before = ways.last
      ways.append(
        text.indices.map { index in
          guard text[index] == wanted else { return none }
          let bonus = Int(bonuses[index])
          guard letter > 0 else { return FuzzyScore.letter + bonus * FuzzyScore.firstLetterFactor }
          guard let before, let place = best(before, until: index) else { return none }
          return FuzzyScore.letter + bonus + worth(before[place], at: place, to: index)
        })
    }
    return ways
  }

  /// Where the letter before falls best, for one that falls on `index`; of equal places the last.
  private static func best(_ scores: [Int], until index: Int) -> Int? {
    var found: Int?
    for place in 0..<index where scores[place] >= 0 {
      if let best = found,
        worth(scores[best], at: best, to: index) > worth(scores[place], at: place, to: index)
      {
        continue
      }
      found = place
    }
    return found
  }

  /// What a score is worth for a letter that follows on a later byte.
  private static func worth(_ score: Int, at place: Int, to index: Int) -> Int {
    let gap = index - place - 1
    if gap == 0 { return score + FuzzyScore.consecutive }
    return max(0, score - FuzzyScore.gapStart - (gap - 1) * FuzzyScore.gapExtension)
  }
}
