// In a terminal, a table has a cursor in place of touches: keys move it, and Enter selects the row under it. The
// cursor is separate from the selection and does not move when a screen appears again (docs/behaviours.md E12).
extension UITableView {
  /// Moves the cursor to a row and scrolls it into view. `nil` removes the cursor; a row that does not exist
  /// is ignored.
  package func nibMoveCursor(to path: IndexPath?) {
    nibReloadIfNeeded()
    guard let path else { return nibSetCursor(nil) }
    guard nibGeometry.contains(path) else { return }
    nibSetCursor(path)
    nibScrollByUser { nibRevealCursor(path) }
  }

  /// Moves the cursor without scrolling.
  func nibSetCursor(_ path: IndexPath?) {
    let old = nibCursor
    nibCursor = path
    if let old { nibShown[old]?.nibIsUnderCursor = old == path }
    if let path { nibShown[path]?.nibIsUnderCursor = true }
    setNeedsDisplay()
  }

  /// Scrolls to the cursor. At the first row this also shows the content above it if both fit into the view, and
  /// at the last row the content below it.
  private func nibRevealCursor(_ path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: false)
    let limits = nibOffsetLimits
    if path == nibGeometry.firstRow, nibRect(of: .row(path)).maxY - limits.minimum.y <= bounds.height {
      contentOffset.y = limits.minimum.y
    } else if path == nibGeometry.lastRow, limits.maximum.y <= nibRect(of: .row(path)).minY {
      contentOffset.y = limits.maximum.y
    }
  }

  /// Puts the cursor on the first selected row, or else on the first visible row, when the table appears on a
  /// terminal screen. Has no effect if there is a cursor.
  func nibPlaceCursor() {
    guard nibCursor == nil, nibHasRowCursor, window != nil, nibEnvironment.rules.isTerminal else { return }
    nibSetCursor(nibSelectedRows.first ?? nibShown.paths.first)
  }

  /// Handles the keys that move the cursor or select its row. Returns `false` for other keys, and for Up and Down
  /// if there is no further row.
  func nibTableKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty || key.key == .character("G"), nibHasRowCursor else { return false }
    guard let cursor = nibCursor else { return nibKeyWithoutCursor(key) }
    switch key.key {
    case .up, .character("k"): return nibStep(to: nibGeometry.row(before: cursor))
    case .down, .character("j"): return nibStep(to: nibGeometry.row(after: cursor))
    case .pageUp: return nibPage(from: cursor, isDown: false)
    case .pageDown: return nibPage(from: cursor, isDown: true)
    case .home, .character("g"): return nibStep(to: nibGeometry.firstRow)
    case .end, .character("G"): return nibStep(to: nibGeometry.lastRow)
    case .enter, .character(" "):
      nibRevealCursor(cursor)
      if let cell = nibShown[cursor], cell.nibRecognizeRowTap(cell.contentView) { return true }
      if !nibSelectByUser(cursor) { nibTabStops(inRow: cursor).nibOperate(with: key) }
      return true
    default: return false
    }
  }

  /// Shows the cursor at the first or last visible row when a key would move it.
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

  /// Moves the cursor by a page minus the height of its row, so that the row stays visible for orientation.
  private func nibPage(from path: IndexPath, isDown: Bool) -> Bool {
    let rect = nibRect(of: .row(path))
    let distance = max(rect.height, bounds.height - rect.height)
    let target: IndexPath
    switch nibGeometry.part(at: Double(isDown ? rect.minY + distance : rect.minY - distance)) {
    case .row(let row): target = row
    case .header(let section): target = IndexPath(row: 0, section: section)
    case .footer(let section):
      target = IndexPath(row: nibGeometry.rowCount(in: section) - 1, section: section)
    case nil: return false
    }
    guard let row = nibGeometry.existingRow(nearestTo: target) else { return false }
    guard row == path else { return nibStep(to: row) }
    // The row is taller than a page, so the cursor moves to its neighbor.
    return nibStep(to: (isDown ? nibGeometry.row(after: path) : nibGeometry.row(before: path)) ?? path)
  }

  /// A press moves the cursor, and a release on the same row selects the row.
  func nibTableMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left || event.button == .right, nibHasRowCursor else { return false }
    switch event.action {
    case .press:
      nibPressedRow = indexPathForRow(at: point)
      guard let path = nibPressedRow else { return false }
      // The table must not scroll here: the row has to stay under the pointer until the release.
      nibSetCursor(path)
      nibSetRow(at: path, isHighlighted: true)
      return true
    case .release:
      guard let path = nibPressedRow else { return false }
      nibPressedRow = nil
      nibSetRow(at: path, isHighlighted: false)
      guard nibGeometry.contains(path), nibRect(of: .row(path)).contains(point) else { return false }
      if event.button == .right { return nibOffersRowActions && nibShowActions(for: path) }
      nibChoose(path, at: point)
      return true
    default: return false
    }
  }

  /// Highlights a row while the mouse button is pressed on it.
  private func nibSetRow(at path: IndexPath, isHighlighted: Bool) {
    guard let cell = nibShown[path], cell.isHighlighted != isHighlighted,
      !isHighlighted || nibTableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      nibTableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      nibTableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Handles a click on a row: on its detail button or its editing control, or anywhere else, which selects it.
  private func nibChoose(_ path: IndexPath, at point: CGPoint) {
    let part = nibShown[path].map { $0.nibPart(at: convert(point, to: $0)) }
    switch part {
    case .detailButton: nibTapAccessory(of: path)
    case .editingControl where nibUseEditingControl(of: path): break
    default: nibSelectByUser(path)
    }
  }
}
