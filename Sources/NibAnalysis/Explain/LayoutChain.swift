import NibCore

/// The rows that fix a sum of variables: taken so often, their terms add up to it and their numbers to its
/// value.
struct LayoutChain {
  struct Link {
    /// An index into the layout's rows.
    let row: Int
    /// How often the row counts.
    let factor: Double
  }

  /// The nearest to what they fix come first.
  let links: [Link]

  /// The value that the rows give, in points.
  func value(_ rows: [LayoutRow]) -> Double {
    links.reduce(0) { $0 - $1.factor * rows[$1.row].constant }
  }
}

/// Finds the chains of a layout.
struct ChainFinder {
  private let rows: [LayoutRow]
  /// The rows that can fix something, the strongest first.
  private let tight: [Int]
  /// All of them.
  private let elimination: Elimination
  private let itemCount: Int

  init(_ layout: ExplainedLayout) {
    let rows = layout.rows
    self.rows = rows
    itemCount = layout.problem.items.count
    // A row that is exact only because something open happens to stand there fixes nothing.
    tight = rows.indices.filter { rows[$0].isTight(layout.values) && layout.decides(rows[$0].terms) }
      .sorted { (rows[$0].rank, $0) < (rows[$1].rank, $1) }
    elimination = ChainFinder.elimination(tight, rows)
  }

  private static func elimination(_ indices: [Int], _ rows: [LayoutRow]) -> Elimination {
    var elimination = Elimination()
    for index in indices { elimination.add(index, rows[index].terms) }
    return elimination
  }

  /// What fixes a sum of variables of these items; nil if nothing does.
  ///
  /// Strong rows before weak ones, so that no wish is named where constraints leave no choice; then, of
  /// chains that are as strong, a shorter one of rows near the items.
  func chain(of terms: [Simplex.Term], near items: [LayoutProblem.ItemID]) -> LayoutChain? {
    guard let whole = elimination.combination(terms) else { return nil }
    let rank = whole.map { rows[$0.row].rank }.max() ?? 0
    var best = whole
    var reached = Set(items)
    for radius in 0..<3 where best.count > radius + 1 {
      let near = tight.filter { rows[$0].rank <= rank && isNear($0, reached) }
      if let shorter = ChainFinder.elimination(near, rows).combination(terms), shorter.count < best.count {
        best = shorter
      }
      reached.formUnion(near.flatMap { rows[$0].items })
    }
    return LayoutChain(links: ordered(best.map { LayoutChain.Link(row: $0.row, factor: $0.factor) }, items))
  }

  private func isNear(_ row: Int, _ items: Set<LayoutProblem.ItemID>) -> Bool {
    if case .rootSize = rows[row].source { return true }
    return rows[row].items.contains { items.contains($0) }
  }

  /// From the items outwards.
  private func ordered(_ links: [LayoutChain.Link], _ items: [LayoutProblem.ItemID]) -> [LayoutChain.Link] {
    var isReached = [Bool](repeating: false, count: itemCount)
    if let first = items.first { isReached[first] = true }
    var rest = links
    var result: [LayoutChain.Link] = []
    while !rest.isEmpty {
      let next = rest.firstIndex { rows[$0.row].items.contains { isReached[$0] } } ?? 0
      let link = rest.remove(at: next)
      for item in rows[link.row].items { isReached[item] = true }
      result.append(link)
    }
    return result
  }
}
