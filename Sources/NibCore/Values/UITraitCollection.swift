import Foundation

/// What is known about the surroundings of a view: device, size classes, appearance, text size.
///
/// A trait that was not given is unspecified. Trait collections do not change once made.
public final class UITraitCollection: NSObject, Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Whether there is the width of a tablet.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is the height of a tablet.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels a point; 0 when unspecified.
  public let displayScale: CGFloat

  /// A collection of the given traits, the rest unspecified.
  public init(
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

  /// A collection in which every trait is unspecified.
  public override convenience init() { self.init(nibIdiom: .unspecified) }

  /// A collection of one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(nibIdiom: idiom) }

  /// A collection of one trait.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init(style: style) }

  /// A collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// A collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// A collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(nibIdiom: .unspecified, layoutDirection: layoutDirection)
  }

  /// A collection of one trait.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(contentSizeCategory: category)
  }

  /// A collection of one trait.
  public convenience init(displayScale: CGFloat) {
    self.init(nibIdiom: .unspecified, displayScale: displayScale)
  }

  /// The traits of all collections; where several specify a trait, the last of them wins.
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

  /// Whether every trait that `traits` specifies has the same value here.
  public func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return UITraitCollection(traitsFrom: [self, traits]) == self
  }

  /// Whether colors may look different under the two collections.
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
