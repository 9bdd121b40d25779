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
