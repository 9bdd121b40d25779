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

  /// Draws the border with a title, and with the keys on the right. A title that is too long for both is cut.
  func draw(_ title: String, hint: String, on canvas: CellCanvas, theme: Theme) {
    let columns = box.size.columns - CellText.columns(of: hint) - 8
    guard columns >= PanelFrame.shortestTitle || columns >= CellText.columns(of: title) else {
      return draw(title, on: canvas, theme: theme)
    }
    let isLong = CellText.columns(of: title) > columns
    draw(isLong ? CellText.truncated(title, columns: columns) : title, on: canvas, theme: theme)
    guard box.size.rows > 2 else { return }
    canvas.drawTitle(" \(hint) ", in: box, style: theme.quiet, alignment: .right)
  }

  /// The number of columns of a title that leaves room for keys beside it.
  private static let shortestTitle = 24

  func draw(_ title: String, on canvas: CellCanvas, theme: Theme) {
    canvas.fill(box, style: CellStyle(background: .default))
    guard box.size.rows > 2, box.size.columns > 4 else { return }
    canvas.drawBox(box, lines: .rounded, style: theme.accent)
    canvas.drawTitle(title, in: box, style: theme.accent)
    canvas.cursor = nil
  }
}
