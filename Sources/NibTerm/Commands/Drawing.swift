import NibCore
import NibDrawing
import NibScreen

/// A subject and its drawing in cells.
struct Drawing {
  let subject: ShownSubject
  let renderer: TreeRenderer
  let canvas: CellCanvas

  init(_ subject: ShownSubject, renderer: TreeRenderer) {
    self.subject = subject
    self.renderer = renderer
    canvas = renderer.canvas(for: subject.view)
  }
}

extension ShownSubject {
  /// The name and the size in points.
  var heading: String {
    "\(name)  \(JSON.number(Double(view.bounds.width))) x \(JSON.number(Double(view.bounds.height)))"
  }
}

/// Formats drawings as JSON: the rows of cells, and the frame of every view in points and in cells.
enum JSONDrawing {
  /// The document's drawings as one JSON object.
  static func text(of drawings: [Drawing], file: String) -> String {
    let roots = drawings.map { root($0) }.joined(separator: ",\n")
    return
      "{\n  \"file\": \(JSON.string(file)),\n  \"roots\": [\(roots.isEmpty ? "" : "\n\(roots)\n  ")]\n}\n"
  }

  private static func root(_ drawing: Drawing) -> String {
    let size = drawing.subject.view.bounds.size
    let rows = TextExport().rows(of: drawing.canvas).map { JSON.string($0) }
    let views = drawing.renderer.places(in: drawing.subject.view).map { view($0) }
    let members = [
      "\"id\": \(JSON.string(drawing.subject.id))", "\"name\": \(JSON.string(drawing.subject.name))",
      "\"size\": \(numbers(size.width, size.height))",
      "\"cells\": \(numbers(drawing.canvas.size.columns, drawing.canvas.size.rows))",
      "\"rows\": \(list(rows))", "\"views\": \(list(views))",
    ]
    return "    {\n" + members.map { "      " + $0 }.joined(separator: ",\n") + "\n    }"
  }

  private static func view(_ place: TreeRenderer.Place) -> String {
    let origin = place.view.nibOrigin
    let name = origin?.customClass ?? nibBareName(of: type(of: place.view))
    let frame = numbers(place.frame.minX, place.frame.minY, place.frame.width, place.frame.height)
    let cells = numbers(
      place.cells.minColumn, place.cells.minRow, place.cells.size.columns, place.cells.size.rows)
    return "{\"id\": \(JSON.string(origin?.id ?? "")), \"class\": \(JSON.string(name)), "
      + "\"frame\": \(frame), \"cells\": \(cells)}"
  }

  private static func list(_ items: [String]) -> String {
    "[\n" + items.map { "        " + $0 }.joined(separator: ",\n") + "\n      ]"
  }

  private static func numbers(_ values: CGFloat...) -> String {
    "[\(values.map { JSON.number(Double($0)) }.joined(separator: ", "))]"
  }

  private static func numbers(_ values: Int...) -> String { "\(values)" }
}

extension TreeRenderer {
  /// A renderer for viewing documents. It draws large text and images if the style is `rendered`.
  ///
  /// - Parameter screen: the screen that shows the drawing, if it is known. Large text needs block characters, and
  ///   images need many colors.
  static func looking(
    _ style: NibDrawingContext.Style, grid: CellGrid = .standard, on screen: (any Screen)? = nil
  ) -> TreeRenderer {
    var renderer = TreeRenderer(style: style, grid: grid)
    let colors = screen?.colorDepth ?? .trueColor
    renderer.drawsLargeText = style == .rendered && screen?.showsBlocks ?? true
    renderer.drawsImages = style == .rendered && (colors == .trueColor || colors == .indexed256)
    return renderer
  }
}
