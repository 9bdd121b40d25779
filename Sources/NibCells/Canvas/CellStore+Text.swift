extension CellStore {
  /// Writes a line of text into the cells inside `clip`.
  ///
  /// - Parameter limit: the maximum number of columns to use; not negative.
  /// - Returns: the number of columns used, including those outside `clip`.
  mutating func put(
    _ text: some StringProtocol, at place: CellPoint, style: CellStyle, limit: Int, clip: CellRect
  ) -> Int {
    if let used = putASCII(text, at: place, style: style, limit: limit, clip: clip) { return used }
    var used = 0
    for character in text {
      for glyph in TerminalGlyph.glyphs(of: character) {
        let columns = min(glyph.columns, limit - used)
        if columns == 0 { return used }
        let start = CellPoint(column: place.column + used, row: place.row)
        set(columns == glyph.columns ? glyph : .space, at: start, style: style, clip: clip)
        used += columns
      }
    }
    return used
  }

  /// A faster `put` for printable ASCII text, in which each byte is one column. Returns `nil` for any other text.
  private mutating func putASCII(
    _ text: some StringProtocol, at place: CellPoint, style: CellStyle, limit: Int, clip: CellRect
  ) -> Int? {
    let used = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
      let columns = place.column..<place.column + min(bytes.count, limit)
      let shown = columns.clamped(to: clip.columnRange)
      guard clip.rowRange.contains(place.row), !shown.isEmpty else { return columns.count }
      separate(shown, row: place.row)
      let start = index(column: 0, row: place.row)
      for column in shown {
        cells[start + column].erase()
        cells[start + column].apply(style)
        cells[start + column].glyph = UInt32(bytes[column - columns.lowerBound])
      }
      return columns.count
    }
    return used ?? nil
  }

  /// Sets one glyph. If only one half of a wide glyph is inside `clip`, that half becomes a space.
  private mutating func set(
    _ glyph: TerminalGlyph, at place: CellPoint, style: CellStyle, clip: CellRect
  ) {
    let columns = place.column..<place.column + glyph.columns
    let shown = columns.clamped(to: clip.columnRange)
    guard clip.rowRange.contains(place.row), !shown.isEmpty else { return }
    separate(shown, row: place.row)
    let isWhole = shown == columns
    for column in shown {
      let index = index(column: column, row: place.row)
      var cell = cells[index]
      cell.erase()
      cell.apply(style)
      if isWhole && column == columns.lowerBound { cell.glyph = glyphs.number(of: glyph) }
      if isWhole && glyph.columns == 2 { cell.part = column == columns.lowerBound ? .wideLeft : .wideRight }
      cells[index] = cell
    }
  }
}
