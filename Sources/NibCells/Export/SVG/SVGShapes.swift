/// Shapes grouped by their paint, so that each paint needs at most two elements.
struct SVGShapes {
  /// The paints in the order in which they were first used.
  private var paints: [SVGPaint] = []
  private var rectangles: [SVGPaint: [SVGRectangle]] = [:]
  private var outlines: [SVGPaint: String] = [:]

  mutating func add(_ rectangle: SVGRectangle, _ paint: SVGPaint) {
    register(paint)
    rectangles[paint, default: []].append(rectangle)
  }

  /// Adds a glyph's shape in the cell whose top left corner is at `x`, `y`.
  mutating func add(_ shape: SVGGlyphShape, x: Int, y: Int, _ paint: SVGPaint) {
    let paint = paint.faded(shape.percent)
    for rectangle in shape.rectangles { add(rectangle.offset(x: x, y: y), paint) }
    guard !shape.outline.isEmpty else { return }
    register(paint)
    outlines[paint, default: ""] += "M\(x) \(y)" + shape.outline
  }

  private mutating func register(_ paint: SVGPaint) {
    if rectangles[paint] == nil, outlines[paint] == nil { paints.append(paint) }
  }

  /// The elements of the shapes: for each paint, one for its rectangles and one for its other shapes. Rectangles are
  /// drawn with sharp edges at any scale.
  var elements: String {
    let rectangular = paints.compactMap { paint in
      rectangles[paint].map { SVGShapes.element(SVGRectangle.merged($0).map(\.path).joined(), paint) }
    }
    let round = paints.compactMap { paint in outlines[paint].map { SVGShapes.element($0, paint) } }
    let sharp =
      rectangular.isEmpty ? "" : "<g shape-rendering=\"crispEdges\">\n\(rectangular.joined())</g>\n"
    return sharp + round.joined()
  }

  private static func element(_ path: String, _ paint: SVGPaint) -> String {
    "<path\(paint.attributes) d=\"\(path)\"/>\n"
  }
}
