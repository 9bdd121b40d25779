/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The point of the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed at `containerAnchor`; `nil` to align the same edges of the view and
  /// the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Stored, but has no effect.
  open var zIndex = 0

  /// Creates a view that is attached to an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame of the view at an item with the given frame.
  func nibFrame(at area: CGRect) -> CGRect {
    let size = layoutSize.nibSize(in: area.size)
    guard let itemAnchor else { return containerAnchor.nibFrame(of: size, at: area) }
    let pointInContainer = containerAnchor.nibFrame(of: .zero, at: area).origin
    let pointInView = itemAnchor.nibFrame(of: .zero, at: CGRect(origin: .zero, size: size)).origin
    let origin = CGPoint(x: pointInContainer.x - pointInView.x, y: pointInContainer.y - pointInView.y)
    return CGRect(origin: origin, size: size)
  }
}
