/// What keys and the mouse do to the list.
extension DocumentList {
  /// Moves the choice by rows, as far as there are any.
  mutating func moveRows(by distance: Int) {
    guard rowCount > 0 else { return }
    choose(row: min(max(0, chosenRow + distance), rowCount - 1))
  }

  /// Chooses the first row.
  mutating func moveToStart() { choose(row: 0) }

  /// Chooses the last row.
  mutating func moveToEnd() { choose(row: rowCount - 1) }

  /// Chooses the next document (or the one before, for -1), past headings, scenes and folded folders.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  mutating func moveToDocument(_ direction: Int) -> Bool {
    var row = chosenRow + direction
    while (0..<rowCount).contains(row), !isDocument(row) { row += direction }
    guard (0..<rowCount).contains(row) else { return false }
    choose(row: row)
    return true
  }

  /// Chooses a document by its path. One in a folded folder has it unfolded; one that the filter leaves out, or
  /// that is not known, is ignored.
  mutating func choose(document path: String) {
    guard let number = catalog.numbers[path], let row = groups.row(of: number) else { return }
    if case .heading(let group) = groups.item(at: row) { setFolded(false, group: group) }
    if let row = groups.row(of: number) { choose(row: row) }
  }

  /// What an arrow to the right does: unfolds, or steps to the first row inside.
  ///
  /// - Returns: false if there is nothing inside, so that the key can go on to the next pane.
  mutating func expand() -> Bool {
    guard rowCount > 0 else { return false }
    switch groups.item(at: chosenRow) {
    case .heading(let group) where groups.groups[group].isFolded: setFolded(false, group: group)
    case .heading: moveRows(by: 1)
    case .document(let number, _):
      guard let open, catalog.numbers[open.document] == number else { return false }
      if open.isFolded { setScenesFolded(false) } else { moveRows(by: 1) }
    case .scene: return false
    }
    return true
  }

  /// What an arrow to the left does: folds, or steps out to what the row is inside of.
  ///
  /// - Returns: false if there is nothing to fold and nowhere to step to.
  mutating func collapse() -> Bool {
    guard rowCount > 0 else { return false }
    switch groups.item(at: chosenRow) {
    case .heading(let group):
      guard !groups.groups[group].isFolded else { return false }
      setFolded(true, group: group)
    case .document(let number, _):
      if let open, catalog.numbers[open.document] == number, !open.isFolded {
        setScenesFolded(true)
      } else if let heading = groups.heading(above: chosenRow) {
        choose(row: heading)
      } else {
        return false
      }
    case .scene: moveToDocument(-1)
    }
    return true
  }

  /// Folds or unfolds what is chosen, if it can be: for Enter or a click on a heading.
  mutating func toggle() {
    guard rowCount > 0 else { return }
    switch groups.item(at: chosenRow) {
    case .heading(let group): setFolded(!groups.groups[group].isFolded, group: group)
    case .document(let number, _):
      if let open, catalog.numbers[open.document] == number { setScenesFolded(!open.isFolded) }
    case .scene: break
    }
  }

  // MARK: The window

  /// Scrolls so that the choice is in view, and no further than the last row.
  ///
  /// - Parameter height: how many rows are in view.
  mutating func reveal(height: Int) {
    guard height > 0 else { return }
    top = min(max(top, chosenRow - height + 1), chosenRow)
    scroll(by: 0, height: height)
    // A document's heading is worth a row, if there is one to spare.
    if height > 1, top == chosenRow, groups.rowCount > 0, groups.heading(above: top) == top - 1 { top -= 1 }
  }

  /// Scrolls without moving the choice: what a wheel does.
  mutating func scroll(by distance: Int, height: Int) {
    top = max(0, min(top + distance, rowCount - height))
  }
}
