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
