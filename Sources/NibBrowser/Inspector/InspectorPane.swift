import NibAnalysis
import NibCore
import NibTools

/// The inspector pane, which shows the selected object, or the document while nothing is selected.
final class InspectorPane: BrowserPane, SessionObserver {
  let session: BrowserSession
  private let canvas: CanvasPane
  private let changes: VersionChanges
  private let values: ValueEditing
  var list = InspectorList()
  /// The first row of the screen of the pane.
  private var firstRow = 0
  /// The grid of the canvas with which the content was made. It changes with the zoom.
  private var grid = CellGrid.standard
  /// The content for the document as a whole, and the document's count of changes when the content was made.
  private var summary: (content: InspectorContent, open: OpenDocument, changeCount: Int)?

  init(_ session: BrowserSession, canvas: CanvasPane, changes: VersionChanges, values: ValueEditing) {
    (self.session, self.canvas, self.changes, self.values) = (session, canvas, changes, values)
  }

  static let editCommands: [Command<InspectorPane>] = [
    Command(
      "change the value of the row in the inspector, or the text of the selected object", id: "change",
      keys: "C", in: .panes, shortTitle: "change", synonyms: "edit text title value constant rename",
      needs: .document
    ) { $0.change() }
  ]

  static let commands: [Command<InspectorPane>] = [
    Command(
      "show or hide the default values of attributes", id: "defaults", keys: "x",
      synonyms: "toggle properties inspector", needs: .document, unless: \.reasonForNoDefaults
    ) { $0.list.toggleSection("Defaults") }
  ]

  private var reasonForNoDefaults: String? {
    if session.selected == nil { return "Nothing is selected. Only objects have default values." }
    return list.hasSection("Defaults") ? nil : "This object has no default values."
  }

  let hints = ["copy", "change", "open", "quit", "help", "palette"]

  /// The name of the shown object.
  func detail(columns: Int) -> String {
    list.content.title.isEmpty ? "" : " \(VisibleText.line(list.content.title)) "
  }

  func documentWasChecked() { refresh() }

  func pictureWasLaidOut() { refresh() }

  func selectionDidChange() { refresh() }

  /// Shows the selected object as it is now.
  private func refresh() {
    grid = canvas.viewport.grid
    guard let open = session.open, let inspected = open.inspected else {
      return list.show(.empty)
    }
    let changes = session.versions.map(ChangeSection.init)
    guard let selected = session.selected else {
      return list.show(summary(of: open).adding(changes?.document))
    }
    list.show(
      InspectorContent(selected, in: inspected, grid: grid, picture: session.picture)
        .adding(changes?.section(selected)))
  }

  /// The content for the document as a whole. It is made again only if the document has changed.
  private func summary(of open: OpenDocument) -> InspectorContent {
    if let summary, summary.open === open, summary.changeCount == open.changeCount { return summary.content }
    let content = InspectorContent(of: open)
    summary = (content, open, open.changeCount)
    return content
  }

  /// Moves in the list, or opens what the chosen row leads to.
  func move(_ movement: Movement) {
    switch movement {
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .left: list.moveSection(by: -1)
    case .right: list.moveSection(by: 1)
    case .pageUp: list.movePage(by: -1)
    case .pageDown: list.movePage(by: 1)
    case .home: list.moveToStart()
    case .end: list.moveToEnd()
    case .open:
      let row = list.chosenRow
      if let target = list.enter() { return changes.follow(target) }
      if let row { change(row, otherwise: "This row does not lead to another object.") }
    }
  }

  /// Asks for another value of the chosen row, or for another text of the selected object.
  private func change() {
    guard session.focus == .inspector, let row = list.chosenRow else { return values.editText() }
    change(row, otherwise: "This row has no value that can be changed.")
  }

  /// - Parameter refusal: the message for a row without a value of its own.
  private func change(_ row: InspectorRow, otherwise refusal: String) {
    switch row.edit {
    case .property(let name): values.edit(name, of: list.content.id)
    case .constraint(let id): values.editConstraint(id)
    case nil: session.showMessage(refusal)
    }
  }

  /// Chooses the clicked row. A click on the chosen row has the same effect as Enter.
  func press(_ mouse: MouseEvent) {
    let before = list.cursor
    guard list.click(row: mouse.row - firstRow) else { return }
    if list.cursor == before || list.isOnHeading { move(.open) }
  }

  func wheel(by rows: Int, _ mouse: MouseEvent) { list.scroll(by: rows) }

  func update(in area: CellRect) {
    firstRow = area.minRow
    // The canvas can have fitted the picture into another size of its pane.
    if grid != canvas.viewport.grid { refresh() }
    list.update(for: area.size, session.theme)
  }

  func draw(on screen: CellCanvas, in area: CellRect, hasFocus: Bool) {
    list.draw(on: screen, in: area, hasFocus: hasFocus)
  }
}
