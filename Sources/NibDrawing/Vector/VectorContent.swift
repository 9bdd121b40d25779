import NibCore

/// A class of views with a drawing of its own in points, as `nibDraw(in:)` is the one in cells. Each class conforms in a
/// file of its own (`Classes`).
protocol VectorContent: UIView {
  /// The color of the background; `nil` for none.
  var nibVectorBackground: UIColor? { get }

  /// Draws the view's own content, without background, border and subviews.
  func draw(with pen: inout VectorPen)

  /// Draws what is in front of the subviews, below the border.
  func drawInFront(with pen: inout VectorPen)
}

extension VectorContent {
  var nibVectorBackground: UIColor? { nibBackground }
  func drawInFront(with pen: inout VectorPen) {}
}
