import NibCore

/// A change that a pane requests from the browser, because it affects more than the pane itself.
typealias BrowserAction = (Browser) -> Void

/// A pane of the browser. It stores its own state, moves its cursor, handles the mouse and draws itself.
///
/// A pane changes only itself. For everything else, such as the selection, it returns an action that the browser
/// performs afterwards.
protocol BrowserPane {
  /// The commands that the status line offers while the pane has the focus, the most important last. On narrow screens
  /// the first ones are omitted.
  var hints: [Command] { get }
  /// The text after the pane's title, for which there is the given number of columns.
  func detail(_ state: BrowserState, columns: Int) -> String
  /// The buttons after the pane's title.
  func buttons(_ state: BrowserState) -> [TitleButton]
  /// Draws the content of the pane, below its title.
  mutating func draw(on screen: CellCanvas, in area: CellRect, _ state: BrowserState, hasFocus: Bool)
  /// Moves the cursor, or scrolls a pane without one.
  mutating func move(_ movement: Movement) -> BrowserAction?
  /// Handles a press of a mouse button in the area that was last drawn.
  mutating func press(_ mouse: MouseEvent, _ state: BrowserState) -> BrowserAction?
  /// Handles a movement of the mouse after a press in the pane.
  mutating func drag(_ mouse: MouseEvent, _ state: BrowserState)
  /// Handles the release of the mouse button after a press in the pane.
  mutating func release(_ mouse: MouseEvent)
  /// Scrolls down by the given number of rows, or up if it is negative, without moving the cursor.
  mutating func wheel(by rows: Int, _ mouse: MouseEvent, _ state: BrowserState)
}

extension BrowserPane {
  func detail(_ state: BrowserState, columns: Int) -> String { "" }
  func buttons(_ state: BrowserState) -> [TitleButton] { [] }
  mutating func drag(_ mouse: MouseEvent, _ state: BrowserState) {}
  mutating func release(_ mouse: MouseEvent) {}
}

/// A button in the title of a pane, which shows a setting and changes it.
struct TitleButton {
  let text: String
  let command: Command
  /// The importance, which determines what is left out when there is little space.
  var importance = Importance.usual

  enum Importance: CaseIterable {
    /// A setting that is as usual.
    case usual
    /// A value that is interesting even if it is as usual.
    case informative
    /// A setting that the user has changed.
    case changed
  }

  private var columns: Int { CellText.columns(of: text) + 2 }

  /// The buttons that fit into the given number of columns. Among the least important ones, the last is left out first.
  /// If a changed setting does not fit either, an ellipsis is the last button.
  static func fitting(_ buttons: [TitleButton], columns: Int) -> [TitleButton] {
    var shown = buttons
    var used = buttons.reduce(0) { $0 + $1.columns }
    for importance in [Importance.usual, .informative] {
      while used > columns, let index = shown.lastIndex(where: { $0.importance == importance }) {
        used -= shown.remove(at: index).columns
      }
    }
    guard used > columns else { return shown }
    while used + 3 > columns, let last = shown.popLast() { used -= last.columns }
    return shown + buttons.suffix(1).map { TitleButton(text: "…", command: $0.command) }
  }
}

/// A movement of the cursor in a pane, or an event of the mouse there.
enum PaneEvent {
  case move(Movement)
  case press(MouseEvent)
  case drag(MouseEvent)
  case release(MouseEvent)
  case wheel(rows: Int, MouseEvent)
}

extension BrowserPane {
  /// Calls the method for an event. Returns the action that the browser must perform; nil if there is none.
  mutating func handle(_ event: PaneEvent, _ state: BrowserState) -> BrowserAction? {
    switch event {
    case .move(let movement): return move(movement)
    case .press(let mouse): return press(mouse, state)
    case .drag(let mouse): drag(mouse, state)
    case .release(let mouse): release(mouse)
    case .wheel(let rows, let mouse): wheel(by: rows, mouse, state)
    }
    return nil
  }
}

/// The four panes.
struct BrowserPanes {
  var documents: DocumentsPane
  var outline = OutlinePane()
  var canvas = CanvasPane()
  var inspector = InspectorPane()

  init(_ setup: Browser.Setup) {
    documents = DocumentsPane(setup.listsDocuments ? DocumentList() : nil)
    outline.icons = setup.icons
    canvas.style = setup.style
    canvas.blocks = setup.blocks
  }

  /// A copy of the given pane. To change a pane, use its property.
  subscript(pane: Pane) -> any BrowserPane {
    switch pane {
    case .documents: documents
    case .outline: outline
    case .canvas: canvas
    case .inspector: inspector
    }
  }

  mutating func draw(
    _ pane: Pane, on screen: CellCanvas, in area: CellRect, _ state: BrowserState, hasFocus: Bool
  ) {
    switch pane {
    case .documents: documents.draw(on: screen, in: area, state, hasFocus: hasFocus)
    case .outline: outline.draw(on: screen, in: area, state, hasFocus: hasFocus)
    case .canvas: canvas.draw(on: screen, in: area, state, hasFocus: hasFocus)
    case .inspector: inspector.draw(on: screen, in: area, state, hasFocus: hasFocus)
    }
  }

  /// Passes an event to a pane. Returns the action that the browser must perform; nil if there is none.
  mutating func handle(_ event: PaneEvent, in pane: Pane, _ state: BrowserState) -> BrowserAction? {
    switch pane {
    case .documents: documents.handle(event, state)
    case .outline: outline.handle(event, state)
    case .canvas: canvas.handle(event, state)
    case .inspector: inspector.handle(event, state)
    }
  }
}

extension MouseEvent {
  /// The cell of the screen at which the event happened.
  var point: CellPoint { CellPoint(column: column, row: row) }
}
