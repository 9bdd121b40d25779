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
  /// One bit an axis.
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
  /// Identifiers of an irreducible set, in the problem's order.
  public var constraints: [Int]
  /// The identifier of the one that gave way. Where a set forces a length to be negative, it is the last breakable
  /// one of the set; there the length gives way (it is reported as zero) and the constraint stays.
  public var broken: Int

  /// A set and its broken member.
  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// What solving a `LayoutProblem` gives.
public struct LayoutSolution: Hashable, Sendable {
  /// One for each item: origin relative to its parent's left and top, unrounded points.
  public var frames: [LayoutRect]
  /// For each item the axes on which its position or size is not unique.
  public var ambiguous: [LayoutAxes]
  /// Sets of required constraints that cannot hold together, and those that force a length to be negative:
  /// the first 100 of a solution. After that, lengths give up in silence, and broken constraints come without
  /// their sets.
  public var conflicts: [LayoutConflict]
  /// False if numbers beyond reason made the solver give up: the frames are then the best that it found.
  public var isConverged: Bool

  /// What a problem came to.
  public init(
    frames: [LayoutRect], ambiguous: [LayoutAxes], conflicts: [LayoutConflict], isConverged: Bool = true
  ) {
    self.frames = frames
    self.ambiguous = ambiguous
    self.conflicts = conflicts
    self.isConverged = isConverged
  }
}
