/// The space between items of a group, or beside an item.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The space, or the smallest space, in points.
  public let spacing: CGFloat
  /// Whether the space grows.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A space of at least the given length, which shares the free space of the group.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A space of exactly the given length.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the space never grows.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Returns the same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
