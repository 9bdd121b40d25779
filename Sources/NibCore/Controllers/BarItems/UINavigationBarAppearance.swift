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
