import NibCore

/// The shape that shows a constraint, in points of the picture.
enum ConstraintShape: Equatable {
  /// The distance between two positions along an axis. It is drawn within `across`, a range across that axis. If the
  /// items do not overlap across the axis, `connector` connects one of them with the line.
  case distance(OverlayAxis, from: CGFloat, to: CGFloat, across: ClosedRange<CGFloat>, connector: Connector?)
  /// A line along an axis, through a position that two items share. The line has the range `extent`; for a center, a
  /// dotted line continues it to the range `whole`.
  case alignment(
    OverlayAxis, at: CGFloat, kind: LayoutProblem.Attribute, extent: ClosedRange<CGFloat>,
    whole: ClosedRange<CGFloat>?)
  /// The length of a rectangle along an axis.
  case length(OverlayAxis, of: CGRect)
  /// The ratio of a rectangle's lengths.
  case ratio(CGRect)

  /// A line at one end of a distance, across its axis, from an item to the line of the distance.
  struct Connector: Equatable {
    var at: CGFloat
    var range: ClosedRange<CGFloat>
  }
}

extension ConstraintShape {
  /// The shapes of a constraint as seen from `selection`, or from its first item. For equal lengths, both are
  /// shown.
  static func shapes(
    of constraint: NSLayoutConstraint, selection: UIView?, _ geometry: OverlayGeometry
  ) -> [ConstraintShape] {
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    guard
      let one = ConstraintSide(first, constraint.firstAttribute, of: constraint, other: second, geometry)
    else { return [] }
    guard constraint.hasSecondItem else { return shapes(ofSingle: one, constant: constraint.constant) }
    guard let two = ConstraintSide(second, constraint.secondAttribute, of: constraint, other: first, geometry)
    else { return [] }
    let own = two.view === selection ? two : one
    let other = two.view === selection ? one : two
    guard let place = own.position, let target = other.position else {
      return lengths(own, other)
    }
    return [positions(own, place, other, target)]
  }

  /// A length, or a position measured from the superview's corner.
  private static func shapes(ofSingle side: ConstraintSide, constant: CGFloat) -> [ConstraintShape] {
    let axis = side.attribute.overlayAxis
    guard let place = side.position else { return [.length(axis, of: side.rect)] }
    return [
      .distance(
        axis, from: place - constant, to: place, across: axis.across.range(of: side.rect), connector: nil)
    ]
  }

  private static func lengths(_ own: ConstraintSide, _ other: ConstraintSide) -> [ConstraintShape] {
    if own.item === other.item { return [.ratio(own.rect)] }
    let shape = ConstraintShape.length(own.attribute.overlayAxis, of: own.rect)
    // For two separate views, both lengths are marked as equal. For a view and its superview, only the view's length is
    // shown.
    if other.attribute.isPosition || own.attribute.isPosition || own.view.isDescendant(of: other.view) {
      return [shape]
    }
    return [shape, .length(other.attribute.overlayAxis, of: other.rect)]
  }

  private static func positions(
    _ own: ConstraintSide, _ place: CGFloat, _ other: ConstraintSide, _ target: CGFloat
  ) -> ConstraintShape {
    let axis = own.attribute.overlayAxis
    let ranges = (own: axis.across.range(of: own.rect), other: axis.across.range(of: other.rect))
    let isInside = own.view !== other.view && own.view.isDescendant(of: other.view)
    if abs(place - target) < 0.5, other.attribute.overlayAxis == axis {
      let whole = ranges.own.spanning(ranges.other)
      let isCenter = own.attribute.isCenter
      return .alignment(
        axis.across, at: place, kind: own.attribute, extent: isInside || isCenter ? ranges.own : whole,
        whole: isCenter ? whole : nil)
    }
    let low = max(ranges.own.lowerBound, ranges.other.lowerBound)
    let high = min(ranges.own.upperBound, ranges.other.upperBound)
    if low < high { return .distance(axis, from: target, to: place, across: low...high, connector: nil) }
    // The items do not overlap across the axis. The distance is drawn at the middle of the first, with a line to it
    // from the second.
    let middle = (ranges.own.lowerBound + ranges.own.upperBound) / 2
    let edge =
      ranges.other.upperBound <= ranges.own.lowerBound ? ranges.other.upperBound : ranges.other.lowerBound
    let connector = Connector(at: target, range: min(edge, middle)...max(edge, middle))
    return .distance(axis, from: target, to: place, across: ranges.own, connector: connector)
  }
}

extension ClosedRange<CGFloat> {
  /// The smallest range that contains both.
  fileprivate func spanning(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

/// One side of a constraint, located in a picture.
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

  /// The position of the attribute on its axis; nil for lengths.
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
