/// Where a collection's items lie.
open class UICollectionViewLayout: NibObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether the arrangement is turned over where people read from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// A layout that shows nothing.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The frames of everything in the collection, and the size of the whole.
  open func nibArrangement(in collection: UICollectionView) -> CollectionArrangement {
    CollectionArrangement()
  }

  /// Places the items anew.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}
