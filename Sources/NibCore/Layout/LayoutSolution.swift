/// A rectangle in points.
public struct LayoutRect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Horizontal, vertical or both.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let horizontal = LayoutAxes(rawValue: 1)
  public static let vertical = LayoutAxes(rawValue: 2)
}

/// Constraints that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
  /// Identifiers of an irreducible set, in the problem's order.
  public var constraints: [Int]
  /// The identifier of the one that gave way.
  public var broken: Int

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
  public var conflicts: [LayoutConflict]

  public init(frames: [LayoutRect], ambiguous: [LayoutAxes], conflicts: [LayoutConflict]) {
    self.frames = frames
    self.ambiguous = ambiguous
    self.conflicts = conflicts
  }
}
