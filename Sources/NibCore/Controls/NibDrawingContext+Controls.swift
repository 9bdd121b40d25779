extension NibDrawingContext {
  /// The style of a placeholder that a view draws itself: a faint color, or dim text where there are no colors, or where
  /// the color behind the text is not known.
  var placeholderStyle: CellStyle {
    let hasColor = style == .rendered && !backdrop.isDefault
    return style(style == .boxes ? nil : .placeholderText, hasColor ? [] : .dim)
  }

  /// The row of cells in which a control of one line is drawn: the middle row of the view. In boxes style, the
  /// columns of the view's outline are left out.
  var controlLine: CellRect {
    guard style == .boxes else {
      return CellRect(column: 0, row: middleRow, columns: size.columns, rows: 1)
    }
    // An outline with two rows shows the view's name in the upper one, so the lower one is used.
    let margin = size.columns > 2 ? 1 : 0
    return CellRect(column: margin, row: size.rows / 2, columns: size.columns - 2 * margin, rows: 1)
  }

  /// The part of `controlLine` in which a control is drawn: all of it, unless the control is more than a column
  /// narrower than its frame.
  func controlLine(of control: UIControl) -> CellRect {
    var line = controlLine
    let part = control.nibControlBounds
    guard part.width + CGFloat(grid.cellWidth) < bounds.width else { return line }
    let columns = min(line.size.columns, max(1, grid.columns(Double(part.width))))
    if control.nibIsRightToLeft { line.origin.column += line.size.columns - columns }
    line.size.columns = columns
    return line
  }

  /// The style of a control's characters: the given color, dimmed if the control is disabled, and reversed while it
  /// has the focus. In boxes style, there is no color.
  func controlStyle(
    _ color: UIColor?, isEnabled: Bool = true, _ attributes: CellStyle.Attributes = []
  ) -> CellStyle {
    var attributes = attributes
    if !isEnabled { attributes.insert(.dim) }
    if isFocused { attributes.insert(.reverse) }
    return self.style(style == .boxes ? nil : color, attributes)
  }

  /// Whether a part of a control in the given color is visible. A transparent part would have the color of the terminal's
  /// text. In boxes style, which has no colors, all parts are visible.
  func shows(_ color: UIColor) -> Bool { style == .boxes || self.color(color) != nil }

  /// The visible rows in which a picker draws values, each with the distance of its value from the chosen value, which
  /// is drawn in the row `middle`. The lines above and below the chosen value use up one row each.
  func pickerRows(around middle: Int) -> [(row: Int, distance: Int)] {
    shownRows.filter { abs($0 - middle) != 1 }.map { row in
      (row, row - middle - (row - middle).signum())
    }
  }

  /// Draws the lines above and below the chosen row of a picker. A line outside the view is omitted.
  func drawPickerLines(around row: Int) {
    let style = self.style(.separator, .dim)
    for line in [row - 1, row + 1] where cells.rowRange.contains(line) {
      canvas.put(repeating: "─", columns: 1..<max(1, size.columns - 1), row: line, style: style)
    }
  }
}

extension CellRect {
  /// Splits the columns into the given number of parts of nearly equal width, from left to right. Widths differ by
  /// at most one column.
  func split(into count: Int) -> [Range<Int>] {
    (0..<count).map { part in
      minColumn + part * size.columns / count..<minColumn + (part + 1) * size.columns / count
    }
  }
}

extension CellCanvas {
  /// Writes aligned text into the first row of a rectangle. Text that does not fit is cut off without an ellipsis. A
  /// text that a device would truncate must already have its ellipsis.
  func put(_ text: String, in cells: CellRect, _ alignment: CellText.Alignment, style: CellStyle) {
    guard !cells.isEmpty else { return }
    let shown = CellText.truncated(text, columns: cells.size.columns, .clip)
    let gap = CellText.leadingGap(
      for: CellText.columns(of: shown), in: cells.size.columns, alignment: alignment)
    let start = CellPoint(column: cells.minColumn + gap, row: cells.minRow)
    put(shown, at: start, style: style, maxColumns: cells.size.columns - gap)
  }
}
