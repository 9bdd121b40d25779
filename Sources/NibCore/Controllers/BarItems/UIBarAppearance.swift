/// The appearance of a bar: its background and the line at its edge.
open class UIBarAppearance: NibObject, NSCoding {
  /// The background color; `nil` for the bar's `barTintColor`.
  open var backgroundColor: UIColor?
  /// The image behind the items (stored, but has no effect).
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge (stored, but has no effect).
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge (stored, but has no effect).
  open var shadowImage: UIImage?

  /// Creates the appearance of a bar with the standard background.
  public override init() { super.init() }

  /// Creates an appearance with the values of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Creates an appearance from a nib.
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIBarAppearance, BarAppearanceWord>.table(
        .color(.backgroundColor, \.backgroundColor), .image(.backgroundImage, \.backgroundImage),
        .imageReference(.backgroundImage, \.backgroundImage), .color(.shadowColor, \.shadowColor),
        .image(.shadowImage, \.shadowImage), .imageReference(.shadowImage, \.shadowImage),
        .ignoredChild(.backgroundEffect, because: "bars in a terminal are opaque"))
  }
}

extension UIBarAppearance {
  /// Uses the standard background.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// Uses the color of the screen's background.
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Uses no background.
  public func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The appearance of the items of a bar in one state.
public struct UIBarItemStateAppearance {
  /// The attributes of the title (stored, but have no effect).
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image (stored, but has no effect).
  public var iconColor: UIColor?
  /// The color of the badge (stored, but has no effect).
  public var badgeBackgroundColor: UIColor?
}

/// The appearance of the items of a bar. It is stored, but has no effect in a terminal.
open class UIBarItemAppearance: NSObject {
  public var normal = UIBarItemStateAppearance()
  public var highlighted = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
  public var selected = UIBarItemStateAppearance()
  public var focused = UIBarItemStateAppearance()
}

/// The appearance of bar buttons. It is stored, but has no effect in a terminal.
open class UIBarButtonItemAppearance: UIBarItemAppearance {
  /// Creates the appearance of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// The appearance of tabs. It is stored, but has no effect in a terminal.
open class UITabBarItemAppearance: UIBarItemAppearance {
  /// The arrangement of image and title.
  public enum Style: Int, Hashable, Sendable { case stacked, inline, compactInline }

  /// Creates the appearance of a style.
  public init(style: Style = .stacked) { super.init() }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
