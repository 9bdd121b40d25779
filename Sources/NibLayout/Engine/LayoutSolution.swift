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

  /// A rectangle by its top left corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Horizontal, vertical or both.
package struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  package let rawValue: UInt8

  /// Axes by their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left to right.
  package static let horizontal = LayoutAxes(rawValue: 1)
  /// Top to bottom.
  package static let vertical = LayoutAxes(rawValue: 2)
}

/// Constraints that cannot hold together.
package struct LayoutConflict: Hashable, Sendable {
  /// The identifiers of an irreducible set, in the problem's order.
  package var constraints: [Int]
  /// The identifier of the constraint that was broken. If a set forces a length to be negative, this is the
  /// last breakable constraint of the set; the constraint then stays, and the length is reported as zero
  /// instead.
  package var broken: Int

  /// A set and its broken member.
  package init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// The result of solving a `LayoutProblem`.
package struct LayoutSolution: Hashable, Sendable {
  /// The frame of each item: its origin relative to its parent's left and top edges, in unrounded points.
  package var frames: [LayoutRect]
  /// The axes on which the position or size of each item is not unique.
  package var ambiguous: [LayoutAxes]
  /// Sets of required constraints that conflict, and sets that force a length to be negative: the first 100
  /// of a solution. Beyond those, negative lengths are not reported, and broken constraints are reported
  /// without their sets.
  package var conflicts: [LayoutConflict]
  /// False if the solver gave up because of extreme numbers; the frames are then the best it found.
  package var isConverged: Bool

  /// A solution with the given parts.
  package init(
    frames: [LayoutRect], ambiguous: [LayoutAxes], conflicts: [LayoutConflict], isConverged: Bool = true
  ) {
    self.frames = frames
    self.ambiguous = ambiguous
    self.conflicts = conflicts
    self.isConverged = isConverged
  }
}
