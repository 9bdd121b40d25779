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

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with views attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The point of the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed at `containerAnchor`; `nil` to align the same edges of the view and the item.
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

/// A header, footer or side view of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the view is.
  public let alignment: NSRectAlignment
  /// The distance from that place, in points.
  public let offset: CGPoint
  /// Whether the section grows by the view. Otherwise, the view covers the items.
  open var extendsBoundary = true
  /// Whether the view stays visible while any part of the section is visible.
  open var pinToVisibleBounds = false

  /// Creates a header, footer or side view.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// A view behind a section, such as a background.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the layout has a class or a nib for the view.
  public let elementKind: String
  /// Stored, but has no effect: decorations are behind the items.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// A background of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
