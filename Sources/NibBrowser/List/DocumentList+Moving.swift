/// Methods that keys and the mouse call: they move the choice, fold rows and scroll.
extension DocumentList {
  /// Moves the choice by the given number of rows, at most to the first or last row.
  mutating func moveRows(by distance: Int) {
    guard rowCount > 0 else { return }
    choose(row: min(max(0, chosenRow + distance), rowCount - 1))
  }

  /// Chooses the first row.
  mutating func moveToStart() { choose(row: 0) }

  /// Chooses the last row.
  mutating func moveToEnd() { choose(row: rowCount - 1) }

  /// Chooses the next document (1) or the previous one (-1). Skips headings, scenes and folded folders.
  ///
  /// - Returns: `false` if there is no such document.
  @discardableResult
  mutating func moveToDocument(_ direction: Int) -> Bool {
    var row = chosenRow + direction
    while (0..<rowCount).contains(row), !isDocument(row) { row += direction }
    guard (0..<rowCount).contains(row) else { return false }
    choose(row: row)
    return true
  }

  /// Chooses a document by its path, and unfolds its folder. Does nothing if the filter excludes the document
  /// or the list does not contain it.
  mutating func choose(document path: String) {
    guard let number = catalog.numbers[path], let row = groups.row(of: number) else { return }
    var shown = row
    while case .heading(let group) = groups.item(at: shown), groups.groups[group].isFolded {
      setGroup(group, isFolded: false)
      shown = groups.row(of: number) ?? shown
    }
    choose(row: shown)
  }

  /// Chooses the scene of a picture of the open document. Does nothing if its row is not in the list.
  mutating func choose(picture: Int) {
    guard let row = place(ofPicture: picture).flatMap(groups.row(ofScene:)) else { return }
    choose(row: row)
  }

  /// Chooses a document by its path. If the filter excludes it, removes the filter.
  mutating func reveal(document path: String) {
    if let number = catalog.numbers[path], groups.rank(of: number) == nil {
      setFilter("", choosing: .kept)
    }
    choose(document: path)
  }

  /// Handles the right arrow key: unfolds the chosen row, or moves to the first row inside it.
  ///
  /// - Returns: false if there is nothing inside, so that the key can move the focus to the next pane.
  mutating func expand() -> Bool {
    guard rowCount > 0 else { return false }
    switch groups.item(at: chosenRow) {
    case .heading(let group) where groups.groups[group].isFolded: setGroup(group, isFolded: false)
    case .heading: moveRows(by: 1)
    case .document(let number, _):
      guard let open, catalog.numbers[open.document] == number else { return false }
      if open.isFolded { setScenes(isFolded: false) } else { moveRows(by: 1) }
    case .scene: return false
    }
    return true
  }

  /// Handles the left arrow key: folds the chosen row, or moves to the row that contains it.
  ///
  /// - Returns: false if there is nothing to fold and no row to move to.
  mutating func collapse() -> Bool {
    guard rowCount > 0 else { return false }
    switch groups.item(at: chosenRow) {
    case .heading(let group):
      guard groups.groups[group].isFolded else {
        setGroup(group, isFolded: true)
        return true
      }
      guard let heading = groups.heading(above: chosenRow) else { return false }
      choose(row: heading)
    case .document(let number, _):
      if let open, catalog.numbers[open.document] == number, !open.isFolded {
        setScenes(isFolded: true)
      } else if let heading = groups.heading(above: chosenRow) {
        choose(row: heading)
      } else {
        return false
      }
    case .scene: moveToDocument(-1)
    }
    return true
  }

  /// Folds or unfolds the chosen row if possible. Used for Enter and for clicks on a heading.
  mutating func toggle() {
    guard rowCount > 0 else { return }
    switch groups.item(at: chosenRow) {
    case .heading(let group): setGroup(group, isFolded: !groups.groups[group].isFolded)
    case .document(let number, _):
      if let open, catalog.numbers[open.document] == number { setScenes(isFolded: !open.isFolded) }
    case .scene: break
    }
  }

  /// Scrolls so that the choice is in view, but not beyond the last row.
  ///
  /// - Parameter height: the number of rows in view.
  mutating func reveal(height: Int) {
    guard height > 0 else { return }
    top = min(max(top, chosenRow - height + 1), chosenRow)
    scroll(by: 0, height: height)
    // Show the heading above the document too, if there is a second row in view.
    if height > 1, top == chosenRow, groups.rowCount > 0, groups.heading(above: top) == top - 1 { top -= 1 }
  }

  /// Scrolls down by the given number of rows, or up if it is negative, without moving the choice. Used for the mouse
  /// wheel.
  mutating func scroll(by distance: Int, height: Int) {
    top = max(0, min(top + distance, rowCount - height))
  }
}
