import Foundation

/// A displacement in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// No displacement.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a displacement from its two components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
