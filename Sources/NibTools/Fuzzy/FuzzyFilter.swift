/// Keeps a list of the paths that match a query, and updates it when paths are added or the query changes.
///
/// A path that matches a query also matches every beginning of the query. Therefore, when letters are added at the end
/// of the query, only the current matches are searched.
package struct FuzzyFilter {
  private(set) var index = FuzzyIndex()
  package private(set) var text = ""
  private var query = FuzzyQuery("")
  /// The matching paths, the best first. Without a query, all paths in their original order.
  package private(set) var matches: [FuzzyIndex.Match] = []

  package init() {}

  package var isActive: Bool { !query.isEmpty }

  /// Adds paths, and numbers them consecutively in their order.
  package mutating func append(_ paths: some Sequence<String>) {
    let first = index.count
    for path in paths { index.append(path) }
    let newMatches = index.matches(query, among: first..<index.count)
    matches = isActive && !matches.isEmpty ? index.sorted(matches + newMatches) : matches + newMatches
  }

  /// Changes the query.
  package mutating func setText(_ text: String) {
    let narrows = isActive && text.hasPrefix(self.text)
    self.text = text
    query = FuzzyQuery(text)
    matches =
      narrows
      ? index.matches(query, among: matches.map(\.number)) : index.matches(query, among: 0..<index.count)
  }

  /// The positions of the bytes of a path that match the query's letters; empty without a query.
  package func positions(in number: Int) -> [Int] { isActive ? index.positions(of: query, in: number) : [] }
}
