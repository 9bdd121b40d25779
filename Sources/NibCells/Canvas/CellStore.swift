/// The cells of a canvas, as a value type. Positions are in the canvas's own coordinates and are not checked. Drawing
/// never leaves half of a wide glyph. Drawing is implemented in this type, so that a canvas is accessed once per
/// drawing call instead of several times per cell.
package struct CellStore {
  let size: CellSize
  /// The cells, row by row.
  package var cells: [StoredCell]
  /// The glyphs of more than one scalar, which do not fit into a cell.
  var glyphs = MarkedGlyphs()

  init(size: CellSize, background: CellColor) {
    self.size = size
    cells = Array(
      repeating: StoredCell(blankOn: background), count: size.columns * size.rows)
  }

  /// The index of a cell in `cells`; the cell must exist.
  package func index(column: Int, row: Int) -> Int { row * size.columns + column }

  /// The cell at an index, which must exist.
  func cell(at index: Int) -> Cell {
    let cell = cells[index]
    switch cell.part {
    case .whole:
      return Cell(text: glyphs.text(of: cell.glyph), columns: 1, style: cell.style, lines: cell.arms)
    case .wideLeft: return Cell(text: glyphs.text(of: cell.glyph), columns: 2, style: cell.style)
    case .wideRight: return Cell(text: "", columns: 0, style: cell.style)
    }
  }

  /// Removes the glyphs and lines in `area` and applies `style`. The area must be inside the canvas and not empty.
  mutating func fill(_ area: CellRect, style: CellStyle) {
    for row in area.rowRange {
      separate(area.columnRange, row: row)
      for column in area.columnRange {
        let index = index(column: column, row: row)
        cells[index].erase()
        cells[index].apply(style)
      }
    }
  }

  /// Replaces wide glyphs that are partly inside `columns` with spaces, so that the columns can be drawn
  /// over.
  mutating func separate(_ columns: Range<Int>, row: Int) {
    separateWideGlyph(at: columns.lowerBound, row: row)
    separateWideGlyph(at: columns.upperBound, row: row)
  }

  /// Replaces a wide glyph that crosses the left edge of `column` with spaces; `column` may be one past the
  /// last.
  private mutating func separateWideGlyph(at column: Int, row: Int) {
    guard column > 0, column < size.columns else { return }
    let index = index(column: column, row: row)
    guard cells[index].part == .wideRight else { return }
    cells[index].erase()
    cells[index - 1].erase()
  }
}

extension CellStore {
  /// Copies the cells of another canvas, whose top left cell is placed at `place`. Only cells inside `target`, a
  /// nonempty part of this canvas, change.
  mutating func draw(_ other: CellStore, at place: CellPoint, target: CellRect) {
    for row in target.rowRange {
      separate(target.columnRange, row: row)
      for column in target.columnRange {
        let source = other.index(column: column - place.column, row: row - place.row)
        cells[index(column: column, row: row)] = adopted(other.cells[source], from: other)
      }
      eraseCutHalves(in: target.columnRange, row: row)
    }
  }

  /// The cell with its glyph renumbered for this canvas.
  private mutating func adopted(_ cell: StoredCell, from other: CellStore) -> StoredCell {
    guard cell.glyph & StoredCell.markedBit != 0 else { return cell }
    var copy = cell
    copy.glyph = glyphs.number(like: cell.glyph, in: other.glyphs)
    return copy
  }

  /// Replaces half of a wide glyph with a space if its other half was cut off at an end of `columns`.
  private mutating func eraseCutHalves(in columns: Range<Int>, row: Int) {
    guard let first = columns.first, let last = columns.last else { return }
    let left = index(column: first, row: row)
    let right = index(column: last, row: row)
    if cells[left].part == .wideRight { cells[left].erase() }
    if cells[right].part == .wideLeft { cells[right].erase() }
  }
}

extension CellStore {
  /// Adds arms to the line in a cell, or starts a line there; the cell must exist.
  mutating func join(_ arms: LineArms, at place: CellPoint, trait: LineTrait, style: CellStyle) {
    separate(place.column..<place.column + 1, row: place.row)
    let index = index(column: place.column, row: place.row)
    var cell = cells[index]
    let merged = cell.arms.merged(with: arms)
    cell.erase()
    cell.apply(style)
    cell.arms = merged
    cell.trait = trait
    cell.glyph = LineGlyphs.scalar(for: merged, trait: trait).value
    cells[index] = cell
  }

  /// Draws the part of a horizontal line inside `clip`.
  mutating func horizontalLine(
    at place: CellPoint, columns: Int, lines: LineStyle, style: CellStyle, clip: CellRect
  ) {
    let line = CellRect(origin: place, size: CellSize(columns: columns, rows: 1))
    for column in line.intersection(clip).columnRange where clip.rowRange.contains(place.row) {
      let arms = LineArms(
        right: column < line.maxColumn - 1 || columns == 1 ? lines.weight : .none,
        left: column > line.minColumn || columns == 1 ? lines.weight : .none)
      join(arms, at: CellPoint(column: column, row: place.row), trait: lines.trait, style: style)
    }
  }

  /// Draws the part of a vertical line inside `clip`.
  mutating func verticalLine(
    at place: CellPoint, rows: Int, lines: LineStyle, style: CellStyle, clip: CellRect
  ) {
    let line = CellRect(origin: place, size: CellSize(columns: 1, rows: rows))
    for row in line.intersection(clip).rowRange where clip.columnRange.contains(place.column) {
      let arms = LineArms(
        up: row > line.minRow || rows == 1 ? lines.weight : .none,
        down: row < line.maxRow - 1 || rows == 1 ? lines.weight : .none)
      join(arms, at: CellPoint(column: place.column, row: row), trait: lines.trait, style: style)
    }
  }
}
