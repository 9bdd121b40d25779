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
    "\(name)  \(NibNumber.text(view.bounds.width)) x \(NibNumber.text(view.bounds.height))"
  }
}

extension JSON {
  /// A document's drawings: the rows of cells, and the frame of every view in points and in cells.
  init(_ drawings: [Drawing], file: String) {
    let roots = drawings.map { JSON.lines(.root($0)) }
    self = .lines(.object([("file", .string(file)), ("roots", .lines(.list(roots)))]))
  }

  private static func root(_ drawing: Drawing) -> JSON {
    let size = drawing.subject.view.bounds.size
    let cells = drawing.canvas.size
    let rows = TextExport().rows(of: drawing.canvas).map { JSON.string($0) }
    let views = drawing.renderer.places(in: drawing.subject.view).map { view($0) }
    return .object([
      ("id", .string(drawing.subject.id)), ("name", .string(drawing.subject.name)),
      ("size", .numbers(size.width, size.height)), ("cells", .numbers(cells.columns, cells.rows)),
      ("rows", .lines(.list(rows))), ("views", .lines(.list(views))),
    ])
  }

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
