extension CellCanvas {
  /// Writes one line of text from `point` to the right, and takes away lines under it.
  ///
  /// Control characters show as visible substitutes and sequences that terminals disagree about are
  /// simplified, as `TerminalGlyph` says. A line break is a control character like any other: `CellText`
  /// breaks text into lines.
  /// - Parameter maxColumns: the columns that may be used at most, `nil` for as many as the text takes. A
  ///   wide glyph that does not fit whole is shown as a space.
  /// - Returns: the columns used, inside the clip or not.
  @discardableResult
  public func put(
    _ text: some StringProtocol, at point: CellPoint, style: CellStyle = .plain, maxColumns: Int? = nil
  ) -> Int {
    store.put(text, at: point + origin, style: style, limit: max(0, maxColumns ?? .max), clip: clip)
  }

  /// Writes a character one column wide into some columns of a row; costs what lies inside the clip.
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
