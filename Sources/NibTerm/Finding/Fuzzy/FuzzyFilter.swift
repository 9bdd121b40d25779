/// Keeps the paths that match a query, while paths are added and the query is typed.
///
/// A longer query finds nothing that its beginning did not, so each letter typed looks only at what was left.
struct FuzzyFilter {
  private(set) var index = FuzzyIndex()
  private(set) var text = ""
  private var query = FuzzyQuery("")
  /// The paths that match, the best first; all in their order while there is no query.
  private(set) var matches: [FuzzyIndex.Match] = []

  /// Whether there is something that paths must match.
  var isActive: Bool { !query.isEmpty }

  /// Adds paths under the next numbers.
  mutating func append(_ paths: some Sequence<String>) {
    let first = index.count
    for path in paths { index.append(path) }
    let more = index.matches(query, among: first..<index.count)
    matches = isActive && !matches.isEmpty ? index.sorted(matches + more) : matches + more
  }

  /// Changes the query.
  mutating func setText(_ text: String) {
    let narrows = isActive && text.hasPrefix(self.text)
    self.text = text
    query = FuzzyQuery(text)
    matches =
      narrows
      ? index.matches(query, among: matches.map(\.number)) : index.matches(query, among: 0..<index.count)
  }

  /// The bytes of a path that the query's letters fall on.
  func positions(in number: Int) -> [Int] { isActive ? index.positions(of: query, in: number) : [] }
}

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

/// What somebody types to find a document: words, all of which must match.
///
/// The letters of a word must occur in its order, with anything between them. A word with a capital tells capitals
/// from small letters; others do not.
struct FuzzyQuery: Equatable {
  /// A word's letters as UTF-8.
  struct Word: Equatable {
    let bytes: [UInt8]
    let isCaseSensitive: Bool
    /// The letters that a text must have, as small ones.
    let letters: FuzzyLetters
  }

  let words: [Word]

  /// More than anybody types; letters beyond are left out.
  private static let longestWord = 64
  private static let mostWords = 16

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map { word in
      let isCaseSensitive = word.contains(where: \.isUppercase)
      let bytes = Array((isCaseSensitive ? String(word) : word.lowercased()).utf8.prefix(Self.longestWord))
      return Word(
        bytes: bytes, isCaseSensitive: isCaseSensitive, letters: FuzzyLetters(FuzzyText.folded(String(word))))
    }
  }

  /// Every text matches.
  var isEmpty: Bool { words.isEmpty }
}

/// Which bytes a text has, roughly: enough to see that most texts cannot match.
struct FuzzyLetters: Equatable {
  private var bits: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits |= 1 << UInt64(byte & 63) }
  }

  func includes(_ others: FuzzyLetters) -> Bool { others.bits & ~bits == 0 }
}
