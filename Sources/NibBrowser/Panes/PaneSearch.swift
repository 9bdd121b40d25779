import NibCore
import NibTools

/// Searches the focused pane while the user types: filters the documents, or goes to the next match in the outline or
/// in the rows of data.
final class PaneSearch: SessionObserver {
  /// A search with the text typed so far.
  private struct Current {
    /// The pane that is searched.
    let pane: Pane
    var entry = TextEntry()
    /// The state when the search began, which Esc restores.
    let start: StartState
  }

  /// The state that a search can change.
  private struct StartState {
    let document: String?
    let choice: DocumentList.Choice?
    let path: String?
    let picture: Int
    let selected: String?
    let outline: OutlineTree
    let viewport: CanvasViewport
  }

  private let session: BrowserSession
  private let documents: DocumentsPane
  private let outline: OutlinePane
  private let canvas: CanvasPane
  private let rows: RowsPreview
  /// The search while the user types; `nil` while there is none.
  private var current: Current? {
    didSet { session.searchedPane = current?.pane }
  }

  init(
    _ session: BrowserSession, documents: DocumentsPane, outline: OutlinePane, canvas: CanvasPane,
    rows: RowsPreview
  ) {
    (self.session, self.documents, self.outline) = (session, documents, outline)
    (self.canvas, self.rows) = (canvas, rows)
  }

  static let commands: [Command<PaneSearch>] = [
    Command(
      "search documents, outline or rows as you type", keys: "/", shortTitle: "search",
      synonyms: "find filter grep jump"
    ) { $0.begin() }
  ]

  static let matchCommands: [Command<PaneSearch>] = [
    Command("next match", keys: "n", in: [.outline, .documents, .rows]) { $0.goToMatch(by: 1) },
    Command("previous match", keys: "N", in: [.outline, .documents, .rows]) { $0.goToMatch(by: -1) },
  ]

  func focusDidChange() { current = nil }

  /// Starts a search in the focused pane, or in the outline if the pane cannot be searched.
  private func begin() {
    let canSearch = session.focus == .documents || session.context == .rows
    let pane = canSearch ? session.focus : .outline
    session.focus(on: pane)
    let start = StartState(
      document: documents.list?.chosenDocument, choice: documents.list?.choice,
      path: session.open?.path, picture: session.picture, selected: session.selected,
      outline: outline.list.tree,
      viewport: canvas.viewport)
    current = Current(pane: pane, start: start)
  }

  /// Handles a key during a search. Returns false for keys that the pane should handle instead, such as arrow keys.
  func handle(_ key: KeyPress) -> Bool {
    guard var search = current else { return false }
    switch key.key {
    case .escape:
      current = nil
      undo(search)
      return true
    case .enter:
      current = nil
      if search.pane == .documents { documents.showChosen() }
      if search.pane == .outline, !search.entry.text.isEmpty, outline.list.tree.matchCount == 0 {
        session.showMessage("No object matches '\(VisibleText.line(search.entry.text))'.")
      }
      if let page = rows.page, search.pane == .canvas, !search.entry.text.isEmpty {
        if !page.find(search.entry.text) { showNoRow(contains: page.query) }
      }
      return true
    case .up, .down, .pageUp, .pageDown: return false
    default:
      let text = search.entry.text
      guard search.entry.type(key) else { return false }
      current = search
      // Search again only if the key changed the text, not if it moved the cursor or the line was full.
      if search.entry.text != text { apply() }
      return true
    }
  }

  /// Adds pasted text to the search text.
  ///
  /// - Returns: false if there is no search.
  func paste(_ text: String) -> Bool {
    guard current != nil else { return false }
    current?.entry.insert(text)
    apply()
    return true
  }

  /// Searches the pane for the typed text.
  private func apply() {
    guard let search = current else { return }
    switch search.pane {
    case .documents:
      documents.list?.setFilter(search.entry.text)
      documents.showChosen()
    case .canvas: rows.page?.find(search.entry.text)
    case .outline, .inspector:
      if outline.list.tree.find(search.entry.text) { selectMatch() }
    }
  }

  /// Removes the filter, and restores the document, the picture and the selection from before the search.
  private func undo(_ search: Current) {
    let start = search.start
    if search.pane == .documents {
      documents.list?.setFilter("", choosing: .kept)
      start.document.map { documents.list?.choose(document: $0) }
      if let path = start.path, path != session.open?.path { session.openDocument(path) }
      start.choice.map { documents.list?.restore($0) }
    }
    guard search.pane != .canvas, start.path == session.open?.path else { return }
    if session.picture != start.picture { session.showPicture(start.picture) }
    outline.list.tree = start.outline
    canvas.viewport = start.viewport
    session.selected = start.selected
    session.documentWasChecked()
  }

  /// Goes to the next match of the last search, or to the previous one with -1. In the filtered list of documents,
  /// all documents match.
  private func goToMatch(by step: Int) {
    if session.context == .rows {
      guard let page = rows.page else { return }
      if page.query.isEmpty {
        guard page.matrix == nil else { return rows.goToFailure(by: step) }
        return session.showMessage("Nothing was searched for. / searches as you type.")
      }
      if !page.findNext(by: step) { showNoRow(contains: page.query) }
      return
    }
    guard session.focus == .outline else {
      guard documents.list?.filterText.isEmpty ?? true else { return documents.step(by: step) }
      return session.showMessage(
        "Nothing was searched for. / searches as you type; \(step > 0 ? "}" : "{") opens a document.")
    }
    let query = outline.list.tree.query
    if query.isEmpty { return session.showMessage("Nothing was searched for. / searches as you type.") }
    let isFound = step > 0 ? outline.list.tree.findNext() : outline.list.tree.findPrevious()
    guard isFound else { return session.showMessage("No object matches '\(query)'.") }
    selectMatch()
  }

  /// Selects the object of the chosen row of the outline.
  private func selectMatch() { session.select(outline.list.tree.chosenObjectID, inOwnScene: true) }

  private func showNoRow(contains text: String) {
    session.showMessage("No row contains '\(VisibleText.line(text))'.")
  }

  /// The text after the title of a pane that is searched: the typed text and the number of matches. If there is little
  /// space, only the end of the typed text is shown.
  func detail(of pane: Pane, columns: Int) -> String? {
    guard let search = current, search.pane == pane else { return nil }
    let matches = matchesText(of: search)
    let room = max(4, columns - CellText.columns(of: matches) - 3)
    let text = CellText.truncated("/" + VisibleText.line(search.entry.text), columns: room, .head)
    return matches.isEmpty ? " \(text) " : " \(text) \(matches) "
  }

  /// The number of matches, for the line of the search.
  private func matchesText(of search: Current) -> String {
    if search.entry.text.isEmpty { return "" }
    switch search.pane {
    case .documents: return documents.list?.position ?? ""
    case .canvas: return ""
    case .outline, .inspector:
      let count = outline.list.tree.matchCount
      return count == 0 ? "none" : "\(count)"
    }
  }
}
