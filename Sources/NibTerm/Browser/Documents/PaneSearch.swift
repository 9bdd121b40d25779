import NibCore

/// A search in a list, with the text typed so far.
struct PaneSearch {
  let pane: Pane
  var entry = TextEntry()
}

/// Searches the focused list while the user types.
extension Browser {
  func beginSearch() {
    let hasSearch = state.focus == .documents || context == .rows
    let pane = hasSearch ? state.focus : .outline
    focus(on: pane)
    state.search = PaneSearch(pane: pane)
  }

  /// Handles a key during a search. Returns false for keys that the list should handle instead.
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
