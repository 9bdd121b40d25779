extension CellStore {
  /// Adds arms to the line in a cell, or begins one there; the cell must exist.
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

  /// Draws the part of a horizontal line that `clip` holds.
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

  /// Draws the part of a vertical line that `clip` holds.
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
