// The cursor replaces the finger in a terminal: keys move it, and Enter taps the row under it. It is separate
// from the selection, and stays where it was when a screen appears again (docs/behaviours.md E12).
extension UITableView {
  /// Moves the cursor to a row and scrolls it into view. `nil` removes the cursor; a row that does not exist
  /// is ignored.
  package func nibMoveCursor(to path: IndexPath?) {
    nibReloadIfNeeded()
    guard let path else { return nibSetCursor(nil) }
    guard nibIndex.contains(path) else { return }
    nibSetCursor(path)
    nibRevealCursor(path)
  }

  private func nibSetCursor(_ path: IndexPath?) {
    let old = nibCursor
    nibCursor = path
    if let old { nibShown[old]?.nibIsUnderCursor = old == path }
    if let path { nibShown[path]?.nibIsUnderCursor = true }
    setNeedsDisplay()
  }

  /// Scrolls to the cursor. At the first row this also reveals the content above it, and at the last row the
  /// content below.
  private func nibRevealCursor(_ path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: false)
    let limits = nibOffsetLimits
    if path == nibIndex.firstRow, nibRect(of: .row(path)).maxY - limits.least.y <= bounds.height {
      contentOffset.y = limits.least.y
    } else if path == nibIndex.lastRow, limits.most.y <= nibRect(of: .row(path)).minY {
      contentOffset.y = limits.most.y
    }
  }

  /// Puts the cursor on a visible row when the table appears on a terminal screen.
  func nibPlaceCursor() {
    guard nibCursor == nil, allowsSelection, window != nil, nibEnvironment.rules.isTerminal else { return }
    nibSetCursor(nibSelectedRows.first ?? nibShown.paths.first)
  }

  // MARK: Keys

  func nibTableKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty || key.key == .character("G"), allowsSelection, nibIndex.firstRow != nil
    else {
      return false
    }
    guard let cursor = nibCursor else { return nibKeyWithoutCursor(key) }
    switch key.key {
    case .up, .character("k"): return nibStep(to: nibIndex.row(before: cursor))
    case .down, .character("j"): return nibStep(to: nibIndex.row(after: cursor))
    case .pageUp: return nibPage(from: cursor, down: false)
    case .pageDown: return nibPage(from: cursor, down: true)
    case .home, .character("g"): return nibStep(to: nibIndex.firstRow)
    case .end, .character("G"): return nibStep(to: nibIndex.lastRow)
    case .enter, .character(" "):
      nibRevealCursor(cursor)
      nibSelectByUser(cursor)
      return true
    default: return false
    }
  }

  /// The first key that could move the cursor makes it appear.
  private func nibKeyWithoutCursor(_ key: KeyPress) -> Bool {
    switch key.key {
    case .down, .character("j"), .home, .character("g"): return nibStep(to: nibShown.paths.first)
    case .up, .character("k"), .end, .character("G"): return nibStep(to: nibShown.paths.last)
    default: return false
    }
  }

  private func nibStep(to path: IndexPath?) -> Bool {
    guard let path else { return false }
    nibMoveCursor(to: path)
    return true
  }

  /// Moves the cursor by one page less one row, which stays visible for orientation.
  private func nibPage(from path: IndexPath, down: Bool) -> Bool {
    let rect = nibRect(of: .row(path))
    let distance = max(rect.height, bounds.height - rect.height)
    let target = Double(down ? rect.minY + distance : rect.minY - distance)
    let found: IndexPath?
    switch nibIndex.part(at: target) {
    case .row(let row): found = row
    case .header(let section): found = nibIndex.row(nearest: IndexPath(row: 0, section: section))
    case .footer(let section):
      found = nibIndex.row(nearest: IndexPath(row: nibIndex.rowCount(in: section) - 1, section: section))
    case nil: found = nil
    }
    guard let found else { return false }
    // The cursor must be able to leave a row that is higher than a page.
    guard found == path else { return nibStep(to: found) }
    return nibStep(to: (down ? nibIndex.row(after: path) : nibIndex.row(before: path)) ?? path)
  }

  // MARK: Mouse

  func nibTableMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, allowsSelection else { return false }
    switch event.action {
    case .press:
      nibPressedRow = indexPathForRow(at: point)
      guard let path = nibPressedRow else { return false }
      // This does not scroll, because the row must stay under the pointer.
      nibSetCursor(path)
      return true
    case .release:
      defer { nibPressedRow = nil }
      guard let path = nibPressedRow, nibRect(of: .row(path)).contains(point) else { return false }
      nibSelectByUser(path)
      return true
    default: return false
    }
  }
}
