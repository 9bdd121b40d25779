import NibCore

/// One side of a constraint in a picture: the rectangle of its item and the position of its attribute.
struct ConstraintSide {
  /// The view or guide.
  let item: AnyObject
  /// The view itself, or the guide's owning view.
  let view: UIView
  /// The rectangle that the attribute refers to, in points. For margin attributes, the rectangle inside the
  /// margins.
  let rect: CGRect
  /// The attribute, with leading and trailing resolved to left and right.
  let attribute: LayoutProblem.Attribute
  private let geometry: OverlayGeometry

  /// Creates one side of `constraint`; `other` is the item of the other side. Returns `nil` if there is no
  /// item, or if its rectangle is unknown.
  init?(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, of constraint: NSLayoutConstraint,
    other: AnyObject?, _ geometry: OverlayGeometry
  ) {
    guard let item, let view = NSLayoutConstraint.view(of: item) else { return nil }
    let edge = attribute.nibResolved(isRightToLeft: constraint.nibReadsRightToLeft)
    guard let rect = Self.rect(of: item, edge, seenFrom: other, geometry) else { return nil }
    self.item = item
    self.view = view
    self.rect = rect
    self.attribute = edge.attribute
    self.geometry = geometry
  }

  /// The position of the attribute on its axis; `nil` for lengths.
  var position: CGFloat? {
    guard attribute.isPosition else { return nil }
    if let position = attribute.value(of: rect) { return position }
    let isFirst = attribute == .firstBaseline
    return (item as? UIView).map { geometry.baseline(of: $0, isFirst: isFirst) }
      ?? (isFirst ? rect.minY : rect.maxY)
  }

  /// The rectangle of a side, in the coordinates of the root.
  private static func rect(
    of item: AnyObject, _ edge: (attribute: LayoutProblem.Attribute, usesMargin: Bool),
    seenFrom other: AnyObject?, _ geometry: OverlayGeometry
  ) -> CGRect? {
    if let guide = item as? UILayoutGuide { return geometry.frame(of: guide) }
    guard let view = item as? UIView else { return nil }
    // For views in a scroll view, the scroll view's edges are those of its content area.
    if let scroll = view as? UIScrollView, edge.attribute.isEdge,
      let other = NSLayoutConstraint.view(of: other), other !== scroll, other.isDescendant(of: scroll)
    {
      return geometry.content(of: scroll)
    }
    let rect = geometry.alignmentRect(of: view)
    return edge.usesMargin ? rect.inset(by: view.layoutMargins) : rect
  }
}
