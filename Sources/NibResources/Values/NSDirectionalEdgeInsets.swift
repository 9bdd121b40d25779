import Foundation

/// Distances from the edges of a rectangle inwards, in points. The leading and trailing edges depend on the
/// reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from four distances. Negative insets extend outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets with left and right edges for a reading direction.
  func nibEdgeInsets(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch direction {
    case .leftToRight: UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
