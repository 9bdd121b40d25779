import NibCore
import NibDrawing

/// Drawings for programs: the rows of cells, and the place of every view in points and in cells.
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
