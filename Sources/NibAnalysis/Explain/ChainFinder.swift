import NibCore

/// Finds the rows that determine sums of variables of a layout.
struct ChainFinder {
  private let rows: [LayoutRow]
  /// The strength of each row as a number; lower is stronger.
  private let ranks: [Double]
  /// The rows that can determine variables, the strongest first.
  private let tight: [Int]
  /// The elimination of all tight rows.
  private let elimination: Elimination
  private let itemCount: Int

  init(_ layout: ExplainedLayout) {
    let rows = layout.rows
    self.rows = rows
    itemCount = layout.problem.items.count
    // A row does not determine anything if it is exactly satisfied only because an ambiguous variable happens to have
    // the right value.
    let indices = rows.indices.filter { rows[$0].isTight(layout.values) && layout.determines(rows[$0].terms) }
    // A size that only the canvas keeps is named only if nothing else determines the variables.
    var ranks = rows.map(\.rank)
    for index in indices {
      if case .content(let id, let dimension) = rows[index].source,
        layout.contentOrigin(id, dimension) == .canvas
      {
        ranks[index] += 4000
      }
    }
    self.ranks = ranks
    tight = indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    elimination = ChainFinder.elimination(tight, rows)
  }

  private static func elimination(_ indices: [Int], _ rows: [LayoutRow]) -> Elimination {
    var elimination = Elimination()
    for index in indices { elimination.add(index, rows[index].terms) }
    return elimination
  }

  /// Returns the rows that determine a sum of variables of these items; `nil` if it is not determined.
  ///
  /// Strong rows are preferred to weak ones, so that an optional demand is not named if required constraints
  /// alone determine the sum. Of equally strong chains, a shorter one with rows near the items is preferred.
  func chain(of terms: [Simplex.Term], near items: [LayoutProblem.ItemID]) -> LayoutChain? {
    guard let whole = elimination.combination(terms) else { return nil }
    let rank = whole.map { ranks[$0.row] }.max() ?? 0
    var best = whole
    var reached = Set(items)
    for radius in 0..<3 where best.count > radius + 1 {
      let near = tight.filter { ranks[$0] <= rank && isNear($0, reached) }
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

  /// Orders the links so that each one, if possible, shares an item with those before it. The first one contains the
  /// first of the items.
  private func ordered(_ links: [LayoutChain.Link], _ items: [LayoutProblem.ItemID]) -> [LayoutChain.Link] {
    var isReached = [Bool](repeating: false, count: itemCount)
    if let first = items.first { isReached[first] = true }
    var remaining = links
    var result: [LayoutChain.Link] = []
    while !remaining.isEmpty {
      let next = remaining.firstIndex { rows[$0.row].items.contains { isReached[$0] } } ?? 0
      let link = remaining.remove(at: next)
      for item in rows[link.row].items { isReached[item] = true }
      result.append(link)
    }
    return result
  }
}
