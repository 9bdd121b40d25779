import NibCore
import NibDrawing
import NibTools

extension OutputFormat {
  /// JSON with the rows of text of each drawing. A drawing of a view also has the frame of every view in it, in points
  /// and in cells.
  static let json = OutputFormat(
    name: "json", drawings: { JSON($0).text + "\n" },
    report: { report in report.json.map { $0.text + "\n" }.joined() })
}

extension JSON {
  fileprivate init(_ page: DrawnPage) {
    let roots = page.drawings.map { JSON.lines(.root($0)) }
    self = .lines(.object([("file", .string(page.file)), ("roots", .lines(.list(roots)))]))
  }

  /// A drawing with its rows and views.
  private static func root(_ drawing: Drawing) -> JSON {
    let cells = drawing.canvas.size
    let rows = TextExport().rows(of: drawing.canvas).map { JSON.string($0) }
    let views = drawing.places.map { places in JSON.lines(.list(places.map { view($0) })) }
    return .object([
      ("id", drawing.picture.map { .string($0.id) }), ("name", .string(drawing.name)),
      ("size", drawing.picture.map { .numbers($0.view.bounds.width, $0.view.bounds.height) }),
      ("cells", .numbers(cells.columns, cells.rows)), ("rows", .lines(.list(rows))), ("views", views),
    ])
  }

  /// A view with its frame in points and cells.
  private static func view(_ place: TreeRenderer.Place) -> JSON {
    let origin = place.view.nibOrigin
    let (frame, cells) = (place.frame, place.cells)
    return .object([
      ("id", .string(origin?.id ?? "")),
      ("class", .string(origin?.customClass ?? nibBareName(of: type(of: place.view)))),
      ("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height)),
      ("cells", .numbers(cells.minColumn, cells.minRow, cells.size.columns, cells.size.rows)),
    ])
  }
}
