import NibCore

/// A text search in a pane, with the text typed so far.
struct PaneSearch {
  let pane: Pane
  var entry = TextEntry()
  /// The state when the search began, which Esc restores.
  let origin: Origin

  /// The state that a search can change.
  struct Origin {
    let document: String?
    let choice: DocumentList.Choice?
    let path: String?
    let picture: Int
    let selected: String?
    let outline: OutlineTree
    let viewport: CanvasViewport
  }
}

/// Searches the focused pane while the user types: filters the documents, or goes to the next match in the outline or
/// in the rows of data.
extension Browser {
  /// Starts a search in the focused pane, or in the outline if the pane cannot be searched.
  func beginSearch() {
    let canSearch = state.focus == .documents || context == .rows
    let pane = canSearch ? state.focus : .outline
    focus(on: pane)
    let origin = PaneSearch.Origin(
      document: panes.documents.list?.chosenDocument, choice: panes.documents.list?.choice,
      path: state.open?.path, picture: state.picture, selected: state.selected, outline: panes.outline.tree,
      viewport: panes.canvas.viewport)
    state.search = PaneSearch(pane: pane, origin: origin)
  }

  /// Handles a key during a search. Returns false for keys that the pane should handle instead, such as arrow keys.
  func handleSearch(_ key: KeyPress) -> Bool {
    guard var current = state.search else { return false }
    switch key.key {
    case .escape:
      state.search = nil
      undo(current)
      return true
    case .enter:
      state.search = nil
      if current.pane == .documents { showChosenDocument() }
      if current.pane == .outline, !current.entry.text.isEmpty, panes.outline.tree.matchCount == 0 {
        showMessage("No object matches '\(VisibleText.line(current.entry.text))'.")
      }
      if let rows = panes.canvas.rows, current.pane == .canvas, !current.entry.text.isEmpty {
        if !rows.find(current.entry.text) { showNoRow(contains: rows.query) }
      }
      return true
    case .up, .down, .pageUp, .pageDown: return false
    default:
      let text = current.entry.text
      guard current.entry.type(key) else { return false }
      state.search = current
      // Search again only if the key changed the text, not if it moved the cursor or the line was full.
      if current.entry.text != text { applySearch() }
      return true
    }
  }

  /// Adds pasted text to the search text.
  func type(_ text: String) {
    state.search?.entry.insert(text)
    applySearch()
  }

  private func applySearch() {
    guard let search = state.search else { return }
    switch search.pane {
    case .documents:
      panes.documents.list?.setFilter(search.entry.text)
      showChosenDocument()
    case .canvas: panes.canvas.rows?.find(search.entry.text)
    case .outline, .inspector:
      if panes.outline.tree.find(search.entry.text) { select(panes.outline.tree.chosenObjectID) }
    }
  }

  /// Removes the filter, and shows the document, the picture and the selection of the time when the search began.
  private func undo(_ search: PaneSearch) {
    let origin = search.origin
    if search.pane == .documents {
      panes.documents.list?.setFilter("", choosing: .kept)
      origin.document.map { panes.documents.list?.choose(document: $0) }
      if let path = origin.path, path != state.open?.path { openDocument(path) }
      origin.choice.map { panes.documents.list?.restore($0) }
    }
    guard search.pane != .canvas, origin.path == state.open?.path else { return }
    if state.picture != origin.picture { showPicture(origin.picture) }
    panes.outline.tree = origin.outline
    panes.canvas.viewport = origin.viewport
    state.selected = origin.selected
    documentWasChecked()
  }

  /// Goes to the next match of the last search, or to the previous one with -1. In the filtered list of documents,
  /// all documents match.
  func goToMatch(by step: Int) {
    if context == .rows {
      guard let rows = panes.canvas.rows else { return }
      if rows.query.isEmpty { return showMessage("Nothing was searched for. / searches as you type.") }
      if !rows.findNext(by: step) { showNoRow(contains: rows.query) }
      return
    }
    guard state.focus == .outline else {
      guard panes.documents.list?.filterText.isEmpty ?? true else { return stepDocument(by: step) }
      return showMessage(
        "Nothing was searched for. / searches as you type; \(step > 0 ? "}" : "{") opens a document.")
    }
    let query = panes.outline.tree.query
    if query.isEmpty { return showMessage("Nothing was searched for. / searches as you type.") }
    let isFound = step > 0 ? panes.outline.tree.findNext() : panes.outline.tree.findPrevious()
    guard isFound else { return showMessage("No object matches '\(query)'.") }
    select(panes.outline.tree.chosenObjectID)
  }

  private func showNoRow(contains text: String) {
    showMessage("No row contains '\(VisibleText.line(text))'.")
  }

  /// The text after the title of a pane that is searched: the typed text, of which the end is shown if there is little
  /// space, and the number of matches.
  func searchDetail(of pane: Pane, columns: Int) -> String? {
    guard let search = state.search, search.pane == pane else { return nil }
    let matches = matchesText(of: search)
    let room = max(4, columns - CellText.columns(of: matches) - 3)
    let text = CellText.truncated("/" + VisibleText.line(search.entry.text), columns: room, .head)
    return matches.isEmpty ? " \(text) " : " \(text) \(matches) "
  }

  private func matchesText(of search: PaneSearch) -> String {
    if search.entry.text.isEmpty { return "" }
    switch search.pane {
    case .documents: return panes.documents.list?.position ?? ""
    case .canvas: return ""
    case .outline, .inspector:
      let count = panes.outline.tree.matchCount
      return count == 0 ? "none" : "\(count)"
    }
  }
}
