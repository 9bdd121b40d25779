/// The two lines around the chosen row of a picker.
struct PickerBand {
  /// The chosen row.
  let row: Int

  /// Draws the lines above and below the row if there is room.
  func draw(in context: NibDrawingContext) {
    let style = context.style(.separator, .dim)
    for line in [row - 1, row + 1] where context.cells.rowRange.contains(line) {
      context.canvas.put(
        repeating: "─", columns: 1..<max(1, context.size.columns - 1), row: line, style: style)
    }
  }
}

extension CellRect {
  /// Splits the columns into the given number of equal parts, from left to right. The remainder goes to the
  /// last parts.
  func split(into count: Int) -> [Range<Int>] {
    (0..<count).map { part in
      minColumn + part * size.columns / count..<minColumn + (part + 1) * size.columns / count
    }
  }
}
