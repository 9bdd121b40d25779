extension NibBar {
  /// Draws the texts of the bar's slots in one row. While the bar has keyboard focus, the focused slot is drawn in
  /// reverse video. In boxes style, blanks around a text are not drawn, so that they do not cover the outline.
  func drawSlots(in line: CellRect, _ context: NibDrawingContext) {
    let slots = nibSlots(in: line.size.columns)
    let active = slots.filter(\.isActive).map(\.columns.lowerBound).sorted()
    let focused = active.isEmpty ? nil : active[min(focusedSlot, active.count - 1)]
    for slot in slots where !slot.text.isEmpty {
      var style = nibStyle(of: slot, in: context)
      if case .label = slot.content {
      } else if !slot.isActive, style.foreground == nil {
        style.attributes.insert(.dim)
      }
      if context.isFocused, slot.columns.lowerBound == focused { style.attributes.insert(.reverse) }
      let indent = context.style == .boxes ? slot.text.prefix { $0 == " " }.count : 0
      let text = context.style == .boxes ? slot.text.trimmingCharacters(in: .whitespaces) : slot.text
      let start = CellPoint(column: line.minColumn + slot.columns.lowerBound + indent, row: line.minRow)
      if context.style == .rendered {
        context.canvas.nibUnifyBackground(
          of: CellRect(origin: start, size: CellSize(columns: slot.columns.count, rows: 1)))
      }
      context.canvas.put(text, at: start, style: style, maxColumns: slot.columns.count - indent)
    }
  }

  /// Draws a line in the first or last row of the bar, `edgeRow`, if the bar has several rows. In a bar with a color of
  /// its own, the line is at the edge of the color, and does not divide it. Draws nothing in boxes style.
  func drawEdge(row edgeRow: Int, in context: NibDrawingContext) {
    guard context.style == .rendered, context.size.rows > 1 else { return }
    let color = context.color(nibBackgroundColor ?? backgroundColor)
    let isColored = color != nil && color != context.color(.systemBackground)
    let line: Character = if !isColored { "─" } else if edgeRow == 0 { "▔" } else { "▁" }
    context.canvas.put(
      repeating: line, columns: context.cells.columnRange, row: edgeRow,
      style: context.style(.separator, .dim))
  }
}

extension CellCanvas {
  /// Gives all cells the background of the first cell, so that a text has one background even if the bar is
  /// transparent.
  fileprivate func nibUnifyBackground(of cells: CellRect) {
    var first: CellStyle?
    restyle(cells) { style in
      if let first { style.background = first.background } else { first = style }
    }
  }
}

extension NibDrawingContext {
  /// A cell style with the given text color, which boxes style ignores.
  func barStyle(_ color: UIColor?, _ attributes: CellStyle.Attributes = []) -> CellStyle {
    self.style(style == .boxes ? nil : color, attributes)
  }

  /// The row for the content of a bar with a line at its lower edge: the middle row, or the upper of two middle rows.
  var upperBarLine: CellRect {
    var line = controlLine
    line.origin.row = max(0, (size.rows - 1) / 2)
    return line
  }

  /// The row for the content of a bar with a line at its upper edge: the middle row, or the lower of two middle rows.
  var lowerBarLine: CellRect {
    var line = controlLine
    line.origin.row = size.rows / 2
    return line
  }
}
