/// A cell as a screen sends it: scalars instead of a text, for which no memory is needed.
public struct CellGlyph {
  /// What the terminal is sent; a space in a blank cell.
  public var base: Unicode.Scalar
  /// What is drawn onto it: nothing in nearly all cells.
  package var marks: ArraySlice<Unicode.Scalar>
  /// 2 in the left half of a wide glyph, else 1.
  public var columns: Int
  /// Colors (`nil` for the terminal's own) and attributes.
  public var style: CellStyle
}

extension CellCanvas {
  /// Hands `body` the cells of a part of a row, from the left, without the right halves of wide glyphs. The part has to
  /// lie inside.
  public func forEachGlyph(row: Int, columns: Range<Int>, _ body: (CellGlyph) -> Void) {
    let start = store.index(column: 0, row: row)
    for cell in store.cells[start + columns.lowerBound..<start + columns.upperBound]
    where cell.part != .wideRight {
      let (base, marks) = store.glyphs.scalars(of: cell.glyph)
      body(
        CellGlyph(base: base, marks: marks, columns: cell.part == .wideLeft ? 2 : 1, style: cell.style))
    }
  }
}
