/// The appearance of a bar: its background and the line at its edge.
open class UIBarAppearance: NibObject {
  /// The background color; `nil` for the bar's `barTintColor`.
  open var backgroundColor: UIColor?
  /// The image behind the items (stored, but has no effect).
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge (stored, but has no effect).
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge (stored, but has no effect).
  open var shadowImage: UIImage?

  /// Creates the standard appearance.
  public override init() { super.init() }

  /// Creates an appearance from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; `nil` for those of the bar. A terminal uses only the color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; `nil` for those of the bar. A terminal uses only the color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The appearance of the buttons (stored, but has no effect).
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that confirm an action (stored, but has no effect).
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button (stored, but has no effect).
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back arrow (stored, but has no effect).
  public private(set) var backIndicatorImage: UIImage?
  /// Sets the image of the back arrow. It is stored, but has no effect.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UINavigationBarAppearance, BarAppearanceWord>.table(
        .textAttributes(.titleTextAttributes, \.titleTextAttributes),
        .textAttributes(.largeTitleTextAttributes, \.largeTitleTextAttributes),
        .property("buttonAppearance", \.buttonAppearance),
        .property("doneButtonAppearance", \.doneButtonAppearance),
        .property("backButtonAppearance", \.backButtonAppearance))
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the image (stored, but has no effect).
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the image (stored, but has no effect).
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of tabs in compact height (stored, but has no effect).
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITabBarAppearance, BarAppearanceWord>.table(
        .property("stackedLayoutAppearance", \.stackedLayoutAppearance),
        .property("inlineLayoutAppearance", \.inlineLayoutAppearance),
        .property("compactInlineLayoutAppearance", \.compactInlineLayoutAppearance))
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
