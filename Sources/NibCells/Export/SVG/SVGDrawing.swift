/// The SVG elements of a canvas, with its top left corner at the origin: backgrounds, shapes and letters.
struct SVGDrawing {
  private var backgrounds = SVGShapes()
  private var shapes = SVGShapes()
  private var runs: [SVGTextRun] = []

  init(_ canvas: CellCanvas) {
    for row in canvas.bounds.rowRange {
      for column in canvas.bounds.columnRange { add(canvas[row: row, column: column], row, column) }
    }
    if let cursor = canvas.cursor, canvas.bounds.contains(cursor) {
      let cell = SVGDrawing.rectangle(row: cursor.row, column: cursor.column)
      backgrounds.add(cell, SVGPaint(color: .ink, percent: 40))
    }
  }

  /// The elements, one per line.
  var elements: String { backgrounds.elements + shapes.elements + runs.map(\.element).joined() }

  /// Adds a cell: its background, the lines under and through it, and its character as a shape or text.
  private mutating func add(_ cell: Cell, _ row: Int, _ column: Int) {
    let place = SVGDrawing.rectangle(row: row, column: column)
    if let background = cell.style.svgBackgroundPaint { backgrounds.add(place, background) }
    addRules(cell.style, place)
    guard cell.columns > 0, cell.text != " ", let scalar = cell.text.unicodeScalars.first else { return }
    if let shape = SVGGlyphShape.shape(of: scalar) {
      shapes.add(shape, x: place.x, y: place.y, cell.style.svgGlyphPaint)
    } else {
      add(SVGTextRun(cell, row: row, column: column))
    }
  }

  private mutating func add(_ run: SVGTextRun) {
    if let last = runs.indices.last, runs[last].join(run) { return }
    runs.append(run)
  }

  /// Adds underlines and strikethroughs as shapes, because fonts place them differently, and spaces need them
  /// too.
  private mutating func addRules(_ style: CellStyle, _ place: SVGRectangle) {
    let rules: [(CellStyle.Attributes, Int)] = [
      (.underline, SVGCell.baseline + SVGCell.line), (.strikethrough, SVGCell.lineTop),
    ]
    for (attribute, y) in rules where style.attributes.contains(attribute) {
      let rule = SVGRectangle(x: place.x, y: place.y + y, width: place.width, height: SVGCell.line)
      shapes.add(rule, style.svgGlyphPaint)
    }
  }

  private static func rectangle(row: Int, column: Int) -> SVGRectangle {
    SVGRectangle(
      x: column * SVGCell.width, y: row * SVGCell.height, width: SVGCell.width, height: SVGCell.height)
  }
}
