import NibCore

/// A pane of the browser. A pane has its own state and commands, moves its cursor, handles the mouse and draws itself.
/// State that panes share, such as the selection, is in the `BrowserSession`.
protocol BrowserPane: AnyObject {
  /// The ids of the commands that the status line offers while the pane has the focus, the most important last. On
  /// narrow screens, the first commands are omitted.
  var hints: [String] { get }
  /// The text after the pane's title, for which there is the given number of columns.
  func detail(columns: Int) -> String
  /// The buttons after the pane's title.
  var buttons: [TitleButton] { get }
  /// The number of rows that the pane can use below its title; `nil` if it can use any number.
  var usefulRows: Int? { get }
  /// Lays the content out in an area of the screen, and scrolls to the cursor if it has moved. Called before each
  /// drawing.
  func update(in area: CellRect)
  /// Draws the content of the pane, below its title, as it was last updated.
  func draw(on screen: CellCanvas, in area: CellRect, hasFocus: Bool)
  /// Moves the cursor, or scrolls a pane without one.
  func move(_ movement: Movement)
  /// Handles a press of a mouse button in the area of the pane.
  func press(_ mouse: MouseEvent)
  /// Handles a movement of the mouse after a press in the pane.
  func drag(_ mouse: MouseEvent)
  /// Handles the release of the mouse button after a press in the pane.
  func release(_ mouse: MouseEvent)
  /// Scrolls down by the given number of rows, or up if it is negative, without moving the cursor.
  func wheel(by rows: Int, _ mouse: MouseEvent)
}

extension BrowserPane {
  func detail(columns: Int) -> String { "" }
  var buttons: [TitleButton] { [] }
  var usefulRows: Int? { nil }
  func drag(_ mouse: MouseEvent) {}
  func release(_ mouse: MouseEvent) {}
}

extension MouseEvent {
  /// The cell of the screen at which the event happened.
  var point: CellPoint { CellPoint(column: column, row: row) }
}
