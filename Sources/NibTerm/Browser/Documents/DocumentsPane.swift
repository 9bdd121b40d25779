import NibCore

extension DocumentRow {
  /// The path of a document's row; nil for rows of folders and scenes.
  var documentPath: String? {
    if case .document = kind { path } else { nil }
  }
}

/// The documents pane: a list of the documents in a folder, with their problems. `DocumentList` contains the rows; the
/// pane scrolls and draws them.
struct DocumentsPane: BrowserPane {
  /// Nil when a single file is shown.
  var list: DocumentList?
  /// The number of rows of the pane when it was last drawn.
  private var height = 0
  /// The first row of the screen where the pane was last drawn.
  private var firstRow = 0
  /// The chosen row and the height of the pane when the pane last scrolled to that row. It scrolls again if one of
  /// them changes, but not while the user scrolls.
  private var revealed: [Int] = []

  init(_ list: DocumentList?) { self.list = list }

  var hints: [Command] { [.search, .run, .quit, .help, .palette] }

  /// The filter text, the position in the list and the progress of the search for documents.
  /// If there is little space, the filter text is truncated and the position is complete.
  func detail(_ state: BrowserState, columns: Int) -> String {
    guard let list else { return "" }
    let folders =
      state.isFindingDocuments ? " … \(state.progress?.folders ?? 0) folders" : state.comparingText
    let position = "\(list.position)\(folders) "
    if list.filterText.isEmpty { return " \(position)" }
    let room = max(4, columns - CellText.columns(of: position) - 2)
    return " \(CellText.truncated("/" + VisibleText.line(list.filterText), columns: room)) \(position)"
  }

  /// The paths of the documents in view.
  var documentsInView: [String] {
    list?.rows(in: (list?.top ?? 0)..<(list?.top ?? 0) + height).compactMap(\.documentPath) ?? []
  }

  // MARK: Keys and mouse

  mutating func move(_ movement: Movement) -> BrowserAction? {
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
    return { [isLeaving] browser in
      browser.showChosenDocument()
      if isLeaving {
        browser.focus(on: .outline)
      } else if isUnchanged, let reason = DocumentsPane.reason(for: movement) {
        browser.showMessage(reason)
      }
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
  mutating func press(_ mouse: MouseEvent, _ state: BrowserState) -> BrowserAction? {
    guard let list else { return nil }
    let target = list.top + mouse.row - firstRow
    guard target < list.rowCount else { return nil }
    let wasChosen = list.chosenRow == target
    self.list?.choose(row: target)
    if case .folder = self.list?.choice {
      self.list?.toggle()
    } else if wasChosen {
      self.list?.toggle()
    }
    return { $0.showChosenDocument() }
  }

  mutating func wheel(by rows: Int, _ mouse: MouseEvent, _ state: BrowserState) {
    list?.scroll(by: rows, height: height)
  }

  // MARK: Drawing

  /// Draws the rows in view, after scrolling to the chosen one if it has moved.
  mutating func draw(on screen: CellCanvas, in area: CellRect, _ state: BrowserState, hasFocus: Bool) {
    guard var list else { return }
    (height, firstRow) = (area.size.rows, area.minRow)
    let now = [list.chosenRow, height]
    if now != revealed { list.reveal(height: height) }
    revealed = now
    self.list = list
    for (index, row) in list.rows(in: list.top..<list.top + height).enumerated() {
      let line = CellRect(
        origin: area.origin + CellPoint(column: 0, row: index),
        size: CellSize(columns: area.size.columns, rows: 1))
      DocumentsPane.draw(row, on: screen, in: line, state.theme)
      if row.isChosen { Theme.markChosen(line, on: screen, hasFocus: hasFocus) }
    }
    guard list.rowCount == 0, !list.filterText.isEmpty else { return }
    screen.put(
      "No document matches.", at: area.origin, style: state.theme.quiet, maxColumns: area.size.columns)
  }

  private static func draw(_ row: DocumentRow, on canvas: CellCanvas, in line: CellRect, _ theme: Theme) {
    let mark = mark(of: row, theme)
    let start = line.minColumn + row.level
    var point = CellPoint(column: start, row: line.minRow)
    let sign = sign(of: row.kind)
    point.column += canvas.put(sign, at: point, style: theme.quiet)
    let markColumns = mark.map { CellText.columns(of: $0.text) + 1 } ?? 0
    // The ends of folders' paths differ, and so do the beginnings of names.
    var isFolder = false
    if case .folder = row.kind { isFolder = true }
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

  private static func sign(of kind: DocumentRow.Kind) -> String {
    switch kind {
    case .folder(_, let isFolded): isFolded ? "▸" : "▾"
    case .document(let scenes): scenes == .folded ? "▸" : scenes == .shown ? "▾" : " "
    case .scene: " "
    }
  }

  private static func style(of kind: DocumentRow.Kind, _ theme: Theme) -> CellStyle {
    switch kind {
    case .folder: theme.accent
    case .document, .scene: .plain
    }
  }

  /// The text at the right end of a row: the changes of a document of which two versions are compared, the severity and
  /// number of the problems of a document, or the number of documents in a folded folder.
  private static func mark(of row: DocumentRow, _ theme: Theme) -> (text: String, style: CellStyle)? {
    if let change = row.change { return (change.text, change.mark.style(theme)) }
    if let severity = row.mark?.severity, severity >= .warning {
      return ("\(severity == .error ? "✕" : "!")\(row.mark?.count ?? 0)", theme.style(of: severity))
    }
    if case .folder(let count, true) = row.kind { return ("\(count)", theme.quiet) }
    return nil
  }
}
