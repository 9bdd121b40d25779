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
