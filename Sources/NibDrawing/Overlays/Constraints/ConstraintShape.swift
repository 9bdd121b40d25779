import NibCore

/// A shape that the overlay draws for a constraint, in points of the picture.
enum ConstraintShape: Equatable {
  /// The distance between two positions along an axis. It is drawn within `across`, a range on the other axis. If the
  /// ranges of the two items on the other axis do not overlap, `connector` joins one of the items to the distance line.
  case distance(OverlayAxis, from: CGFloat, to: CGFloat, across: ClosedRange<CGFloat>, connector: Connector?)
  /// A line along an axis, through a position that two items share. The line covers the range `extent`. For a center, a
  /// dotted line continues it over the range `whole`.
  case alignment(
    OverlayAxis, at: CGFloat, kind: LayoutProblem.Attribute, extent: ClosedRange<CGFloat>,
    whole: ClosedRange<CGFloat>?)
  /// The length of a rectangle along an axis.
  case length(OverlayAxis, of: CGRect)
  /// The ratio of a rectangle's width and height.
  case ratio(CGRect)

  /// A line from an item to the distance line, perpendicular to it.
  struct Connector: Equatable {
    /// The position on the axis of the distance.
    var at: CGFloat
    /// The extent on the other axis.
    var range: ClosedRange<CGFloat>
  }
}

extension ConstraintShape {
  /// The shapes that show what a constraint means for `selection`, or for its first item if `selection` is not its
  /// second item. There are two shapes if it relates the lengths of separate views, and none if an item cannot be
  /// located.
  static func shapes(
    of constraint: NSLayoutConstraint, selection: UIView?, _ geometry: OverlayGeometry
  ) -> [ConstraintShape] {
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    guard
      let firstSide = ConstraintSide(
        first, constraint.firstAttribute, of: constraint, other: second, geometry)
    else { return [] }
    guard constraint.hasSecondItem else { return shapes(ofSingle: firstSide, constant: constraint.constant) }
    guard
      let secondSide = ConstraintSide(
        second, constraint.secondAttribute, of: constraint, other: first, geometry)
    else { return [] }
    let isSecondSelected = secondSide.view === selection
    let selectedSide = isSecondSelected ? secondSide : firstSide
    let other = isSecondSelected ? firstSide : secondSide
    guard let position = selectedSide.position, let target = other.position else {
      return lengths(selectedSide, other)
    }
    return [shape(of: selectedSide, at: position, relativeTo: other, at: target)]
  }

  /// The shape for a constraint with one item: a length, or a distance from the superview's top left corner.
  private static func shapes(ofSingle side: ConstraintSide, constant: CGFloat) -> [ConstraintShape] {
    let axis = side.attribute.overlayAxis
    guard let position = side.position else { return [.length(axis, of: side.rect)] }
    return [
      .distance(
        axis, from: position - constant, to: position, across: axis.across.range(of: side.rect),
        connector: nil)
    ]
  }

  /// The shapes of a constraint between lengths.
  private static func lengths(_ own: ConstraintSide, _ other: ConstraintSide) -> [ConstraintShape] {
    if own.item === other.item { return [.ratio(own.rect)] }
    let shape = ConstraintShape.length(own.attribute.overlayAxis, of: own.rect)
    // If the other view contains this one, only this view's length is shown. Otherwise the lengths of both views are
    // shown.
    if other.attribute.isPosition || own.attribute.isPosition || own.view.isDescendant(of: other.view) {
      return [shape]
    }
    return [shape, .length(other.attribute.overlayAxis, of: other.rect)]
  }

  /// The shape for a constraint between two positions: an alignment if they are equal, otherwise their distance.
  private static func shape(
    of own: ConstraintSide, at position: CGFloat, relativeTo other: ConstraintSide, at target: CGFloat
  ) -> ConstraintShape {
    let axis = own.attribute.overlayAxis
    let ranges = (own: axis.across.range(of: own.rect), other: axis.across.range(of: other.rect))
    let isInside = own.view !== other.view && own.view.isDescendant(of: other.view)
    if abs(position - target) < 0.5, other.attribute.overlayAxis == axis {
      let whole = ranges.own.spanning(ranges.other)
      let isCenter = own.attribute.isCenter
      return .alignment(
        axis.across, at: position, kind: own.attribute, extent: isInside || isCenter ? ranges.own : whole,
        whole: isCenter ? whole : nil)
    }
    let low = max(ranges.own.lowerBound, ranges.other.lowerBound)
    let high = min(ranges.own.upperBound, ranges.other.upperBound)
    if low < high {
      return .distance(axis, from: target, to: position, across: low...high, connector: nil)
    }
    // The ranges do not overlap. The distance line is drawn through the middle of `own`, and a connector joins `other`
    // to it.
    let middle = (ranges.own.lowerBound + ranges.own.upperBound) / 2
    let edge =
      ranges.other.upperBound <= ranges.own.lowerBound ? ranges.other.upperBound : ranges.other.lowerBound
    let connector = Connector(at: target, range: min(edge, middle)...max(edge, middle))
    return .distance(axis, from: target, to: position, across: ranges.own, connector: connector)
  }
}

extension ClosedRange<CGFloat> {
  /// The smallest range that contains both.
  fileprivate func spanning(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
