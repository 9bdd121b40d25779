import NibCore
import NibTools

/// The documents pane: a list of the documents in a folder, with their problems. `DocumentList` contains the rows; the
/// pane scrolls and draws them.
final class DocumentsPane: BrowserPane {
  let session: BrowserSession
  /// The problems of the open document, and the sources with which the others are checked.
  let problems: DocumentProblems
  /// `nil` when a single file is shown.
  var list: DocumentList?
  /// Finds, checks and watches documents; `nil` in scripted runs.
  private(set) var monitor: DocumentMonitor?
  /// The progress of the search for documents in the background; `nil` if there is no such search.
  var progress: NibFinder.Progress?
  /// The progress of the comparison of documents; `nil` if no versions are compared.
  var comparison: VersionPairs.Progress?
  /// The path in the folder of a document that stays on the screen although the search has not found it yet, or
  /// although it was deleted; `nil` if there is none.
  var awaitedDocument: String?
  /// The number of rows of the pane.
  private var height = 0
  /// The first row of the screen of the pane.
  private var firstRow = 0
  /// The chosen row and the height of the pane when the pane last scrolled to that row. It scrolls again if one of
  /// them changes, but not while the user scrolls.
  private var lastReveal: (row: Int, height: Int)?

  init(_ session: BrowserSession, problems: DocumentProblems) {
    (self.session, self.problems) = (session, problems)
    if session.setup.listsDocuments { list = DocumentList() }
  }

  let hints = ["search", "run", "quit", "help", "palette"]

  /// The filter text, the position in the list and the progress of the search for documents.
  /// If there is little space, the filter text is truncated and the position is complete.
  func detail(columns: Int) -> String {
    guard let list else { return "" }
    let folders = isFinding ? " … \(progress?.folders ?? 0) folders" : comparingText
    let position = "\(list.position)\(folders) "
    if list.filterText.isEmpty { return " \(position)" }
    let room = max(4, columns - CellText.columns(of: position) - 2)
    return " \(CellText.truncated("/" + VisibleText.line(list.filterText), columns: room)) \(position)"
  }

  /// Whether the search for documents in the background is still running.
  var isFinding: Bool { progress.map { !$0.isDone } ?? false }

  /// The progress of the comparison after the position in the list; empty if it is finished.
  private var comparingText: String {
    comparison.map { $0.isDone ? "" : " … \($0.done)/\($0.all) compared" } ?? ""
  }

  /// The lines that the canvas shows while no document is open.
  func linesWithoutDocument(columns: Int) -> [String] {
    if !session.setup.listsDocuments { return [] }
    if let comparison { return CellText.lines(of: comparison.text, columns: max(1, columns)) }
    if isFinding { return ["Looking for documents…"] }
    return [
      "No .xib, .storyboard or .nib files in this folder.", "", "q quits. Then try one of these:",
      "  nibterm PATH         another folder, or a document",
      "  nibterm elements     an app made of nibs",
      "  nibterm samples      smaller samples",
      "  nibterm new NAME     a new program with a nib",
    ]
  }

  /// The paths of the documents in view.
  private var documentsInView: [String] {
    guard let list else { return [] }
    return list.rows(in: list.top..<list.top + height).compactMap(\.documentPath)
  }

  /// Finds, checks and watches documents in the background.
  func beginMonitoring() {
    if session.setup.folder != nil { progress = NibFinder.Progress() }
    monitor = DocumentMonitor(self)
    if let open = session.open { monitor?.watch(open.fileStates) }
  }

  // MARK: Keys and mouse

  /// Moves the choice in the list, and shows the chosen document or scene.
  func move(_ movement: Movement) {
    let page = max(1, height - 1)
    var isLeaving = false
    let before = list.map { [$0.chosenRow, $0.rowCount] }
    switch movement {
    case .up: list?.moveRows(by: -1)
    case .down: list?.moveRows(by: 1)
    case .pageUp: list?.moveRows(by: -page)
    case .pageDown: list?.moveRows(by: page)
    case .home: list?.moveToStart()
    case .end: list?.moveToEnd()
    case .left: _ = list?.collapse()
    case .right: isLeaving = list?.expand() == false
    case .open: if case .folder = list?.choice { list?.toggle() } else { isLeaving = true }
    }
    let isUnchanged = before == list.map { [$0.chosenRow, $0.rowCount] }
    showChosen()
    if isLeaving {
      session.focus(on: .outline)
    } else if isUnchanged, let reason = DocumentsPane.reason(for: movement) {
      session.showMessage(reason)
    }
  }

  /// The reason why a movement has no effect.
  private static func reason(for movement: Movement) -> String? {
    switch movement {
    case .up, .pageUp, .home: "This is the first row."
    case .down, .pageDown, .end: "This is the last row."
    case .left: "There is nothing to fold."
    case .right, .open: nil
    }
  }

  /// Chooses the clicked row. A click on a folder, or on a row that is already chosen, folds or unfolds it.
  func press(_ mouse: MouseEvent) {
    guard let list else { return }
    let row = list.top + mouse.row - firstRow
    guard row < list.rowCount else { return }
    self.list?.choose(row: row)
    let isFolder = if case .folder = self.list?.choice { true } else { false }
    if isFolder || list.chosenRow == row { self.list?.toggle() }
    showChosen()
  }

  func wheel(by rows: Int, _ mouse: MouseEvent) { list?.scroll(by: rows, height: height) }

  // MARK: Drawing

  /// The number of rows of the list; `nil` while documents are searched or filtered, so that the pane does not change
  /// its size with each letter or document.
  var usefulRows: Int? {
    guard let list, list.filterText.isEmpty, session.searchedPane != .documents, !isFinding,
      session.setup.changes == nil
    else { return nil }
    return list.rowCount
  }

  /// Scrolls to the chosen row if it has moved. The documents in view are checked before the others.
  func update(in area: CellRect) {
    guard let list else { return }
    (height, firstRow) = (area.size.rows, area.minRow)
    if lastReveal?.row != list.chosenRow || lastReveal?.height != height { self.list?.reveal(height: height) }
    lastReveal = (list.chosenRow, height)
    monitor?.prioritize(documentsInView)
  }

  /// Draws the rows in view.
  func draw(on screen: CellCanvas, in area: CellRect, hasFocus: Bool) {
    guard let list else { return }
    for (index, row) in list.rows(in: list.top..<list.top + height).enumerated() {
      let line = CellRect(
        origin: area.origin + CellPoint(column: 0, row: index),
        size: CellSize(columns: area.size.columns, rows: 1))
      let isUnsaved = row.documentPath.flatMap(path(ofListed:)).map(session.isUnsaved) ?? false
      DocumentsPane.draw(row, isUnsaved: isUnsaved, on: screen, in: line, session.theme)
      if row.isChosen { Theme.markChosen(line, on: screen, hasFocus: hasFocus) }
    }
    guard list.rowCount == 0, !list.filterText.isEmpty else { return }
    screen.put(
      "No document matches.", at: area.origin, style: session.theme.quiet, maxColumns: area.size.columns)
  }

  private static func draw(
    _ row: DocumentRow, isUnsaved: Bool, on canvas: CellCanvas, in line: CellRect, _ theme: Theme
  ) {
    let mark = mark(of: row, theme)
    let start = line.minColumn + row.level
    var point = CellPoint(column: start, row: line.minRow)
    let sign = sign(of: row.kind)
    // A document without scenes has no sign.
    if isUnsaved, sign != " " { point.column += canvas.put(sign, at: point, style: theme.quiet) }
    point.column += canvas.put(
      isUnsaved ? "●" : sign, at: point, style: isUnsaved ? theme.accent : theme.quiet)
    let markColumns = mark.map { CellText.columns(of: $0.text) + 1 } ?? 0
    // The end of a folder's path and the beginning of a name distinguish them from others.
    let isFolder = if case .folder = row.kind { true } else { false }
    MatchedText(row.title, matches: row.matches, truncation: isFolder ? .head : .tail).draw(
      on: canvas, at: point, columns: max(0, line.maxColumn - point.column - markColumns),
      style: style(of: row.kind, theme),
      match: theme.match)
    if let mark {
      canvas.put(
        mark.text, at: CellPoint(column: line.maxColumn - markColumns + 1, row: line.minRow),
        style: mark.style)
    }
  }

  /// The mark of a row that can be folded.
  private static func sign(of kind: DocumentRow.Kind) -> String {
    switch kind {
    case .folder(_, let isFolded): isFolded ? "▸" : "▾"
    case .document(.folded): "▸"
    case .document(.shown): "▾"
    case .document, .scene: " "
    }
  }

  private static func style(of kind: DocumentRow.Kind, _ theme: Theme) -> CellStyle {
    switch kind {
    case .folder: theme.accent
    case .document, .scene: .plain
    }
  }

  /// The text at the right end of a row. For a document, these are its changes, if two versions are compared, or the
  /// severity and number of its problems; for a folded folder, the number of its documents.
  private static func mark(of row: DocumentRow, _ theme: Theme) -> (text: String, style: CellStyle)? {
    if let change = row.change { return (change.text, change.mark.style(theme)) }
    if let severity = row.mark?.severity, severity >= .warning {
      return ("\(severity == .error ? "✕" : "!")\(row.mark?.count ?? 0)", theme.style(of: severity))
    }
    if case .folder(let count, true) = row.kind { return ("\(count)", theme.quiet) }
    return nil
  }
}
