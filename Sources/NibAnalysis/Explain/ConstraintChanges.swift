import NibCore

/// Sentences about the effects that changes of constraints would have on an edge, for example a larger constant or a
/// removed constraint. The layout is solved again for each change.
struct ConstraintChanges {
  private let edge: ExplainedEdge
  private let chain: LayoutChain?
  private let layout: ExplainedLayout
  private let words: RowWords
  /// The unsatisfied rows of the view and of the views that determine it (`UnsatisfiedRows.rows`).
  private let unsatisfiedRows: [Int]

  /// The maximum number of constraints to change, separately for those that determine the edge and for
  /// unsatisfied ones.
  private static let limit = 4

  init(_ edge: ExplainedEdge, _ chain: LayoutChain?, _ layout: ExplainedLayout, _ unsatisfiedRows: [Int]) {
    self.edge = edge
    self.chain = chain
    self.layout = layout
    words = RowWords(layout)
    self.unsatisfiedRows = unsatisfiedRows
  }

  var sentences: [NibExplanation.Sentence] {
    let fixing = (chain?.links ?? []).map(\.row).filter { layout.constraint(ofRow: $0) != nil }
    return fixing.prefix(ConstraintChanges.limit).flatMap { row in
      [withLargerConstant(row), without(row)].compactMap { $0 }.map { .init(.change, $0, words.origin(row)) }
    }
      + unsatisfiedRows.prefix(ConstraintChanges.limit).compactMap { row in
        withHigherPriority(row).map { .init(.change, $0, words.origin(row)) }
      }
  }

  /// Describes the effect of a constant that is larger by one point; `nil` if the edge would not move or would no
  /// longer be determined.
  private func withLargerConstant(_ row: Int) -> String? {
    guard let constraint = layout.constraint(ofRow: row),
      case .constraint(let index) = layout.rows[row].source
    else { return nil }
    let variant = layout.withLargerConstant(of: constraint, at: index)
    let (now, then) = (edge.value(layout.values), edge.value(variant.values))
    guard abs(then - now) > LayoutRow.tolerance, isDetermined(variant) else { return nil }
    let constants = "\(NibNumber.text(constraint.constant)) to \(NibNumber.text(constraint.constant + 1))"
    return "raise the constant of \(constraint.nibNameInSentence) from \(constants): \(newValue(now, then))"
  }

  /// Describes the effect of removing a constraint.
  private func without(_ row: Int) -> String? {
    guard case .constraint(let index) = layout.rows[row].source else { return nil }
    let removal = layout.without(constraintAt: index)
    let (now, then) = (edge.value(layout.values), edge.value(removal.canvas.values))
    let name = "without \(words.name(row))"
    let isOpen = !removal.determines(edge.terms)
    let wasOpen = layout.ambiguous.isAmbiguous(LayoutVariables.Expression(terms: edge.terms, constant: 0))
    if isOpen, !wasOpen { return "\(name), nothing would determine the \(edge.edge.rawValue)" }
    if abs(then - now) > LayoutRow.tolerance { return "\(name), \(newValue(now, then))" }
    return isOpen
      ? "\(name), the \(edge.edge.rawValue) would still not be determined"
      : "\(name), the \(edge.edge.rawValue) would not change: something else requires the same value"
  }

  /// Describes the effect of raising the priority of an unsatisfied constraint above the weakest constraint that
  /// prevents it. `nil` if no optional priority would make it hold, and for rows that are not constraints.
  private func withHigherPriority(_ row: Int) -> String? {
    guard case .constraint(let index) = layout.rows[row].source, let constraint = layout.constraint(at: index)
    else { return nil }
    let own = UnsatisfiedRow(row, layout)
    guard let weakest = own.rivals.map(\.priority).min(), weakest < 999, own.priority <= weakest else {
      return nil
    }
    let priority = (weakest + 1).rounded(.down)
    let variant = layout.solved { $0.setPriority(priority, ofConstraint: index) }
    guard layout.rows[row].holds(variant.values) else { return nil }
    let (now, then) = (edge.value(layout.values), edge.value(variant.values))
    let effect =
      abs(then - now) > LayoutRow.tolerance
      ? newValue(now, then) : "the \(edge.edge.rawValue) would not change"
    return "raise the priority of \(constraint.nibNameInSentence) to \(NibNumber.text(priority)): "
      + "it would hold, and \(effect)"
  }

  /// Whether the changed layout determines the edge, or the original layout does not determine it either.
  private func isDetermined(_ variant: ExplainedLayout.SolvedVariant) -> Bool {
    variant.determines(edge.terms) || !layout.determines(edge.terms)
  }

  private func newValue(_ now: Double, _ then: Double) -> String {
    "the \(edge.edge.rawValue) would be \(NibNumber.text(then)), not \(NibNumber.text(now))"
  }
}

extension NSLayoutConstraint {
  /// Whether a larger constant moves the first item to the left.
  fileprivate var nibMovesLeftWithLargerConstant: Bool {
    hasSecondItem && isDirectional && nibReadsRightToLeft
  }
}

extension ExplainedLayout {
  /// The layout in which the constant of a constraint is larger by one point.
  func withLargerConstant(of constraint: NSLayoutConstraint, at index: Int) -> SolvedVariant {
    let step = constraint.nibMovesLeftWithLargerConstant ? -1.0 : 1.0
    return solved { problem in
      problem.setConstant(problem.constraints[index].constant + step, ofConstraint: index)
    }
  }
}
