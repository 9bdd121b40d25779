import NibCore

/// A part of a vector picture: a shape, text, image, symbol or drawing, or parts that are clipped or moved together.
package indirect enum VectorItem: Equatable {
  case shape(VectorShape)
  case text(VectorText)
  case image(VectorImage)
  case symbol(VectorSymbol)
  case graphic(PlacedGraphic)
  /// Items that are cut off at a rectangle with round corners.
  case clip(VectorRectangle, [VectorItem])
  /// Items whose coordinates begin at the given point.
  case moved(CGPoint, [VectorItem])
}

extension VectorItem {
  package static func rectangle(_ frame: CGRect, _ color: ColorComponents) -> VectorItem {
    .shape(VectorShape(outline: .rectangle(VectorRectangle(frame)), fill: color, stroke: nil))
  }

  /// The outline of a rectangle, without an inner area.
  ///
  /// - Parameter width: the width of the line in points.
  package static func outline(_ frame: CGRect, _ color: ColorComponents, width: CGFloat) -> VectorItem {
    .shape(
      VectorShape(
        outline: .rectangle(VectorRectangle(frame, radius: width)), fill: nil,
        stroke: VectorShape.Stroke(color: color, width: width)))
  }

  /// A line of text in the system font.
  ///
  /// - Parameter origin: the left end of the baseline.
  package static func text(
    _ string: String, at origin: CGPoint, size: CGFloat, isBold: Bool = false, _ color: ColorComponents,
    metrics: TextMetrics
  ) -> VectorItem {
    let font: UIFont = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    return .text(
      VectorText(
        string: string, origin: origin, width: metrics.width(of: string, font: font),
        face: .system(isBold ? .bold : .regular), size: size, color: color))
  }
}
