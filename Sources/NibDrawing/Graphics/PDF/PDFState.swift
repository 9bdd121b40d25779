import NibCore

/// The settings of the operators that draw.
struct PDFState {
  var transform: CGAffineTransform
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  /// The paints; `nil` for one that cannot be drawn.
  var fill: GraphicPaint? = .color(ColorComponents(white: 0))
  var strokePaint: GraphicPaint? = .color(ColorComponents(white: 0))
  /// What the paint is that cannot be drawn.
  var missing = GraphicBuilder.LeftOut.pattern
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  /// The width, the ends and the dashes of lines.
  var line = GraphicStroke(paint: .color(ColorComponents(white: 0)))
  var clips: [GraphicShape] = []
  /// The number of the last change of the clips or the mask, by which parts with the same ones are grouped.
  var clipNumber = 0
  /// The smallest rectangle around all clips, in the drawing.
  var clipFrame: CGRect
  var mask: GraphicMask?
  var fontSize = 0.0
  var textMatrix = CGAffineTransform.identity
}

extension GraphicPaint {
  /// The paint made more transparent.
  func faded(_ alpha: Double) -> GraphicPaint {
    guard alpha < 1 else { return self }
    switch self {
    case .color(var color):
      color.alpha *= alpha
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= alpha }
      return .gradient(gradient)
    }
  }
}
