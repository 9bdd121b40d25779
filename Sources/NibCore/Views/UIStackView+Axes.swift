/// The layout attributes of one direction of a stack view, so that rows and columns share their rules.
struct StackAxis {
  /// The edge at which the views begin: the right one in a row from right to left.
  let start: LayoutProblem.Attribute
  let end: LayoutProblem.Attribute
  let center: LayoutProblem.Attribute
  let size: LayoutProblem.Attribute
  /// Positions grow towards the end: 1, else -1.
  let sign: Double
  /// The distance of the canvas from the stack's own edges.
  let startInset: Double
  let endInset: Double

  init(_ axis: NSLayoutConstraint.Axis, insets: UIEdgeInsets, isRightToLeft: Bool) {
    let isMirrored = axis == .horizontal && isRightToLeft
    sign = isMirrored ? -1 : 1
    switch axis {
    case .horizontal:
      start = isMirrored ? .right : .left
      end = isMirrored ? .left : .right
      (center, size) = (.centerX, .width)
      startInset = Double(isMirrored ? insets.right : insets.left)
      endInset = Double(isMirrored ? insets.left : insets.right)
    case .vertical:
      (start, end, center, size) = (.top, .bottom, .centerY, .height)
      startInset = Double(insets.top)
      endInset = Double(insets.bottom)
    }
  }

  /// How far the canvas's center lies from the stack's.
  var centerOffset: Double { (startInset - endInset) / 2 }
}
