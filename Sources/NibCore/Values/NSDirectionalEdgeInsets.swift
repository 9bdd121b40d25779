import Foundation

/// Distances from the edges of a rectangle inwards, in points, where leading follows the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge inwards.
  public var top: CGFloat
  /// From the leading edge inwards.
  public var leading: CGFloat
  /// From the bottom edge inwards.
  public var bottom: CGFloat
  /// From the trailing edge inwards.
  public var trailing: CGFloat

  /// No inset at all.
  public static let zero = NSDirectionalEdgeInsets()

  /// No inset at all.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets from four distances; negative ones reach outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets with left and right told apart for a reading direction.
  package func nibEdgeInsets(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch direction {
    case .leftToRight: UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
