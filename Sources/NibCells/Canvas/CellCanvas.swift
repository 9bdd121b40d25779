/// A grid of cells to draw on: glyphs, colors, attributes, and lines that join where they meet. It is
/// independent of views, points and terminals.
///
/// Drawing calls take positions in the current coordinates, which `translated(by:_:)` moves, and change only
/// cells inside the current clip, which `withClip(_:_:)` narrows. Content outside the clip is ignored, so any
/// position is valid. A wide glyph occupies two columns; if one half of it would be cut off or drawn over, the
/// other half becomes a space.
public final class CellCanvas {
  /// The number of columns and rows; never negative.
  public let size: CellSize
  /// The position of the text cursor, in the canvas's own coordinates; `nil` for no cursor.
  public var cursor: CellPoint?

  package var store: CellStore
  /// The images behind cells, in the order in which they were placed.
  package internal(set) var images: [PlacedImage] = []
  /// The offset that is added to the positions of drawing calls.
  package var origin = CellPoint.zero
  /// The cells that may change, in the canvas's own coordinates.
  var clip: CellRect

  /// Creates a canvas of blank cells. Negative numbers of columns or rows are treated as 0.
  public init(size: CellSize, background: CellColor = .default) {
    self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
    clip = CellRect(origin: .zero, size: self.size)
    store = CellStore(size: self.size, background: background)
  }

  private init(copying other: CellCanvas) {
    size = other.size
    clip = CellRect(origin: .zero, size: other.size)
    store = other.store
    images = other.images
    cursor = other.cursor
  }

  /// All cells, in the canvas's own coordinates.
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a position in the canvas's own coordinates; a blank cell outside the canvas.
  public subscript(row row: Int, column column: Int) -> Cell {
    guard bounds.contains(CellPoint(column: column, row: row)) else { return Cell() }
    return store.cell(at: store.index(column: column, row: row))
  }

  /// An independent canvas with the same cells and cursor, without clip and translation. Cost: O(1) until one
  /// of the two is drawn on.
  package func copy() -> CellCanvas { CellCanvas(copying: self) }
}

extension CellCanvas {
  /// Copies all cells of `canvas`, including their colors, with its top left cell at `point`. The copied lines do not
  /// join the lines around them, but lines that are drawn later join the copied lines.
  package func draw(_ canvas: CellCanvas, at point: CellPoint) {
    precondition(canvas !== self, "a canvas cannot be drawn onto itself")
    let area = visible(CellRect(origin: point, size: canvas.size))
    guard !area.isEmpty else { return }
    store.draw(canvas.store, at: point + origin, target: area)
    images += canvas.images.compactMap { $0.moved(by: point + origin, in: area) }
  }
}

extension CellCanvas {
  /// The cells that look different from those of `earlier`, from top to bottom and left to right. A span
  /// never splits a wide glyph. Contains all cells if there is no earlier canvas or it has another size.
  /// Cost: O(cells).
  package func changes(since earlier: CellCanvas?) -> [CellSpan] {
    guard let earlier, earlier.size == size else {
      return bounds.rowRange.map { CellSpan(row: $0, columns: bounds.columnRange) }
    }
    return bounds.rowRange.flatMap { store.changes(inRow: $0, since: earlier.store) }
  }
}

extension CellCanvas {
  /// Draws a line of `columns` cells to the right. It joins the lines it meets. Its end cells have an arm
  /// only toward the line, unless the line is one cell long.
  public func horizontalLine(
    at point: CellPoint, columns: Int, lines: LineStyle = .light, style: CellStyle = .plain
  ) {
    store.horizontalLine(
      at: point + origin, columns: columns, lines: lines, style: style, clip: clip)
  }

  /// Draws a line of `rows` cells downwards, joined in the same way as by `horizontalLine`.
  public func verticalLine(
    at point: CellPoint, rows: Int, lines: LineStyle = .light, style: CellStyle = .plain
  ) {
    store.verticalLine(at: point + origin, rows: rows, lines: lines, style: style, clip: clip)
  }

  /// Adds arms to the line at a position in the current coordinates, or starts a line there. `horizontalLine`
  /// and `verticalLine` do this for each of their cells.
  package func join(
    _ arms: LineArms, at point: CellPoint, lines: LineStyle = .light, style: CellStyle = .plain
  ) {
    let place = point + origin
    guard clip.contains(place), arms != .none else { return }
    store.join(arms, at: place, trait: lines.trait, style: style)
  }
}

extension CellCanvas {
  /// Writes one line of text from `point` to the right, and removes the lines that were drawn in its cells.
  ///
  /// Control characters are shown as visible substitutes, and sequences that terminals treat differently are
  /// simplified (see `TerminalGlyph`). A line break is treated like any other control character; `CellText`
  /// breaks text into lines.
  ///
  /// - Parameter maxColumns: the maximum number of columns to use, `nil` for as many as the text needs. A
  ///   wide glyph that does not fit is shown as a space.
  /// - Returns: the number of columns used, including those outside the clip.
  @discardableResult
  public func put(
    _ text: some StringProtocol, at point: CellPoint, style: CellStyle = .plain, maxColumns: Int? = nil
  ) -> Int {
    store.put(text, at: point + origin, style: style, limit: max(0, maxColumns ?? .max), clip: clip)
  }

  /// Writes a character that is one column wide into a range of columns of a row. The cost depends only on
  /// the columns inside the clip.
  public func put(
    repeating character: Character, columns: Range<Int>, row: Int, style: CellStyle = .plain
  ) {
    let shown = columns.clamped(to: clipBounds.columnRange)
    guard !shown.isEmpty, clipBounds.rowRange.contains(row) else { return }
    put(
      String(repeating: character, count: shown.count), at: CellPoint(column: shown.lowerBound, row: row),
      style: style)
  }
}

extension CellCanvas {
  /// Removes the glyphs and lines in `rect` and applies `style` to its cells. A `nil` background leaves the
  /// background unchanged.
  public func fill(_ rect: CellRect, style: CellStyle) {
    let area = visible(rect)
    if !area.isEmpty { store.fill(area, style: style) }
  }

  /// Sets the background of the cells in `rect`, and changes nothing else.
  package func tint(_ rect: CellRect, background: CellColor) {
    restyle(rect) { $0.background = background }
  }

  /// Changes the style of each cell in `rect`, but not the glyphs. A color that is `nil` after `change` is
  /// the terminal's own.
  ///
  /// - Parameter change: must give equal styles the same result, because it is called only once for neighboring cells
  ///   with equal styles.
  package func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = visible(rect)
    var last: (before: CellStyle, after: CellStyle)?
    for row in area.rowRange {
      for column in area.columnRange {
        let index = store.index(column: column, row: row)
        let before = store.cells[index].style
        if let last, last.before == before {
          store.cells[index].apply(last.after)
          continue
        }
        var after = before
        change(&after)
        after.background = after.background ?? .default
        store.cells[index].apply(after)
        last = (before, after)
      }
    }
  }
}

extension CellCanvas {
  /// Calls `body` with the cells of a part of a row, from the left, without the right halves of wide glyphs.
  /// The part must be inside the canvas.
  package func forEachGlyph(row: Int, columns: Range<Int>, _ body: (CellGlyph) -> Void) {
    let start = store.index(column: 0, row: row)
    for cell in store.cells[start + columns.lowerBound..<start + columns.upperBound]
    where cell.part != .wideRight {
      let (base, marks) = store.glyphs.scalars(of: cell.glyph)
      body(
        CellGlyph(base: base, marks: marks, columns: cell.part == .wideLeft ? 2 : 1, style: cell.style))
    }
  }
}
