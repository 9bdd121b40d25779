/// An index of paths that is fast enough to be searched at every key press: one array of the bytes of all paths, with
/// precomputed bonuses. Searching thousands of paths takes a few milliseconds.
package struct FuzzyIndex {
  /// The maximum number of paths. Larger numbers would not fit into the sort keys.
  static let maximumPathCount = 1 << 24

  /// An upper bound of the score of the longest query.
  private static let maximumScore = 1 << 20

  private var bytes: [UInt8] = []
  /// The bytes of the paths in lower case.
  private var foldedBytes: [UInt8] = []
  private var bonuses: [UInt8] = []
  private var letters: [FuzzyLetters] = []
  /// The offset of the start of each path in `bytes`, and the end of the last path.
  private var starts = [0]

  init() {}

  /// A matching path and its score.
  package struct Match: Equatable {
    /// The path's number, from 0, in the order in which paths were added.
    package let number: Int
    /// The score; higher is better.
    let score: Int
  }

  var count: Int { letters.count }

  /// Adds a path. Its number is the number of paths added before it.
  mutating func append(_ path: String) {
    precondition(count < Self.maximumPathCount, "more paths than can be numbered")
    let text = FuzzyText(path)
    bytes += text.bytes
    foldedBytes += text.folded
    bonuses += text.bonuses
    letters.append(FuzzyLetters(text.folded))
    starts.append(bytes.count)
  }

  /// Returns the matching paths, the best first. If scores are equal, shorter paths come first, then paths that were
  /// added earlier.
  ///
  /// - Parameter numbers: the numbers of the paths to search.
  func matches(_ query: FuzzyQuery, among numbers: some Sequence<Int>) -> [Match] {
    let all = numbers.map { Match(number: $0, score: 0) }
    // Without a query all paths are equal and keep their order.
    if query.isEmpty { return all }
    return sorted(query.words.reduce(all) { matches($1, among: $0) })
  }

  /// The given paths that also match one more word.
  private func matches(_ word: FuzzyQuery.Word, among paths: [Match]) -> [Match] {
    let aligner = FuzzyAligner(word.bytes)
    return (word.isCaseSensitive ? bytes : foldedBytes).withUnsafeBufferPointer { text in
      bonuses.withUnsafeBufferPointer { bonuses in
        withUnsafeTemporaryAllocation(of: FuzzyAligner.LetterState.self, capacity: word.bytes.count) {
          states in
          paths.compactMap { path in
            guard letters[path.number].includes(word.letters) else { return nil }
            let range = starts[path.number]..<starts[path.number + 1]
            let score = aligner.score(
              in: UnsafeBufferPointer(rebasing: text[range]), UnsafeBufferPointer(rebasing: bonuses[range]),
              states)
            return score.map { Match(number: path.number, score: path.score + $0) }
          }
        }
      }
    }
  }

  /// Sorts matches, the best first.
  ///
  /// Each sort key is a single number, which is fast to compare: the difference from the maximum score in the highest
  /// bits, then the length, then the path's number.
  func sorted(_ matches: [Match]) -> [Match] {
    let keys = matches.map { match in
      let length = min(starts[match.number + 1] - starts[match.number], 0xFFFF)
      return (Self.maximumScore - match.score) << 40 | length << 24 | match.number
    }
    return keys.sorted().map { Match(number: $0 & 0xFF_FFFF, score: Self.maximumScore - $0 >> 40) }
  }

  /// Returns the sorted positions of the bytes of a path that match a query's letters. The array is empty if the path
  /// does not match.
  func positions(of query: FuzzyQuery, in number: Int) -> [Int] {
    let range = starts[number]..<starts[number + 1]
    let positions = query.words.map { word in
      FuzzyAligner.positions(
        word.bytes, in: (word.isCaseSensitive ? bytes : foldedBytes)[range], bonuses[range])
    }
    return positions.contains([]) ? [] : Set(positions.joined()).sorted()
  }
}
