import NibCore

/// The variables that the constraints of a layout do not determine, and their possible values.
///
/// They are those of the solved `AmbiguityProblem`, as in `check`: in it, views without an intrinsic size have no size. An
/// `ExplainedLayout` itself has the sizes of the canvas, so that its values are those that are shown, and its
/// `determines(_:)` can be true of a variable that is ambiguous here.
struct AmbiguousVariables {
  let engine: LayoutEngine
  /// The amounts by which the variables of the problem can change; see `Simplex.motions()`.
  let motions: [Double]
  /// Whether each variable is ambiguous, by symbol.
  private let flags: [Bool]
  /// The ambiguous variables.
  let symbols: Set<Simplex.Symbol>
  /// The values of the variables in one of the optimal layouts.
  let values: [Double]
  /// The items that can be ambiguous because of a conflict.
  private let conflictReach: ConflictReach
  private let ranges: Ranges
  /// A simplex whose feasible solutions are the optimal layouts. Its rows are shorter than those of the engine.
  var optimum: Simplex { ranges.first }

  /// Finds the limits of sums. For this, the solver moves from one optimal layout to the next.
  private final class Ranges {
    let first: Simplex
    private var current: Simplex
    /// The work that was spent before the solver began again with the first layout.
    private var spent = 0

    init(_ engine: LayoutEngine) {
      first = engine.simplex.restrictedToOptimum(effortLimit: Ranges.limit)
      current = first
    }

    /// The maximum work for all limits: see `LayoutEngine.effort`. Layouts of real documents need less than a hundredth
    /// of it.
    private static let limit = 100_000_000
    /// The number of pivots after which rounding errors could become visible.
    private static let maximumPivots = 2_000

    var isUsedUp: Bool { current.hasGivenUp || spent + current.effort > Ranges.limit }

    func range(of terms: [Simplex.Term]) -> (minimum: Double?, maximum: Double?) {
      if current.pivotCount > Ranges.maximumPivots {
        spent += current.effort
        current = first
      }
      return current.range(of: terms)
    }
  }

  /// A position beyond every real layout, in points. Values beyond it are not limited.
  private static let far = 5e5

  init(_ ambiguity: LayoutAmbiguity) {
    let builder = ambiguity.builder
    if let engine = ambiguity.engine {
      self.engine = engine
    } else {
      var engine = LayoutEngine(AmbiguityProblem(ambiguity.layout, builder).problem)
      _ = engine.solve(builder.measure)
      self.engine = engine
    }
    conflictReach = ConflictReach(of: engine.conflicts, in: engine.problem, builder)
    motions = engine.motions
    let flags = motions.map(OptimalFace.isMotion)
    self.flags = flags
    symbols = Set(flags.indices.filter { flags[$0] }.map { Simplex.Symbol($0) })
    values = engine.simplex.solution()
    ranges = Ranges(engine)
  }

  /// The axes on which an item's position or size is ambiguous for other reasons than a conflict.
  func axes(of item: LayoutProblem.ItemID) -> LayoutAxes {
    func isAmbiguous(_ symbol: Simplex.Symbol?) -> Bool { symbol.map { flags[Int($0)] } ?? false }
    let own = engine.variables.items[item]
    var axes: LayoutAxes = []
    if isAmbiguous(own.left) || isAmbiguous(own.width) { axes.insert(.horizontal) }
    if isAmbiguous(own.top) || isAmbiguous(own.height) { axes.insert(.vertical) }
    return axes.subtracting(conflictReach.axes(of: item))
  }

  /// Whether a sum of variables has more than one value in optimal layouts.
  func isAmbiguous(_ sum: LayoutVariables.Expression) -> Bool {
    OptimalFace.isMotion(sum.terms.value(motions))
  }

  /// Whether possible values may still be computed. False after very many of them.
  var hasRanges: Bool { !ranges.isUsedUp }

  /// The smallest and largest value of a sum in an optimal layout; `nil` for an unbounded side.
  func range(of sum: LayoutVariables.Expression) -> (minimum: Double?, maximum: Double?) {
    let range = ranges.range(of: sum.terms)
    func limited(_ value: Double?) -> Double? {
      value.flatMap { abs($0 + sum.constant) < AmbiguousVariables.far ? $0 + sum.constant : nil }
    }
    return (limited(range.minimum), limited(range.maximum))
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
