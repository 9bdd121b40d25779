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
