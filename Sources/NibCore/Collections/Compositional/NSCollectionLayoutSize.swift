/// A length in a compositional layout.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// The ways in which a length is given.
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let nibKind: Kind
  /// The length in points, or the fraction of the container.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    nibKind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  /// A fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length in points until the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { nibKind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { nibKind == .fractionalHeight }
  /// Whether the length is given in points.
  public var isAbsolute: Bool { nibKind == .absolute }
  /// Whether the view is measured.
  public var isEstimated: Bool { nibKind == .estimated }

  /// Returns the same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in a container, in points.
  func nibLength(in container: CGSize) -> CGFloat {
    switch nibKind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a compositional layout.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The axes on which the size is estimated.
  var nibEstimatedAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// The size in a container, in points. On estimated axes, it is the measured size if there is one.
  func nibSize(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    let width = widthDimension.isEstimated ? measured?.width : nil
    let height = heightDimension.isEstimated ? measured?.height : nil
    return CGSize(
      width: width ?? widthDimension.nibLength(in: container),
      height: height ?? heightDimension.nibLength(in: container))
  }
}

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

/// The point of an item or section to which a supplementary view is attached.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges to which the view is attached. On an axis without an edge, the view is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges: in points, or in fractions of the view's size.
  public let offset: CGPoint
  /// Whether the distance is in fractions of the view's size.
  public let isFractionalOffset: Bool

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Creates an anchor at a distance in points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor at a distance from edges, in fractions of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Whether the distance is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The frame of a view with the given size that is attached to an area, in the coordinates of the area.
  func nibFrame(of size: CGSize, at area: CGRect) -> CGRect {
    var (x, y) = (area.midX - size.width / 2, area.midY - size.height / 2)
    if edges.contains(.trailing) { x = area.maxX - size.width }
    if edges.contains(.leading) { x = area.minX }
    if edges.contains(.bottom) { y = area.maxY - size.height }
    if edges.contains(.top) { y = area.minY }
    let scale = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    return CGRect(
      origin: CGPoint(x: x + offset.x * scale.width, y: y + offset.y * scale.height), size: size)
  }
}

/// The edge or corner of a section at which a boundary view is.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// Whether the view is above the section.
  var isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  /// Whether the view is below the section.
  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
  /// Whether the view is at the leading edge.
  var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
  /// Whether the view is at the trailing edge.
  var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}
