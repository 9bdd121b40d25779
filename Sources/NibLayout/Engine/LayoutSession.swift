/// Stores a layout problem and its `LayoutEngine`, so that a new root size is solved incrementally where the result is
/// the same as that of a new engine. If the last solution was ambiguous or had conflicts, the problem is solved from
/// the beginning.
package final class LayoutSession {
  package private(set) var problem: LayoutProblem
  private let measure: LayoutProblem.Measure
  /// The engine that solved the problem; `nil` if the problem has to be solved from the beginning.
  private var engine: LayoutEngine?
  /// The number of times the problem was solved from the beginning.
  private(set) var rebuildCount = 0
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

  /// Solves the current problem.
  package func solve() -> LayoutSolution {
    guard !problem.items.isEmpty else { return problem.solved(measure: measure) }
    if let solution = solveIncrementally() { return solution }
    rebuildCount += 1
    var newEngine = LayoutEngine(problem)
    let solution = newEngine.solve(measure)
    if LayoutSession.canContinue(newEngine, after: solution) { engine = newEngine }
    return solution
  }

  /// Solves with the existing engine; `nil` if there is none, or if the result could differ from that of a new
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

  /// Whether the next size can be solved incrementally. If there are several optimal solutions, an incremental solver
  /// may find another solution than a new solver. A constraint that was broken at one size may be satisfiable at the
  /// next size, and a length that masks made negative may be positive there.
  private static func canContinue(_ engine: LayoutEngine, after solution: LayoutSolution) -> Bool {
    solution.isConverged && solution.conflicts.isEmpty && !engine.allowsNegativeLengths
      && solution.ambiguous.allSatisfy(\.isEmpty)
  }

  /// Changes the size of the root, in points; the priorities stay the same.
  package func resize(width: Double, height: Double) {
    problem.resizeRoot(width: width, height: height)
    guard var current = engine.take() else { return }
    if current.resize(width: width, height: height) { engine = current }
  }
}
