/// The appearance of a bar, without its items.
open class UIBarAppearance: NibObject {
  /// The background color; `nil` means the bar's own.
  open var backgroundColor: UIColor?
  /// A picture behind the items (stored, but has no effect).
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge (stored, but has no effect).
  open var shadowColor: UIColor?
  /// A picture of the line at the bar's edge (stored, but has no effect).
  open var shadowImage: UIImage?

  /// Makes the standard appearance.
  public override init() { super.init() }

  /// Makes an appearance from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The attributes of every bar appearance, in addition to those of every object.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .color("backgroundColor", \UIBarAppearance.backgroundColor),
      .image("backgroundImage", \UIBarAppearance.backgroundImage),
      .imageReference("backgroundImage", \UIBarAppearance.backgroundImage),
      .color("shadowColor", \UIBarAppearance.shadowColor),
      .image("shadowImage", \UIBarAppearance.shadowImage),
      .imageReference("shadowImage", \UIBarAppearance.shadowImage),
      .ignoredChild("backgroundEffect", because: "nothing shines through the bars of a terminal"),
    ]
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, of which a terminal uses the color; `nil` means the bar's own.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title, of which a terminal uses the color; `nil` means the bar's own.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of a navigation bar appearance, in addition to those of every bar appearance.
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
