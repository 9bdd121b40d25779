/// The base class of layouts, which determine the positions of a collection view's items.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize` and `layoutAttributesForElements(in:)`.
open class UICollectionViewLayout: NibObject, NSCoding {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the arrangement is mirrored in right-to-left environments.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The arrangement that one of UIKit's layouts made in its last `prepare()`; `nil` for a layout of a program.
  var nibPrepared: CollectionArrangement?
  /// The attributes that a layout of a program returned for the last arrangement.
  private var givenAttributes: [CollectionArrangement.Part: UICollectionViewLayoutAttributes] = [:]
  /// The classes and nibs of decorations, by kind.
  private var decorations: [String: ReusePool<UICollectionReusableView>.Source] = [:]

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from a nib.
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the other methods each time the collection view lays out its items.
  open func prepare() {}

  /// The size of the content in points. The default is zero.
  open var collectionViewContentSize: CGSize { nibPrepared?.size ?? .zero }

  /// Returns the attributes of the items, supplementary views and decorations that intersect a rectangle of the
  /// content. Everything else is not shown. The default is `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nibPrepared?.parts(in: rect).compactMap(nibPreparedAttributes)
  }

  /// Returns the attributes of an item. The default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nibPreparedAttributes(of: .item(indexPath))
  }

  /// Returns the attributes of a supplementary view, such as a header. The default is `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nibPreparedAttributes(of: .supplementary(elementKind, indexPath)) }

  /// Returns the attributes of a decoration. The default is `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nibPreparedAttributes(of: .decoration(elementKind, indexPath)) }

  /// Whether a change of the collection view's bounds requires another layout. The result has no effect: every change
  /// is followed by a layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Requests that the items are arranged again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// The offset at which scrolling by the user ends.
  ///
  /// Called when a key moves the cursor to an item that is out of view, and for each step of scrolling. A result that
  /// would hide the item or scroll back is not used. The default is the proposed offset.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: the offset at which scrolling would end.
  ///   - velocity: the direction of scrolling; each coordinate is -1, 0 or 1.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update or a change of the layout. Not called: the offset stays.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The attributes from which an inserted item is animated. Not called: a terminal does not animate.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// The attributes to which a deleted item is animated. Not called: a terminal does not animate.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Registers a class for decorations of a kind; `nil` unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { .type($0) }
  }

  /// Registers a nib for decorations of a kind; `nil` unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }

  /// The source of the decorations of a kind; `nil` if the program registered none.
  func nibDecoration(_ kind: String) -> ReusePool<UICollectionReusableView>.Source? { decorations[kind] }

  // MARK: Arranging

  /// Whether the result of the layout is always `nibPrepared`, because the class does not change the attributes.
  var nibUsesPrepared: Bool { false }

  /// The axes on which the layout only estimates the size of a part, so that the part is measured.
  func nibEstimatedAxes(of part: CollectionArrangement.Part) -> LayoutAxes { [] }

  /// Called before the collection view scrolls to an item. A layout whose sections scroll on their own makes the item
  /// visible in its section. Returns `true` if it moved something.
  func nibReveal(_ path: IndexPath) -> Bool { false }

  /// Returns the frames of all views.
  func nibArrangement(in collection: UICollectionView) -> CollectionArrangement {
    prepare()
    if nibUsesPrepared, let nibPrepared {
      givenAttributes = [:]
      return nibPrepared
    }
    return nibArrangementOfAttributes(in: collection)
  }

  /// The attributes of a part that is shown at a frame, and whether a layout of the program returned them.
  func nibAttributes(
    of part: CollectionArrangement.Part, frame: CGRect
  ) -> (attributes: UICollectionViewLayoutAttributes, isGiven: Bool) {
    if let given = givenAttributes[part] { return (given, true) }
    return (nibMakeAttributes(of: part, frame: frame), false)
  }

  private func nibPreparedAttributes(
    of part: CollectionArrangement.Part
  ) -> UICollectionViewLayoutAttributes? {
    nibPrepared?.frame(of: part).map { nibMakeAttributes(of: part, frame: $0) }
  }

  /// The attributes of a part, of the class that the layout chooses.
  private func nibMakeAttributes(
    of part: CollectionArrangement.Part, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).nibMakeEmpty()
    attributes.nibDescribe(part, frame: frame)
    attributes.nibEstimatedAxes = nibEstimatedAxes(of: part)
    return attributes
  }

  /// The frames in the attributes that the class returns for the whole content.
  private func nibArrangementOfAttributes(in collection: UICollectionView) -> CollectionArrangement {
    var result = CollectionArrangement()
    result.size = collectionViewContentSize
    result.sections = (0..<collection.numberOfSections).map {
      var section = CollectionArrangement.Section()
      section.items = Array(repeating: .null, count: collection.numberOfItems(inSection: $0))
      return section
    }
    givenAttributes = [:]
    let content = CGRect(origin: .zero, size: result.size)
    for attributes in layoutAttributesForElements(in: content) ?? [] where !attributes.isHidden {
      let part = attributes.nibPart
      result.setFrame(attributes.frame, of: part)
      givenAttributes[part] = attributes
    }
    result.raised = nibPrepared?.raised ?? []
    return result
  }
}
