import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge inwards.
  public var top: CGFloat
  /// From the left edge inwards.
  public var left: CGFloat
  /// From the bottom edge inwards.
  public var bottom: CGFloat
  /// From the right edge inwards.
  public var right: CGFloat

  /// No inset at all.
  public static let zero = UIEdgeInsets()

  /// No inset at all.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets from four distances; negative ones reach outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle without the insets; a size may become negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
