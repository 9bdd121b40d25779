import NibCore

/// A search in a list, with the text typed so far.
struct PaneSearch {
  let pane: Pane
  var entry = TextEntry()
}

/// Searches the focused list while the user types.
extension Browser {
  func beginSearch() {
    let pane: Pane = focus == .documents && documents != nil ? .documents : .outline
    focus(on: pane)
    search = PaneSearch(pane: pane)
  }

  /// Handles a key during a search. Returns false for keys that the list should handle instead.
  func handleSearch(_ key: KeyPress) -> Bool {
    guard var current = search else { return false }
    switch key.key {
    case .escape:
      search = nil
      if current.pane == .documents { documents?.setFilter("", choosing: .kept) }
      return true
    case .enter:
      search = nil
      if current.pane == .documents { showChosenDocument() }
      return true
    case .up, .down, .pageUp, .pageDown: return false
    default:
      let text = current.entry.text
      guard current.entry.type(key) else { return false }
      search = current
      // Search again only if the key changed the text, not if it moved the cursor or the line was full.
      if current.entry.text != text { applySearch() }
      return true
    }
  }

  func type(_ text: String) {
    search?.entry.insert(text)
    applySearch()
  }

  private func applySearch() {
    guard let search else { return }
    switch search.pane {
    case .documents:
      documents?.setFilter(search.entry.text)
      showChosenDocument()
    default:
      if outline.tree.find(search.entry.text) { select(outline.tree.chosenObjectID) }
    }
  }

  func goToMatch(by step: Int) {
    guard focus == .outline else { return stepDocument(by: step) }
    let isFound = step > 0 ? outline.tree.findNext() : outline.tree.findPrevious()
    if isFound { select(outline.tree.chosenObjectID) }
  }
}
