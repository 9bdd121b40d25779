/// The cells behind a canvas, as a value: places are the canvas's own, and nothing is checked but what
/// keeps wide glyphs whole. Drawing happens in here, so that a canvas is accessed once a drawing call and not
/// several times a cell.
package struct CellStore {
  let size: CellSize
  /// Row after row.
  package var cells: [StoredCell]
  /// The glyphs that do not fit into a cell.
  var glyphs = MarkedGlyphs()

  init(size: CellSize, background: CellColor) {
    self.size = size
    cells = Array(
      repeating: StoredCell(blankOn: background), count: size.columns * size.rows)
  }

  /// The place of a cell in `cells`; the cell must exist.
  package func index(column: Int, row: Int) -> Int { row * size.columns + column }

  /// The cell at a place, which must exist.
  func cell(at index: Int) -> Cell {
    let cell = cells[index]
    switch cell.part {
    case .whole:
      return Cell(text: glyphs.text(of: cell.glyph), columns: 1, style: cell.style, lines: cell.arms)
    case .wideLeft: return Cell(text: glyphs.text(of: cell.glyph), columns: 2, style: cell.style)
    case .wideRight: return Cell(text: "", columns: 0, style: cell.style)
    }
  }

  /// Takes away the glyphs and lines in `area`, which is not empty and lies inside.
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

  /// Makes spaces of the wide glyphs that lie partly inside `columns`, so that these can be drawn over.
  mutating func separate(_ columns: Range<Int>, row: Int) {
    separateWideGlyph(at: columns.lowerBound, row: row)
    separateWideGlyph(at: columns.upperBound, row: row)
  }

  /// Makes spaces of a wide glyph that lies across the left edge of `column`, which may be one past the
  /// last.
  private mutating func separateWideGlyph(at column: Int, row: Int) {
    guard column > 0, column < size.columns else { return }
    let index = index(column: column, row: row)
    guard cells[index].part == .wideRight else { return }
    cells[index].erase()
    cells[index - 1].erase()
  }
}
