/// An item of a compositional layout: the place of one cell in a group.
open class NSCollectionLayoutItem: NSObject {
  /// The size in the group that contains the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The views attached to the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space in points by which the view is smaller than its place. It has no effect on estimated axes.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space around the item's place; `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item, and attaches views to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}
