/// How a bar looks apart from its items.
open class UIBarAppearance: NibObject {
  /// The color behind the items; nil: the bar's own.
  open var backgroundColor: UIColor?
  /// A picture behind the items (kept).
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge (kept).
  open var shadowColor: UIColor?
  /// A picture of that line (kept).
  open var shadowImage: UIImage?

  /// The standard look.
  public override init() { super.init() }

  /// A look from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of every bar's look, after those of every object.
  open override class var nibAttributes: [NibAttribute] {
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

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks; a terminal uses its color. Nil: as the bar says.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks; a terminal uses its color. Nil: as the bar says.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The rows of a navigation bar's look, after those of every bar's.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .textAttributes("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes),
      .textAttributes("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes),
    ]
  }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}
