import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Zero insets.
  public static let zero = UIEdgeInsets()

  /// Zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from four distances. Negative insets extend outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle reduced by the insets. The size can become negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

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

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges of a rectangle, in terms of the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
