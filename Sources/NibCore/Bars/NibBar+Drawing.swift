extension NibBar {
  /// Draws the slots' texts into a row. While the bar has the focus, the focused slot is drawn in reverse
  /// video. In boxes style the space around the slots is left for the outline.
  func drawSlots(in line: CellRect, _ context: NibDrawingContext) {
    let slots = nibSlots(in: line.size.columns)
    let active = slots.filter(\.isActive).map(\.columns.lowerBound).sorted()
    let focused = active.isEmpty ? nil : active[min(focusedSlot, active.count - 1)]
    for slot in slots where !slot.text.isEmpty {
      var style = nibStyle(of: slot, in: context)
      if case .label = slot.content {} else if !slot.isActive { style.attributes.insert(.dim) }
      if context.isFocused, slot.columns.lowerBound == focused { style.attributes.insert(.reverse) }
      let indent = context.style == .boxes ? slot.text.prefix { $0 == " " }.count : 0
      let text = context.style == .boxes ? slot.text.trimmingCharacters(in: .whitespaces) : slot.text
      context.canvas.put(
        text, at: CellPoint(column: line.minColumn + slot.columns.lowerBound + indent, row: line.minRow),
        style: style, maxColumns: slot.columns.count - indent)
    }
  }

  /// Draws the background color and the line at the bar's edge. In boxes style it draws neither.
  func drawBackground(edgeRow: Int, in context: NibDrawingContext) {
    guard context.style == .rendered else { return }
    if let color = context.color(nibBackgroundColor) { context.canvas.tint(context.cells, background: color) }
    guard context.size.rows > 1 else { return }
    context.canvas.put(
      repeating: "─", columns: context.cells.columnRange, row: edgeRow, style: context.style(.separator, .dim)
    )
  }
}

extension NibDrawingContext {
  /// A text style with the given color. In boxes style it has no color.
  func barStyle(_ color: UIColor?, _ attributes: CellStyle.Attributes = []) -> CellStyle {
    self.style(style == .boxes ? nil : color, attributes)
  }

  /// The row above the line, in a bar with a line at its lower edge.
  var upperBarLine: CellRect {
    var line = controlLine
    line.origin.row = max(0, (size.rows - 1) / 2)
    return line
  }

  /// The row below the line, in a bar with a line at its upper edge.
  var lowerBarLine: CellRect {
    var line = controlLine
    line.origin.row = size.rows / 2
    return line
  }
}
