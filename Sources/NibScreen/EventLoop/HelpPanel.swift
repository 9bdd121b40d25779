import NibCore

/// The help screen: a box with a list of keys in the middle of the canvas.
package struct HelpPanel {
  private let keys: [TerminalApplication.KeyHelp]

  package init(_ keys: [TerminalApplication.KeyHelp]) { self.keys = keys }

  /// Draws over the canvas's contents. The box is cut off if the canvas is too small.
  package func draw(on canvas: CellCanvas) {
    let left = keys.map { CellText.columns(of: $0.keys) }.max() ?? 0
    let right = keys.map { CellText.columns(of: $0.action) }.max() ?? 0
    let wanted = CellSize(columns: left + right + 7, rows: keys.count + 2)
    let size = CellSize(
      columns: min(wanted.columns, canvas.size.columns), rows: min(wanted.rows, canvas.size.rows))
    let box = CellRect(
      column: (canvas.size.columns - size.columns) / 2, row: (canvas.size.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
    canvas.fill(box, style: CellStyle(background: .default))
    canvas.drawBox(box, lines: .rounded, style: .plain)
    canvas.drawTitle("Keys", in: box, style: CellStyle(attributes: .bold))
    canvas.withClip(box.inset(columns: 1, rows: 1)) {
      for (index, key) in keys.enumerated() {
        let row = box.minRow + 1 + index
        canvas.put(
          key.keys, at: CellPoint(column: box.minColumn + 2, row: row), style: CellStyle(attributes: .bold))
        canvas.put(key.action, at: CellPoint(column: box.minColumn + 4 + left, row: row), style: .plain)
      }
    }
    canvas.cursor = nil
  }
}
