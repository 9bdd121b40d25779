import NibCore

/// The rows about an edge that do not determine it: unsatisfied demands on the view and on the views that
/// determine it, and bounds that hold without being reached.
struct UnsatisfiedRows {
  private let edge: ExplainedEdge
  private let chain: LayoutChain?
  private let layout: ExplainedLayout
  private let words: RowWords
  private let reportedWithConflict: Set<Int>
  /// The unsatisfied rows of the view, and the unsatisfied constraints of the document on the views that determine it.
  private(set) var rows: [Int] = []

  init(
    _ edge: ExplainedEdge, _ chain: LayoutChain?, _ layout: ExplainedLayout, _ conflicts: ExplainedConflicts
  ) {
    self.edge = edge
    self.chain = chain
    self.layout = layout
    words = RowWords(layout)
    reportedWithConflict = conflicts.brokenRows
    rows = findUnsatisfied()
  }

  var sentences: [NibExplanation.Sentence] {
    rows.map { .init(.lost, UnsatisfiedRow($0, layout).sentence, words.origin($0)) }
      + looseRows.map { .init(.slack, slack($0), words.origin($0)) }
  }

  /// The unsatisfied rows about the axis of the edge: all rows of the view, and constraints of the document on the
  /// items that determine the edge.
  private func findUnsatisfied() -> [Int] {
    let chained = Set((chain?.links ?? []).flatMap { layout.rows[$0.row].items }).subtracting([0])
    return layout.rows.indices.filter { index in
      let row = layout.rows[index]
      guard !row.holds(layout.values), !reportedWithConflict.contains(index), isWorthReporting(index),
        row.concerns(edge.edge.axes, layout.variables)
      else { return false }
      if row.items.contains(edge.item) { return true }
      return layout.constraint(ofRow: index) != nil && row.items.contains { chained.contains($0) }
    }
  }

  /// Returns false for demands that can never be satisfied exactly, such as a stack view's rule to be as small as
  /// possible.
  private func isWorthReporting(_ index: Int) -> Bool {
    let row = layout.rows[index]
    switch row.source {
    case .constraint: return layout.constraint(ofRow: index) != nil || row.terms.count > 1
    case .content, .rootSize: return true
    case .positive: return false
    }
  }

  /// The document's bounds on the view that hold without being reached.
  private var looseRows: [Int] {
    layout.rows.indices.filter { index in
      let row = layout.rows[index]
      return layout.constraint(ofRow: index) != nil && !row.isEquality && row.items.contains(edge.item)
        && row.concerns(edge.edge.axes, layout.variables) && row.holds(layout.values)
        && !row.isTight(layout.values)
    }
  }

  private func slack(_ row: Int) -> String {
    let distance = NibNumber.text(abs(layout.rows[row].deviation(layout.values)))
    return "\(words.statement(row)), which holds with \(distance) to spare"
  }
}
