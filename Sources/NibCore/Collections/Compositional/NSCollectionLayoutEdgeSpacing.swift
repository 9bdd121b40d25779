/// The space beside the four edges of an item.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The space before the leading edge; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item; `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the trailing edge; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item; `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the space beside an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// Returns the same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The lengths in points. Flexible space has its smallest length.
  var nibInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}
