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
