/// Paths that are searched at every key: all in a row, with what each byte is worth worked out beforehand.
///
/// A letter of a query is looked for among thousands of paths within some milliseconds.
struct FuzzyIndex {
  /// More paths than this are not taken in: their numbers would not fit where they are sorted.
  static let mostPaths = 1 << 24

  /// More than the longest query's letters can be worth.
  private static let mostScore = 1 << 20

  private var bytes: [UInt8] = []
  private var folded: [UInt8] = []
  private var bonuses: [UInt8] = []
  private var letters: [FuzzyLetters] = []
  /// Where each path begins, and where the last one ends.
  private var starts = [0]

  init() {}

  /// A path and how well it matches.
  struct Match: Equatable {
    /// The path's number, from 0 in the order in which they came.
    let number: Int
    /// The higher the better.
    let score: Int
  }

  var count: Int { letters.count }

  /// Takes in a path under the next number.
  mutating func append(_ path: String) {
    precondition(count < Self.mostPaths, "more paths than can be numbered")
    let text = FuzzyText(path)
    bytes += text.bytes
    folded += text.folded
    bonuses += text.bonuses
    letters.append(FuzzyLetters(text.folded))
    starts.append(bytes.count)
  }

  /// The paths that match, the best first; of equal ones the shorter first, then the one that came first.
  ///
  /// - Parameter numbers: the paths to look at.
  func matches(_ query: FuzzyQuery, among numbers: some Sequence<Int>) -> [Match] {
    var found = numbers.map { Match(number: $0, score: 0) }
    // Without a query all are equal, and stay where they are.
    if query.isEmpty { return found }
    for word in query.words { found = matches(word, among: found) }
    return sorted(found)
  }

  /// Those of some paths that match one more word.
  private func matches(_ word: FuzzyQuery.Word, among paths: [Match]) -> [Match] {
    let aligner = FuzzyAligner(word.bytes)
    return (word.isCaseSensitive ? bytes : folded).withUnsafeBufferPointer { text in
      bonuses.withUnsafeBufferPointer { bonuses in
        withUnsafeTemporaryAllocation(of: FuzzyAligner.Seen.self, capacity: word.bytes.count) { seen in
          paths.compactMap { path in
            guard letters[path.number].includes(word.letters) else { return nil }
            let range = starts[path.number]..<starts[path.number + 1]
            let score = aligner.score(
              in: UnsafeBufferPointer(rebasing: text[range]), UnsafeBufferPointer(rebasing: bonuses[range]),
              seen)
            return score.map { Match(number: path.number, score: path.score + $0) }
          }
        }
      }
    }
  }

  /// Matches, the best first.
  ///
  /// One number stands for all that decides, because numbers are sorted quickly: the score comes first, then the length, then the path's number.
  func sorted(_ matches: [Match]) -> [Match] {
    let keys = matches.map { match in
      let length = min(starts[match.number + 1] - starts[match.number], 0xFFFF)
      return (Self.mostScore - match.score) << 40 | length << 24 | match.number
    }
    return keys.sorted().map { Match(number: $0 & 0xFF_FFFF, score: Self.mostScore - $0 >> 40) }
  }

  /// The bytes of a path that a query's letters fall on, sorted; empty if it does not match.
  func positions(of query: FuzzyQuery, in number: Int) -> [Int] {
    let range = starts[number]..<starts[number + 1]
    let positions = query.words.map { word in
      FuzzyAligner.positions(word.bytes, in: (word.isCaseSensitive ? bytes : folded)[range], bonuses[range])
    }
    return positions.contains([]) ? [] : Set(positions.joined()).sorted()
  }
}
