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

/// Letters of a row that can be written as one `<text>` element: they have the same paint, weight and slant, with no
/// more than one space between words.
struct SVGTextRun: Hashable {
  var text: String
  var row: Int
  var column: Int
  var columns: Int
  var paint: SVGPaint
  var isBold: Bool
  var isItalic: Bool
  /// Whether the text is a single symbol that fonts may draw wider or narrower than its cells. Such a symbol is
  /// centered in its cells.
  var isCenteredSymbol: Bool

  /// The text's element. If the text is wider than one cell, the element specifies its width, so that the letters stay
  /// in their cells with any font.
  var element: String {
    let width = columns * SVGCell.width
    let x = column * SVGCell.width + (isCenteredSymbol ? width / 2 : 0)
    let y = row * SVGCell.height + SVGCell.baseline
    let length = isCenteredSymbol || columns == 1 ? "" : " textLength=\"\(width)\""
    let anchor = isCenteredSymbol ? " text-anchor=\"middle\"" : ""
    let weight = isBold ? " font-weight=\"bold\"" : ""
    let slant = isItalic ? " font-style=\"italic\"" : ""
    return "<text x=\"\(x)\" y=\"\(y)\"\(length)\(anchor)\(weight)\(slant)\(paint.attributes)>"
      + "\(SVGMarkup.escaped(text))</text>\n"
  }

  /// A run that starts with the cell at a position.
  init(_ cell: Cell, row: Int, column: Int) {
    text = cell.text
    self.row = row
    self.column = column
    columns = cell.columns
    paint = cell.style.svgGlyphPaint
    isBold = cell.style.attributes.contains(.bold)
    isItalic = cell.style.attributes.contains(.italic)
    isCenteredSymbol = cell.columns != 1 || !SVGTextRun.isInEveryFont(cell.text)
  }

  /// Appends the next run if both can be written as one; otherwise returns false.
  mutating func join(_ next: SVGTextRun) -> Bool {
    let gap = next.column - column - columns
    let hasSameStyle = next.paint == paint && next.isBold == isBold && next.isItalic == isItalic
    guard next.row == row, 0...1 ~= gap, !isCenteredSymbol, !next.isCenteredSymbol, hasSameStyle else {
      return false
    }
    text += (gap == 1 ? " " : "") + next.text
    columns += gap + next.columns
    return true
  }

  /// Whether every monospaced font has the glyph: Latin, Greek, Cyrillic and their punctuation. Other glyphs
  /// come from fallback fonts with different widths.
  private static func isInEveryFont(_ text: String) -> Bool {
    guard let base = text.unicodeScalars.first?.value else { return true }
    return base < 0x250 || 0x370..<0x530 ~= base || 0x2010...0x203A ~= base || base == 0x20AC
  }
}
