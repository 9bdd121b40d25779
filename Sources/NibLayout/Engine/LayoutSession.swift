/// Stores a layout problem and its `LayoutEngine`, so that changes are solved incrementally where the result is
/// the same as that of a new engine.
///
/// Incremental changes are: a new root size, a new constant (from the second change of the same constraint on),
/// an added constraint (if it is required, or if its priority already occurs in the problem), and the removal of
/// most constraints (not of the required equations of the original problem). After any other change, and if the
/// last solution was ambiguous or had conflicts, the problem is solved from the beginning.
package final class LayoutSession {
  /// The problem as it is now.
  package private(set) var problem: LayoutProblem
  private let measure: LayoutProblem.Measure
  /// The engine that solved the problem; nil if the problem has to be solved from the beginning.
  private var engine: LayoutEngine?
  /// The indices of constraints whose constants have changed before.
  private var adjustable: Set<Int> = []
  /// The number of pivots after which the problem is solved from the beginning, because accumulated rounding
  /// errors may become visible.
  private static let pivotLimit = 5_000

  /// `measure` is called for the items whose height depends on their width.
  package init(
    _ problem: LayoutProblem,
    measure: @escaping LayoutProblem.Measure = { _, _ in LayoutProblem.MeasuredContent(height: 0) }
  ) {
    self.problem = problem
    self.measure = measure
  }

  /// The number of times the problem was solved from the beginning.
  private(set) var rebuildCount = 0

  /// Solves the current problem.
  package func solve() -> LayoutSolution {
    guard !problem.items.isEmpty else { return problem.solved(measure: measure) }
    if let solution = solveIncrementally() { return solution }
    rebuildCount += 1
    var newEngine = LayoutEngine(problem, adjustable: adjustable)
    let solution = newEngine.solve(measure)
    if LayoutSession.canContinue(newEngine, after: solution) { engine = newEngine }
    return solution
  }

  /// Solves with the existing engine; nil if there is none, or if the result could differ from that of a new
  /// engine. The engine is moved out of the property: with two references to its simplex, the first change would
  /// copy the whole tableau.
  private func solveIncrementally() -> LayoutSolution? {
    guard var current = engine.take() else { return nil }
    let solution = current.solve(measure)
    guard LayoutSession.canContinue(current, after: solution),
      current.simplex.pivotCount < LayoutSession.pivotLimit
    else { return nil }
    engine = current
    return solution
  }

  /// Whether the next change can be solved incrementally. If there are several optimal solutions, an
  /// incremental solver may find a different one than a new solver, and a constraint that was broken at one
  /// size, or a length that masks made negative, may be possible at the next.
  private static func canContinue(_ engine: LayoutEngine, after solution: LayoutSolution) -> Bool {
    solution.isConverged && solution.conflicts.isEmpty && !engine.allowsNegativeLengths
      && solution.ambiguous.allSatisfy(\.isEmpty)
  }

  /// Changes the size of the root, in points; the priorities stay the same.
  package func resize(width: Double, height: Double) {
    problem.resizeRoot(width: width, height: height)
    change { $0.resize(width: width, height: height) }
  }

  /// Sets the constant, in points, of the constraint at that index of `problem.constraints`.
  package func setConstant(_ constant: Double, ofConstraint index: Int) {
    problem.setConstant(constant, ofConstraint: index)
    if adjustable.insert(index).inserted { engine = nil }
    change { $0.setConstant(constant, of: index) }
  }

  /// Adds a constraint and returns its index.
  @discardableResult
  package func addConstraint(_ constraint: LayoutProblem.Constraint) -> Int {
    change { $0.addConstraint(constraint) }
    return problem.addConstraint(constraint)
  }

  /// Removes the constraint at that index of `problem.constraints`; the indices of those after it decrease by 1.
  package func removeConstraint(at index: Int) {
    problem.removeConstraint(at: index)
    adjustable = Set(adjustable.compactMap { $0 == index ? nil : $0 > index ? $0 - 1 : $0 })
    change { $0.removeConstraint(at: index) }
  }

  /// Changes the existing engine, and discards it if `body` returns false.
  private func change(_ body: (inout LayoutEngine) -> Bool) {
    guard var current = engine.take() else { return }
    if body(&current) { engine = current }
  }
}
