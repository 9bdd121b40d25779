extension NibDrawingContext {
  /// The row in which a single-line control draws: the middle row. In boxes style the row is inside the
  /// view's outline.
  var controlLine: CellRect {
    guard style == .boxes else {
      return CellRect(column: 0, row: middleRow, columns: size.columns, rows: 1)
    }
    // An outline with two rows has its name in the upper one.
    let margin = size.columns > 2 ? 1 : 0
    return CellRect(column: margin, row: size.rows / 2, columns: size.columns - 2 * margin, rows: 1)
  }

  /// The style of a control's glyphs: in the control's color, dimmed if disabled, reversed while focused.
  /// Outlines have no color.
  func controlStyle(
    _ color: UIColor?, isEnabled: Bool = true, _ attributes: CellStyle.Attributes = []
  ) -> CellStyle {
    var attributes = attributes
    if !isEnabled { attributes.insert(.dim) }
    if isFocused { attributes.insert(.reverse) }
    return self.style(style == .boxes ? nil : color, attributes)
  }
}

extension CellCanvas {
  /// Writes aligned text into one row of cells. Text that does not fit is truncated with `…`.
  func put(_ text: String, in cells: CellRect, _ alignment: CellText.Alignment, style: CellStyle) {
    guard !cells.isEmpty else { return }
    let shown = CellText.truncated(text, columns: cells.size.columns)
    let gap = CellText.leadingGap(
      for: CellText.columns(of: shown), in: cells.size.columns, alignment: alignment)
    let start = CellPoint(column: cells.minColumn + gap, row: cells.minRow)
    put(shown, at: start, style: style, maxColumns: cells.size.columns - gap)
  }
}
