/// A rectangle in points.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, from the left edge to the right.
  public var width: Double
  /// The height, downwards.
  public var height: Double

  /// A rectangle by its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Horizontal, vertical or both.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt8

  /// Axes by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left to right.
  public static let horizontal = LayoutAxes(rawValue: 1)
  /// Top to bottom.
  public static let vertical = LayoutAxes(rawValue: 2)
}

/// Constraints that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
  /// The identifiers of an irreducible set, in the problem's order.
  public var constraints: [Int]
  /// The identifier of the constraint that was broken. If a set forces a length to be negative, this is the
  /// last breakable constraint of the set; the constraint then stays, and the length is reported as zero
  /// instead.
  public var broken: Int

  /// A set and its broken member.
  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// The result of solving a `LayoutProblem`.
public struct LayoutSolution: Hashable, Sendable {
  /// The frame of each item: its origin relative to its parent's left and top edges, in unrounded points.
  public var frames: [LayoutRect]
  /// The axes on which the position or size of each item is not unique.
  public var ambiguous: [LayoutAxes]
  /// Sets of required constraints that conflict, and sets that force a length to be negative: the first 100
  /// of a solution. Beyond those, negative lengths are not reported, and broken constraints are reported
  /// without their sets.
  public var conflicts: [LayoutConflict]
  /// False if the solver gave up because of extreme numbers; the frames are then the best it found.
  public var isConverged: Bool

  /// A solution with the given parts.
  public init(
    frames: [LayoutRect], ambiguous: [LayoutAxes], conflicts: [LayoutConflict], isConverged: Bool = true
  ) {
    self.frames = frames
    self.ambiguous = ambiguous
    self.conflicts = conflicts
    self.isConverged = isConverged
  }
}
