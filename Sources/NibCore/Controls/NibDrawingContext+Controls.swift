extension NibDrawingContext {
  /// The row in which a control of one line draws: the middle one; in boxes style inside the view's outline.
  var controlLine: CellRect {
    guard style == .boxes else {
      return CellRect(column: 0, row: middleRow, columns: size.columns, rows: 1)
    }
    // An outline of two rows has its name in the upper one.
    let margin = size.columns > 2 ? 1 : 0
    return CellRect(column: margin, row: size.rows / 2, columns: size.columns - 2 * margin, rows: 1)
  }

  /// How a control's glyphs look: in its color, faint when disabled, reversed under the focus. Outlines need no color.
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
  /// Writes text into one row of cells, aligned and cut to end in `…` where it does not fit.
  func put(_ text: String, in cells: CellRect, _ alignment: CellText.Alignment, style: CellStyle) {
    guard !cells.isEmpty else { return }
    let shown = CellText.truncated(text, columns: cells.size.columns)
    let gap = CellText.leadingGap(
      for: CellText.columns(of: shown), in: cells.size.columns, alignment: alignment)
    let start = CellPoint(column: cells.minColumn + gap, row: cells.minRow)
    put(shown, at: start, style: style, maxColumns: cells.size.columns - gap)
  }
}
