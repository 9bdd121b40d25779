import NibCore

/// Something that stands over the panes and has all keys while it is there.
protocol Panel: AnyObject {
  /// Answers a key; what becomes of the panel.
  func handle(_ key: KeyPress) -> PanelAnswer
  /// Answers a click or the wheel.
  func handle(_ mouse: MouseEvent) -> PanelAnswer
  /// Text that was pasted.
  func paste(_ text: String) -> PanelAnswer
  /// Draws over what is there.
  func draw(on canvas: CellCanvas, theme: Theme)
}

extension Panel {
  func paste(_ text: String) -> PanelAnswer { .stay }
}

/// What a panel wants after an event.
enum PanelAnswer {
  case stay
  case close
  /// Closes and carries out what was chosen.
  case perform((Browser) -> Void)
}

/// The box that panels stand in.
struct PanelFrame {
  let box: CellRect

  /// A box in the middle (or at the top) of a screen, cut off where the screen is too small.
  init(content: CellSize, on screen: CellSize, atTop: Bool = false) {
    let size = CellSize(
      columns: min(content.columns + 4, screen.columns), rows: min(content.rows + 2, screen.rows))
    box = CellRect(
      column: (screen.columns - size.columns) / 2,
      row: atTop ? min(2, screen.rows - size.rows) : (screen.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
  }

  /// Where the content goes.
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
