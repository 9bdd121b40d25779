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

  /// The attributes of every object, followed by those of a bar appearance.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .color("backgroundColor", \UIBarAppearance.backgroundColor),
      .image("backgroundImage", \UIBarAppearance.backgroundImage),
      .imageReference("backgroundImage", \UIBarAppearance.backgroundImage),
      .color("shadowColor", \UIBarAppearance.shadowColor),
      .image("shadowImage", \UIBarAppearance.shadowImage),
      .imageReference("shadowImage", \UIBarAppearance.shadowImage),
      .ignoredChild("backgroundEffect", because: "bars in a terminal are opaque"),
    ]
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; `nil` for those of the bar. A terminal uses only the color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; `nil` for those of the bar. A terminal uses only the color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of every bar appearance, followed by those of a navigation bar appearance.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .textAttributes("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes),
      .textAttributes("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes),
    ]
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
