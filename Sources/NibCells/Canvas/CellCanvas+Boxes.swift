extension CellCanvas {
  /// Draws a border along the inner edge of `rect`, joined with the lines it meets.
  ///
  /// A box of one row is drawn as a pair of brackets, a box of one column as a vertical bar, and a box of a single cell
  /// as a small square. Even the smallest view is thus visible.
  ///
  /// - Parameter interior: the style that fills `rect` first, so that the box hides what is behind it; `nil`
  ///   leaves the interior unchanged.
  public func drawBox(
    _ rect: CellRect, lines: LineStyle = .light, style: CellStyle = .plain, interior: CellStyle? = nil
  ) {
    if rect.isEmpty { return }
    if let interior { fill(rect, style: interior) }
    switch (rect.size.columns, rect.size.rows) {
    case (1, 1): put("□", at: rect.origin, style: style)
    case (_, 1): drawBrackets(rect, lines: lines, style: style)
    case (1, _): drawBar(rect, lines: lines, style: style)
    default: drawBorder(rect, lines: lines, style: style)
    }
  }

  /// Writes a title into the top edge of a box that was drawn in `rect`. At least the corner and one cell of the
  /// edge stay visible on each side; in a box of one row, the title is between the brackets. A title that is too
  /// long is cut and ends in `…`; it is left out if fewer than three of its characters fit.
  ///
  /// - Returns: the number of columns that the title occupies.
  @discardableResult
  package func drawTitle(
    _ title: String, in rect: CellRect, style: CellStyle = .plain,
    alignment: CellText.Alignment = .left
  ) -> Int {
    let margin = rect.size.rows == 1 ? 1 : 2
    let available = rect.size.columns - 2 * margin
    let needed = CellText.columns(of: title)
    guard rect.size.rows > 0, available > 0, needed > 0 else { return 0 }
    let shown = needed <= available ? title : CellText.truncated(title, columns: available)
    if needed > available && shown.count < CellCanvas.shortestCutTitle { return 0 }
    let gap = CellText.leadingGap(for: CellText.columns(of: shown), in: available, alignment: alignment)
    let start = CellPoint(column: rect.minColumn + margin + gap, row: rect.minRow)
    return put(shown, at: start, style: style, maxColumns: available)
  }

  /// The minimum number of characters of a cut title: three, and the `…`.
  private static let shortestCutTitle = 4

  /// Draws the four lines of a box.
  private func drawBorder(_ rect: CellRect, lines: LineStyle, style: CellStyle) {
    let bottomLeft = CellPoint(column: rect.minColumn, row: rect.maxRow - 1)
    let topRight = CellPoint(column: rect.maxColumn - 1, row: rect.minRow)
    horizontalLine(at: rect.origin, columns: rect.size.columns, lines: lines, style: style)
    horizontalLine(at: bottomLeft, columns: rect.size.columns, lines: lines, style: style)
    verticalLine(at: rect.origin, rows: rect.size.rows, lines: lines, style: style)
    verticalLine(at: topRight, rows: rect.size.rows, lines: lines, style: style)
  }

  private func drawBrackets(_ rect: CellRect, lines: LineStyle, style: CellStyle) {
    let brackets = lines == .rounded ? ("(", ")") : ("[", "]")
    put(brackets.0, at: rect.origin, style: style)
    put(brackets.1, at: CellPoint(column: rect.maxColumn - 1, row: rect.minRow), style: style)
  }

  /// Draws full-height strokes in the end cells too, because a half stroke is hard to see.
  private func drawBar(_ rect: CellRect, lines: LineStyle, style: CellStyle) {
    for row in rect.intersection(clipBounds).rowRange {
      let arms = LineArms(up: lines.weight, down: lines.weight)
      join(arms, at: CellPoint(column: rect.minColumn, row: row), lines: lines, style: style)
    }
  }
}
