import NibCore

/// The variables that the constraints of a layout do not determine, and their possible values.
///
/// To find them, the layout is solved as an `AmbiguityProblem`, as `check` does: in it, views without an intrinsic size
/// have no size. An `ExplainedLayout` itself has the sizes of the canvas, so that its values are those that are shown,
/// and its `determines(_:)` can be true of a variable that is ambiguous here.
struct AmbiguousVariables {
  let engine: LayoutEngine
  /// The amounts by which the variables of the problem can change; see `Simplex.motions()`.
  let motions: [Double]
  /// Whether each variable is ambiguous, by symbol.
  private let flags: [Bool]
  /// The ambiguous variables.
  let symbols: Set<Simplex.Symbol>
  /// The items that can be ambiguous because of a conflict.
  private let conflicted: ConflictReach
  /// The optimal layouts. Its rows are shorter than those of the engine, so that copies need less time.
  private let optimum: Simplex
  private let work = Work()

  /// The work that may still be spent on possible values: see `LayoutEngine.effort`. Layouts of real documents need less
  /// than a hundredth of it.
  private final class Work {
    var remaining = 100_000_000
  }

  /// A position beyond every real layout, in points. A sum is optimized toward this position to find its limits.
  private static let far = 1e6

  init(_ layout: ExplainedLayout) {
    let checked = CheckedLayout(root: layout.root, report: LayoutReport())
    let problem = AmbiguityProblem(checked, layout.builder).problem
    var engine = LayoutEngine(problem)
    _ = engine.solve(layout.builder.measure)
    motions = engine.simplex.motions()
    let flags = motions.map(OptimalFace.isMotion)
    self.flags = flags
    symbols = Set(flags.indices.filter { flags[$0] }.map { Simplex.Symbol($0) })
    conflicted = ConflictReach(of: engine.conflicts, in: problem, layout.builder)
    self.engine = engine
    optimum = engine.simplex.restrictedToOptimum(effortLimit: 10_000_000)
  }

  /// The axes on which an item's position or size is ambiguous for other reasons than a conflict.
  func axes(of item: LayoutProblem.ItemID) -> LayoutAxes {
    func isAmbiguous(_ symbol: Simplex.Symbol?) -> Bool { symbol.map { flags[Int($0)] } ?? false }
    let own = engine.variables.items[item]
    var axes: LayoutAxes = []
    if isAmbiguous(own.left) || isAmbiguous(own.width) { axes.insert(.horizontal) }
    if isAmbiguous(own.top) || isAmbiguous(own.height) { axes.insert(.vertical) }
    return axes.subtracting(conflicted.axes(of: item))
  }

  /// Whether a sum of variables has more than one value in optimal layouts.
  func isAmbiguous(_ sum: LayoutVariables.Expression) -> Bool {
    OptimalFace.isMotion(sum.terms.value(motions))
  }

  /// Whether possible values may still be computed. False after very many of them.
  var hasRanges: Bool { work.remaining > 0 }

  /// The smallest and largest value of a sum in an optimal layout; `nil` for an unbounded side.
  func range(of sum: LayoutVariables.Expression) -> (minimum: Double?, maximum: Double?) {
    (extreme(of: sum, sign: -1), extreme(of: sum, sign: 1))
  }

  private func extreme(of sum: LayoutVariables.Expression, sign: Double) -> Double? {
    var simplex = optimum
    let penalty = Simplex.Penalty.level(0)
    _ = simplex.add(
      sum.terms, constant: sum.constant - sign * AmbiguousVariables.far, above: penalty, below: penalty)
    // The copy takes time, too.
    work.remaining -= simplex.effort + motions.count
    let value = sum.terms.value(simplex.solution()) + sum.constant
    return abs(value) < AmbiguousVariables.far / 2 ? value : nil
  }

  /// The frames of all items if a sum has the given value, which must be possible. All other ambiguous
  /// variables have the values of the problem's hints.
  func frames(fixing sum: LayoutVariables.Expression, at value: Double) -> [LayoutRect] {
    var fixed = engine
    _ = fixed.simplex.add(
      sum.terms, constant: sum.constant - value, above: .forbidden, below: .forbidden)
    return fixed.frames(fixed.valuesNearHints(flags))
  }
}
