/// The base class of layouts, which determine the positions of a collection view's items.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize` and `layoutAttributesForElements(in:)`.
open class UICollectionViewLayout: NibObject {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether the arrangement is mirrored in right-to-left environments.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Creates a layout that shows no items.
  public override init() { super.init() }

  /// Creates a layout from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the other methods each time the collection view lays out its items.
  open func prepare() {}

  /// The size of the content in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the items, headers and footers that intersect a rectangle of the content. What is not
  /// included is not shown. The default is `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item. The default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a header or footer. The default is `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of the collection view's bounds requires another layout. The result has no effect: every change
  /// is followed by a layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Requests that the items are arranged again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// Returns the frames of all headers, items and footers.
  package func nibArrangement(in collection: UICollectionView) -> CollectionArrangement {
    prepare()
    return nibAttributed(in: collection)
  }

  /// The frames in the attributes that the class returns for the whole content.
  final func nibAttributed(in collection: UICollectionView) -> CollectionArrangement {
    var result = CollectionArrangement()
    result.size = collectionViewContentSize
    result.sections = (0..<collection.numberOfSections).map {
      var section = CollectionArrangement.Section()
      section.items = Array(repeating: .null, count: collection.numberOfItems(inSection: $0))
      return section
    }
    let all = layoutAttributesForElements(in: CGRect(origin: .zero, size: result.size)) ?? []
    for attributes in all where !attributes.isHidden {
      attributes.nibPart.map { result.setFrame(attributes.frame, of: $0) }
    }
    return result
  }
}

/// The position and the appearance that a layout gives to an item, a header or a footer.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The kinds of elements that a layout places.
  public enum ElementCategory: UInt, Hashable, Sendable { case cell, supplementaryView, decorationView }

  /// The item, or the section of a header or footer.
  open var indexPath: IndexPath
  /// The frame in points, in the coordinates of the content.
  open var frame = CGRect.zero
  /// Whether the element is left out.
  open var isHidden = false
  /// Stored, but has no effect.
  open var alpha: CGFloat = 1
  /// Stored, but has no effect: items are drawn in their order.
  open var zIndex = 0
  /// Whether the attributes belong to an item or to a header or footer.
  public let representedElementCategory: ElementCategory
  /// The kind of a header or footer; `nil` for an item.
  public let representedElementKind: String?

  /// Creates the attributes of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
    super.init()
  }

  /// Creates the attributes of a header or footer.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    super.init()
  }

  /// Creates the attributes of a part that has been placed.
  convenience init(_ part: CollectionArrangement.Part, frame: CGRect) {
    switch part {
    case .item(let path): self.init(forCellWith: path)
    case .header(let section):
      self.init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
    case .footer(let section):
      self.init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        with: IndexPath(item: 0, section: section))
    }
    self.frame = frame
  }

  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the frame. Setting it keeps the center.
  open var size: CGSize {
    get { frame.size }
    set {
      let old = center
      frame.size = newValue
      center = old
    }
  }

  /// The bounds, whose origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The part of the arrangement that the attributes describe; `nil` for other kinds of views.
  var nibPart: CollectionArrangement.Part? {
    switch representedElementKind {
    case nil: .item(indexPath)
    case UICollectionView.elementKindSectionHeader: .header(indexPath.section)
    case UICollectionView.elementKindSectionFooter: .footer(indexPath.section)
    default: nil
    }
  }
}
