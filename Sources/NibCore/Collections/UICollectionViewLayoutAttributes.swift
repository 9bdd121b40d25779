/// The position and the appearance that a layout gives to an item, a supplementary view or a decoration.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kinds of elements that a layout places.
  public enum ElementCategory: UInt, Hashable, Sendable { case cell, supplementaryView, decorationView }

  /// The item, or the section of a header or footer.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The frame in points, in the coordinates of the content.
  open var frame = CGRect.zero
  /// Whether the element is left out.
  open var isHidden = false
  /// The opacity of the view, if a layout of the program returns the attributes.
  open var alpha: CGFloat = 1
  /// Stored, but has no effect: items are drawn in their order.
  open var zIndex = 0
  /// Stored, but has no effect: a terminal does not transform views.
  open var transform = CGAffineTransform.identity
  /// Stored, but has no effect: a terminal does not transform views.
  open var transform3D = CATransform3DIdentity
  /// Whether the attributes belong to an item, a supplementary view or a decoration.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary view or decoration; `nil` for an item.
  public private(set) var representedElementKind: String?
  /// The axes on which the layout only estimates the size.
  var nibEstimatedAxes: LayoutAxes = []

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Sets the attributes to those of a part with the given frame.
  func nibDescribe(_ part: CollectionArrangement.Part, frame: CGRect) {
    indexPath = part.path
    self.frame = frame
    switch part {
    case .item: representedElementCategory = .cell
    case .supplementary: representedElementCategory = .supplementaryView
    case .decoration: representedElementCategory = .decorationView
    }
    representedElementKind = representedElementCategory == .cell ? nil : part.kind
  }

  /// Returns a copy. A subclass with properties of its own copies them too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).nibMakeEmpty()
    copy.indexPath = indexPath
    copy.frame = frame
    (copy.isHidden, copy.alpha, copy.zIndex) = (isHidden, alpha, zIndex)
    (copy.transform, copy.transform3D) = (transform, transform3D)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.nibEstimatedAxes = nibEstimatedAxes
    return copy
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
      let oldCenter = center
      frame.size = newValue
      center = oldCenter
    }
  }

  /// The bounds, whose origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The part of the collection that the attributes describe.
  var nibPart: CollectionArrangement.Part {
    guard let kind = representedElementKind else { return .item(indexPath) }
    return representedElementCategory == .decorationView
      ? .decoration(kind, indexPath) : .supplementary(kind, indexPath)
  }
}
