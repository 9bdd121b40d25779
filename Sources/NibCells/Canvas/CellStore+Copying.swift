extension CellStore {
  /// Copies the cells of another canvas whose top left cell comes to `place`, as far as they lie in
  /// `target`, a part of this one that is not empty.
  mutating func draw(_ other: CellStore, at place: CellPoint, target: CellRect) {
    for row in target.rowRange {
      separate(target.columnRange, row: row)
      for column in target.columnRange {
        let source = other.index(column: column - place.column, row: row - place.row)
        cells[index(column: column, row: row)] = adopted(other.cells[source], from: other)
      }
      mendHalves(in: target.columnRange, row: row)
    }
  }

  /// The cell with its glyph renumbered for this canvas.
  private mutating func adopted(_ cell: StoredCell, from other: CellStore) -> StoredCell {
    guard cell.glyph & StoredCell.markedBit != 0 else { return cell }
    var copy = cell
    copy.glyph = glyphs.number(like: cell.glyph, in: other.glyphs)
    return copy
  }

  /// Makes a space of a wide glyph's half whose other half was cut off at an end of `columns`.
  private mutating func mendHalves(in columns: Range<Int>, row: Int) {
    guard let first = columns.first, let last = columns.last else { return }
    let left = index(column: first, row: row)
    let right = index(column: last, row: row)
    if cells[left].part == .wideRight { cells[left].erase() }
    if cells[right].part == .wideLeft { cells[right].erase() }
  }
}
