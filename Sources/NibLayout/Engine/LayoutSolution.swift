/// A rectangle in points.
package struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The width, from the left edge to the right.
  package var width: Double
  /// The height, downwards.
  package var height: Double

  /// Creates a rectangle from its top left corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A set of layout axes.
package struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  package let rawValue: UInt8

  /// Creates a set from the bits of its axes.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left to right.
  package static let horizontal = LayoutAxes(rawValue: 1)
  /// Top to bottom.
  package static let vertical = LayoutAxes(rawValue: 2)
}

/// Constraints that cannot all be satisfied while lengths are nonnegative.
package struct LayoutConflict: Hashable, Sendable {
  /// The identifiers of the conflicting constraints, in the problem's order. The set is irreducible: without any one of
  /// them, the others can all be satisfied.
  package var constraints: [Int]
  /// The identifier of the constraint that was broken: it is not in force in the solution.
  package var broken: Int
  /// The lengths that are part of the conflict because they cannot be negative, in the order of their items.
  package var nonnegative: [LayoutLength]
  /// The lengths of the root that are part of the conflict because the caller requires them.
  package var rootLengths: [LayoutLength.Dimension]

  /// Creates a conflict from its constraints, the broken constraint, and the lengths that are part of the conflict.
  package init(
    constraints: [Int], broken: Int, nonnegative: [LayoutLength] = [],
    rootLengths: [LayoutLength.Dimension] = []
  ) {
    self.constraints = constraints
    self.broken = broken
    self.nonnegative = nonnegative
    self.rootLengths = rootLengths
  }
}

/// The result of solving a `LayoutProblem`.
package struct LayoutSolution: Hashable, Sendable {
  /// The frame of each item: its origin relative to its parent's left and top edges, in unrounded points.
  package var frames: [LayoutRect]
  /// For each item, the axes on which the constraints do not determine its position or size.
  package var ambiguous: [LayoutAxes]
  /// For each item, the axes on which the constraints do not determine its size.
  package var ambiguousSizes: [LayoutAxes]
  /// The conflicts of required constraints, in the order in which one constraint of each was broken. After 100
  /// conflicts, negative lengths are not reported (they are 0), and each further conflict contains only the broken
  /// constraint.
  package var conflicts: [LayoutConflict]
  /// The distances in points by which the broken constraints are violated, by their identifiers; 0 for a broken
  /// constraint that holds because of other conflicts.
  package var violations: [Int: Double]
  /// False if the solver gave up, because of large rounding errors or because the layout needs too much work. The frames
  /// are then the hints of the items. Also false if only conflicts or ambiguous items were not searched for.
  package var isConverged: Bool

  package init(
    frames: [LayoutRect], ambiguous: [LayoutAxes], ambiguousSizes: [LayoutAxes], conflicts: [LayoutConflict],
    violations: [Int: Double] = [:], isConverged: Bool = true
  ) {
    self.frames = frames
    self.ambiguous = ambiguous
    self.ambiguousSizes = ambiguousSizes
    self.conflicts = conflicts
    self.violations = violations
    self.isConverged = isConverged
  }
}
