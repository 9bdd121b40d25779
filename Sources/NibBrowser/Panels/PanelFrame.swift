import NibCore

/// The box around a panel: its position on the screen, its border and its title.
struct PanelFrame {
  let box: CellRect

  /// Makes a box in the middle of a screen, or at its top, above the status line. It is smaller than the
  /// content needs if the screen is too small.
  init(content: CellSize, on screen: CellSize, atTop: Bool = false) {
    let size = CellSize(
      columns: min(content.columns + 4, screen.columns), rows: min(content.rows + 2, screen.rows))
    box = CellRect(
      column: (screen.columns - size.columns) / 2,
      row: atTop
        ? max(0, min(2, screen.rows - 1 - size.rows)) : (screen.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
  }

  /// Makes a box that uses the given number of rows at the bottom of a screen.
  init(dockedRows rows: Int, on screen: CellSize) {
    let rows = min(rows, screen.rows)
    box = CellRect(column: 0, row: screen.rows - rows, columns: screen.columns, rows: rows)
  }

  /// The area for the panel's content.
  var inside: CellRect {
    let isTiny = box.size.columns < 5 || box.size.rows < 3
    return isTiny ? box : box.inset(columns: 2, rows: 1)
  }

  func draw(_ title: String, on canvas: CellCanvas, theme: Theme) {
    canvas.fill(box, style: CellStyle(background: .default))
    guard box.size.rows > 2, box.size.columns > 4 else { return }
    canvas.drawBox(box, lines: .rounded, style: theme.accent)
    canvas.drawTitle(title, in: box, style: theme.accent)
    canvas.cursor = nil
  }
}
