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
