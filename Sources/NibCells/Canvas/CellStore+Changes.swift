extension CellStore {
  /// The spans of a row that look different from those of `earlier`, which has the same size.
  func changes(inRow row: Int, since earlier: CellStore) -> [CellSpan] {
    if isSame(row: row, as: earlier) { return [] }
    var spans: [CellSpan] = []
    var column = 0
    while column < size.columns {
      guard differs(column: column, row: row, from: earlier) else {
        column += 1
        continue
      }
      let start = column
      while column < size.columns && differs(column: column, row: row, from: earlier) { column += 1 }
      spans.append(CellSpan(row: row, columns: start..<column))
    }
    return spans
  }

  /// Whether a quick comparison of the stored cells shows that a row did not change, as is the case for most rows.
  /// False if either canvas has marked glyphs, because their numbers have different meanings on different canvases.
  private func isSame(row: Int, as earlier: CellStore) -> Bool {
    guard glyphs.isEmpty, earlier.glyphs.isEmpty else { return false }
    let start = index(column: 0, row: row)
    return cells[start..<start + size.columns] == earlier.cells[start..<start + size.columns]
  }

  /// Whether a cell, or the wide glyph that it is part of, looks different.
  private func differs(column: Int, row: Int, from earlier: CellStore) -> Bool {
    let index = index(column: column, row: row)
    if cellDiffers(at: index, from: earlier) { return true }
    switch cells[index].part {
    case .whole: return false
    case .wideLeft: return cellDiffers(at: index + 1, from: earlier)
    case .wideRight: return cellDiffers(at: index - 1, from: earlier)
    }
  }

  /// Whether a cell looks different than before.
  private func cellDiffers(at index: Int, from earlier: CellStore) -> Bool {
    let new = cells[index]
    var old = earlier.cells[index]
    if new.glyph & old.glyph & StoredCell.markedBit != 0 {
      // Each canvas numbers marked glyphs in its own order, so their texts are compared.
      guard glyphs.showsSame(new.glyph, as: old.glyph, in: earlier.glyphs) else { return true }
      old.glyph = new.glyph
    }
    return !new.looksLike(old)
  }
}
