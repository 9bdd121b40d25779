import NibCore

/// One side of a constraint, as a place in a picture.
struct ConstraintSide {
  /// The view or guide.
  let item: AnyObject
  /// The view, or the guide's.
  let view: UIView
  /// The rectangle that the attribute is of (of margins, the rectangle that they leave), in points.
  let rect: CGRect
  /// Left and right rather than leading and trailing.
  let attribute: LayoutProblem.Attribute
  private let geometry: OverlayGeometry

  /// A side of `constraint`, whose other item is `other`; nil without an item.
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

  /// How far along its axis the attribute is; nil for lengths.
  var position: CGFloat? {
    switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .firstBaseline, .lastBaseline:
      (item as? UIView).map { geometry.baseline(of: $0, isFirst: attribute == .firstBaseline) }
        ?? (attribute == .firstBaseline ? rect.minY : rect.maxY)
    case .width, .height: nil
    }
  }

  private static func rect(
    of item: AnyObject, _ edge: (attribute: LayoutProblem.Attribute, usesMargin: Bool),
    seenFrom other: AnyObject?, _ geometry: OverlayGeometry
  ) -> CGRect? {
    if let guide = item as? UILayoutGuide { return geometry.frame(of: guide) }
    guard let view = item as? UIView else { return nil }
    // Seen from its content, the edges of a scroll view are those of what scrolls.
    if let scroll = view as? UIScrollView, edge.attribute.isEdge,
      let other = NSLayoutConstraint.view(of: other), other !== scroll, other.isDescendant(of: scroll)
    {
      return geometry.content(of: scroll)
    }
    let rect = geometry.alignmentRect(of: view)
    return edge.usesMargin ? rect.inset(by: view.layoutMargins) : rect
  }
}
