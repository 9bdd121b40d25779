// Lengths along an axis, so that the same code of compositional layouts handles both scroll directions.

extension LayoutAxes {
  /// The axis at right angles to this axis.
  var other: LayoutAxes { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  func along(_ axis: LayoutAxes) -> CGFloat { axis == .horizontal ? width : height }

  mutating func setAlong(_ axis: LayoutAxes, _ length: CGFloat) {
    if axis == .horizontal { width = length } else { height = length }
  }
}

extension CGPoint {
  /// The point at a position on an axis, and at 0 on the other axis.
  init(along position: CGFloat, _ axis: LayoutAxes) {
    self = axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
  }

  /// The point moved by the leading and the top inset.
  func moved(by insets: NSDirectionalEdgeInsets) -> CGPoint {
    CGPoint(x: x + insets.leading, y: y + insets.top)
  }
}

extension NSDirectionalEdgeInsets {
  /// The sum of both insets on an axis.
  func along(_ axis: LayoutAxes) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }

  /// The first inset on an axis.
  func start(_ axis: LayoutAxes) -> CGFloat { axis == .horizontal ? leading : top }

  /// The insets with 0 on the given axes.
  func nibWithout(_ axes: LayoutAxes) -> NSDirectionalEdgeInsets {
    var insets = self
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension CGRect {
  /// The rectangle inside the insets, in a left-to-right layout. Its size is never negative.
  func nibInset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The first coordinate on an axis.
  func start(_ axis: LayoutAxes) -> CGFloat { axis == .horizontal ? minX : minY }
  /// The last coordinate on an axis.
  func end(_ axis: LayoutAxes) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// Moves the rectangle along an axis.
  mutating func move(_ axis: LayoutAxes, by distance: CGFloat) {
    if axis == .horizontal { origin.x += distance } else { origin.y += distance }
  }
}
