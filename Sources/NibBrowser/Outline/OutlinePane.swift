import NibCore
import NibTools

/// The outline pane, with the document's objects.
final class OutlinePane: BrowserPane, SessionObserver {
  private let session: BrowserSession
  var list = OutlineList()
  /// The area of the screen of the pane.
  private var area = CellRect.zero

  init(_ session: BrowserSession) {
    self.session = session
    list.icons = session.setup.icons
  }

  let hints = ["search", "explain", "quit", "help", "palette"]

  /// The name of the open document.
  func detail(columns: Int) -> String { session.open.map { " \(VisibleText.line($0.name)) " } ?? "" }

  func documentWasRead() { showDocument() }

  func documentWasChecked() { showDocument() }

  func documentWasLaidOut() { if session.versions != nil { showDocument() } }

  func pictureDidChange() { if session.versions != nil { showDocument() } }

  func objectWasSelected(_ id: String) { list.tree.reveal(id) }

  /// Shows the scene on the canvas at the top, unless it is the first one.
  func documentWasOpened() {
    guard let id = session.controllerIDUnlessFirst else { return }
    list.tree.reveal(id)
    list.showChosenRowAtTop()
  }

  /// Shows the objects of the open document, with problems and changes.
  private func showDocument() {
    guard let open = session.open, let loaded = open.loaded else {
      list.tree = OutlineTree()
      return
    }
    session.versions?.compareLayouts(session.settings.options, picture: session.picture)
    list.tree.show(
      loaded, diagnostics: open.allDiagnostics, changes: session.versions?.changes.marks ?? [:])
  }

  /// Moves the choice, or folds and unfolds objects.
  func move(_ movement: Movement) {
    let page = max(1, list.height - 1)
    switch movement {
    case .up: list.tree.move(by: -1)
    case .down: list.tree.move(by: 1)
    case .pageUp: list.tree.move(by: -page)
    case .pageDown: list.tree.move(by: page)
    case .home: list.tree.choose(row: 0)
    case .end: list.tree.choose(row: list.tree.count - 1)
    case .left: list.tree.foldOrLeave()
    case .right: list.tree.unfoldOrEnter()
    case .open: return session.focus(on: .canvas)
    }
    selectChosen()
  }

  func press(_ mouse: MouseEvent) {
    let isRow = list.click(
      column: mouse.column - area.minColumn, row: mouse.row - area.minRow, columns: area.size.columns)
    if isRow { selectChosen() }
  }

  func wheel(by rows: Int, _ mouse: MouseEvent) { list.scroll(by: rows) }

  /// Selects the object of the chosen row.
  private func selectChosen() {
    guard let id = list.tree.chosenObjectID else { return }
    session.selected = id
    session.showSelection(inOwnScene: true)
  }

  func update(in area: CellRect) {
    self.area = area
    list.update(for: area.size)
  }

  func draw(on screen: CellCanvas, in area: CellRect, hasFocus: Bool) {
    list.draw(on: screen, in: area, session.theme, hasFocus: hasFocus)
    guard session.searchedPane == .outline, !list.tree.query.isEmpty, list.tree.matchCount == 0, !area.isEmpty
    else { return }
    let line = CellRect(column: area.minColumn, row: area.maxRow - 1, columns: area.size.columns, rows: 1)
    screen.fill(line, style: .plain)
    screen.put(
      " No object matches. ", at: line.origin, style: session.theme.focusedTitle,
      maxColumns: area.size.columns)
  }
}
