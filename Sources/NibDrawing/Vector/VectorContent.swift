import NibCore

/// A class of views that draws its own content in points. (`nibDraw(in:)` draws the content in cells.) Each class
/// conforms in a separate file in the folder `Classes`.
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
