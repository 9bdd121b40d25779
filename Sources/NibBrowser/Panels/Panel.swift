import NibCore

/// A box over the panes that receives all events while it is open: a menu, a text or a prompt.
protocol Panel: AnyObject {
  /// Handles a key, and returns what the browser should do next.
  func handle(_ key: KeyPress) -> PanelAnswer
  /// Handles a click or a movement of the wheel, and returns what the browser should do next.
  func handle(_ mouse: MouseEvent) -> PanelAnswer
  /// Handles pasted text. By default, ignores it.
  func paste(_ text: String) -> PanelAnswer
  /// The number of rows at the bottom of a screen of the given size that the panel uses instead of covering the panes;
  /// 0 if it covers them.
  func dockedRows(on screen: CellSize) -> Int
  /// Whether the panel uses a key, so that the status line must not offer the command of the key.
  func uses(_ key: KeyPress) -> Bool
  /// Places the panel on a screen of the given size, and scrolls to what is chosen. Called before each drawing.
  func update(on screen: CellSize, theme: Theme)
  /// Draws the panel where it was placed: over the panes, or in its docked rows.
  func draw(on canvas: CellCanvas, theme: Theme)
}

extension Panel {
  func update(on screen: CellSize, theme: Theme) {}

  func dockedRows(on screen: CellSize) -> Int { 0 }

  func paste(_ text: String) -> PanelAnswer { .stay }

  func uses(_ key: KeyPress) -> Bool { true }
}

/// A panel's answer to an event: what the browser should do next.
enum PanelAnswer {
  /// Keep the panel open.
  case stay
  case close
  /// Close the panel, and handle the event as if it had not been open.
  case pass
  /// Close the panel and perform an action.
  case perform(() -> Void)
}

/// The box around a panel: its position on the screen, its border and its title.
struct PanelFrame {
  let box: CellRect

  /// Makes a box in the middle of a screen, or at its top, above the status line. It is smaller than the content needs
  /// if the screen is too small.
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
