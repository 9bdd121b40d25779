import Foundation

/// The traits of a view's environment, such as the device, the size classes, the appearance and the text size.
///
/// Every trait can be unspecified. Trait collections are immutable.
public final class UITraitCollection: NSObject, Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The light or dark appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The horizontal size class, such as regular for the width of an iPad.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class, such as compact for the height of a phone in landscape.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The number of pixels per point; 0 if unspecified.
  public let displayScale: CGFloat

  /// Creates a collection of the given traits. The other traits are unspecified.
  package init(
    nibIdiom idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    contentSizeCategory: UIContentSizeCategory = .unspecified, displayScale: CGFloat = 0
  ) {
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    self.layoutDirection = layoutDirection
    preferredContentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    super.init()
  }

  /// Creates a collection in which every trait is unspecified.
  public override convenience init() { self.init(nibIdiom: .unspecified) }

  /// Creates a collection that specifies only `userInterfaceIdiom`.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(nibIdiom: idiom) }

  /// Creates a collection that specifies only `userInterfaceStyle`.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init(style: style) }

  /// Creates a collection that specifies only `horizontalSizeClass`.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection that specifies only `verticalSizeClass`.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection that specifies only `layoutDirection`.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(nibIdiom: .unspecified, layoutDirection: layoutDirection)
  }

  /// Creates a collection that specifies only `preferredContentSizeCategory`.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(contentSizeCategory: category)
  }

  /// Creates a collection that specifies only `displayScale`.
  public convenience init(displayScale: CGFloat) {
    self.init(nibIdiom: .unspecified, displayScale: displayScale)
  }

  /// Creates a collection with the traits of all given collections. If several collections specify a trait, the last
  /// one determines it.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ path: KeyPath<UITraitCollection, Trait>, not none: Trait) -> Trait {
      collections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
    }
    self.init(
      nibIdiom: last(\.userInterfaceIdiom, not: .unspecified),
      style: last(\.userInterfaceStyle, not: .unspecified),
      horizontal: last(\.horizontalSizeClass, not: .unspecified),
      vertical: last(\.verticalSizeClass, not: .unspecified),
      layoutDirection: last(\.layoutDirection, not: .unspecified),
      contentSizeCategory: last(\.preferredContentSizeCategory, not: .unspecified),
      displayScale: last(\.displayScale, not: 0))
  }

  /// Whether every trait that `traits` specifies has the same value in this collection.
  public func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return UITraitCollection(traitsFrom: [self, traits]) == self
  }

  /// Whether colors can look different under the two collections.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
  }

  /// Whether all traits are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && displayScale == other.displayScale
  }

  /// A hash of all traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
