import NibCore

/// A text search in a pane, with the text typed so far.
struct PaneSearch {
  /// The pane that is searched.
  let pane: Pane
  var entry = TextEntry()
}

/// Searches the focused pane while the user types: filters the documents, or goes to the next match in the outline or
/// in the rows of data.
extension Browser {
  /// Starts a search in the focused pane, or in the outline if the pane cannot be searched.
  func beginSearch() {
    let canSearch = state.focus == .documents || context == .rows
    let pane = canSearch ? state.focus : .outline
    focus(on: pane)
    state.search = PaneSearch(pane: pane)
  }

  /// Handles a key during a search. Returns false for keys that the pane should handle instead, such as arrow keys.
  func handleSearch(_ key: KeyPress) -> Bool {
    guard var current = state.search else { return false }
    switch key.key {
    case .escape:
      state.search = nil
      if current.pane == .documents { panes.documents.list?.setFilter("", choosing: .kept) }
      return true
    case .enter:
      state.search = nil
      if current.pane == .documents { showChosenDocument() }
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

  /// Goes to the next match of the last search, or to the previous one with -1. In the filtered list of documents,
  /// all documents match.
  func goToMatch(by step: Int) {
    if context == .rows {
      panes.canvas.rows?.findNext(by: step)
      return
    }
    guard state.focus == .outline else { return stepDocument(by: step) }
    let isFound = step > 0 ? panes.outline.tree.findNext() : panes.outline.tree.findPrevious()
    if isFound { select(panes.outline.tree.chosenObjectID) }
  }
}
