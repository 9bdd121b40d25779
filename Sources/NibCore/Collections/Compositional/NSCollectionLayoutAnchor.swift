/// The point of an item or section to which a supplementary view is attached.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges to which the view is attached. On an axis without an edge, the view is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges: in points, or in fractions of the view's size.
  public let offset: CGPoint
  /// Whether the distance is in fractions of the view's size.
  public let isFractionalOffset: Bool

  /// Creates an anchor at edges, or at a distance in points from them.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
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
