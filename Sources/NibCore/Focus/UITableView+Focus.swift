// The controls in the rows of a table. The table has the focus while keys act on its rows. The arrow keys move the
// focus to the controls and the detail button of the row under the cursor, and back. Tab visits the controls of all
// rows, as in a form, but not their detail buttons.
extension UITableView {
  /// Whether keys move a cursor from row to row. If not, only the controls in the rows can have the focus.
  var nibHasRowCursor: Bool { (allowsSelection || isEditing) && nibGeometry.firstRow != nil }

  /// The controls in a row that is in view, in reading order.
  func nibControls(inRow path: IndexPath) -> [UIView] {
    nibShown[path].map { FocusOrder(in: $0).views.filter(\.nibIsStop) } ?? []
  }

  /// The controls at which Tab stops in a row that is in view, and which Enter operates: all except the detail button.
  func nibTabStops(inRow path: IndexPath) -> [UIView] {
    nibControls(inRow: path).filter { !($0 is DetailButton) }
  }

  /// Remembers the control in a row that has the focus, before the cells are discarded. The table has the focus until
  /// there are new cells.
  func nibRememberControl() {
    guard let window, let focused = window.nibFocusedView, focused.nibRowTable === self,
      let path = focused.nibRow, let index = nibControls(inRow: path).firstIndex(of: focused)
    else { return }
    nibFocusedControl = (path, index)
    window.nibFocusedView = self
  }

  /// Moves the focus back to the control in the same row. If the cell with a text that is edited is now used for
  /// another row, editing ends.
  func nibRestoreControl() {
    guard let control = nibFocusedControl, let window else { return }
    nibFocusedControl = nil
    let path = nibHasRowCursor ? nibCursor ?? control.path : control.path
    if let editing = window.nibFirstResponder as? UIView, editing.nibRowTable === self, editing.nibRow != path
    {
      window.nibEndEditingByForce(editing)
    }
    let controls = nibControls(inRow: path)
    guard window.nibFocusedView === self, let last = controls.last else { return }
    window.nibFocusedView = control.index < controls.count ? controls[control.index] : last
  }

  // MARK: Arrow keys

  /// Handles the arrow keys, and h, j, k and l. They move the focus into the row under the cursor, between its
  /// controls, back to the row, or to the row above or below. Returns `false` if the key does not do that.
  func nibControlKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let window, let focused = window.nibFocusedView,
      let direction = KeyDirection(key.key)
    else { return false }
    if focused === self { return direction == inward && nibEnterRow() }
    guard let path = focused.nibRow, focused.nibRowTable === self else {
      guard focused.isDescendant(of: self) else { return false }
      return window.nibMoveFocus(direction, inside: self) || nibLeaveHeader(direction)
    }
    let others = nibControls(inRow: path).filter {
      $0 !== focused && (direction.isHorizontal || !$0.nibIsBeside(focused, in: self))
    }
    let from = focused.convert(focused.bounds, to: self)
    if let next = direction.nearest(to: from, among: others, frame: { $0.convert($0.bounds, to: self) }) {
      window.nibFocus(on: next)
      return true
    }
    guard direction.isHorizontal else { return nibLeaveRow(path, from: focused, isDown: direction == .down) }
    guard direction != inward, nibHasRowCursor else { return false }
    window.nibFocus(on: self)
    return true
  }

  /// Moves the focus from a control in a header or footer to the rows.
  private func nibLeaveHeader(_ direction: KeyDirection) -> Bool {
    let shown = indexPathsForVisibleRows ?? []
    guard !direction.isHorizontal, nibHasRowCursor, let row = direction == .down ? shown.first : shown.last
    else {
      return false
    }
    nibMoveCursor(to: row)
    window?.nibFocus(on: self)
    return true
  }

  /// Moves the focus from the row under the cursor to its first control. Returns `false` if it has none.
  @discardableResult
  package func nibEnterRow() -> Bool {
    guard let path = nibCursor ?? nibShown.paths.first, let first = nibControls(inRow: path).first else {
      return false
    }
    window?.nibFocus(on: first)
    return true
  }

  /// The direction that leads from a row to its controls.
  private var inward: KeyDirection { nibIsRightToLeft ? .left : .right }

  /// Moves the focus from a control to the nearest control in the row above or below, or to that row if it has no
  /// control. Rows without controls are skipped if they cannot be selected.
  private func nibLeaveRow(_ path: IndexPath, from focused: UIView, isDown: Bool) -> Bool {
    let column = focused.convert(focused.bounds, to: self).midX
    let step = { (path: IndexPath) in
      isDown ? self.nibGeometry.row(after: path) : self.nibGeometry.row(before: path)
    }
    guard let neighbor = step(path) else { return false }
    let row = nibHasRowCursor ? neighbor : nibSearchRows(from: neighbor, for: nibControls, next: step)
    guard let row else { return false }
    if nibHasRowCursor { nibMoveCursor(to: row) }
    layoutIfNeeded()
    let nearest = nibControls(inRow: row).min {
      abs($0.convert($0.bounds, to: self).midX - column) < abs($1.convert($1.bounds, to: self).midX - column)
    }
    window?.nibFocus(on: nearest ?? self)
    return true
  }

  // MARK: Tab

  /// The control after or before another control in the rows; `nil` if there is none.
  func nibControl(nextTo control: UIView, isForward: Bool) -> UIView? {
    guard let path = control.nibRow else { return nil }
    let controls = nibTabStops(inRow: path)
    if let index = controls.firstIndex(where: { $0 === control }) {
      let next = index + (isForward ? 1 : -1)
      if controls.indices.contains(next) { return controls[next] }
    }
    return isForward ? nibControl(after: path, skipping: true) : nibControl(before: path)
  }

  /// The first control in a row or in the rows below it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: the first row to search; `nil` for the first row of the table.
  ///   - skipping: whether the row itself is left out.
  func nibControl(after path: IndexPath?, skipping: Bool = false) -> UIView? {
    let start = path ?? nibGeometry.firstRow
    return nibSearchRows(
      from: skipping ? start.flatMap(nibGeometry.row(after:)) : start, for: nibTabStops
    ) {
      nibGeometry.row(after: $0)
    }.flatMap { nibTabStops(inRow: $0).first }
  }

  /// The last control in the rows above a row, or in the whole table; `nil` if there is none.
  func nibControl(before path: IndexPath?) -> UIView? {
    let start = path.map(nibGeometry.row(before:)) ?? nibGeometry.lastRow
    return nibSearchRows(from: start, for: nibTabStops) {
      nibGeometry.row(before: $0)
    }.flatMap { nibTabStops(inRow: $0).last }
  }

  /// The maximum number of rows that one key press searches for a control. A long table without controls must not
  /// block the program.
  private static let searchedRows = 200

  /// Scrolls from row to row until one has a control, and returns it. Otherwise, the table keeps its place.
  private func nibSearchRows(
    from start: IndexPath?, for controls: (IndexPath) -> [UIView], next: (IndexPath) -> IndexPath?
  ) -> IndexPath? {
    let offset = contentOffset
    var path = start
    for _ in 0..<UITableView.searchedRows {
      guard let row = path else { break }
      if nibShown[row] == nil {
        scrollToRow(at: row, at: .none, animated: false)
        layoutIfNeeded()
      }
      if !controls(row).isEmpty { return row }
      path = next(row)
    }
    contentOffset = offset
    layoutIfNeeded()
    return nil
  }
}

extension UIView {
  /// The table in whose row the view is; `nil` if it is in no row.
  var nibRowTable: UITableView? { nibCell?.superview as? UITableView }

  func nibMoveRowCursorHere() {
    guard let table = nibRowTable, table.nibHasRowCursor, let row = nibRow else { return }
    table.nibSetCursor(row)
  }

  var nibRow: IndexPath? { nibCell.flatMap { nibRowTable?.nibShown.path(of: $0) } }

  /// The outermost cell of a table that contains the view.
  private var nibCell: UITableViewCell? {
    let cells = nibLineage.dropFirst().compactMap { $0 as? UITableViewCell }
    return cells.last { $0.superview is UITableView }
  }

  /// Whether the view is on one line with another view.
  fileprivate func nibIsBeside(_ other: UIView, in root: UIView) -> Bool {
    let (frame, otherFrame) = (convert(bounds, to: root), other.convert(other.bounds, to: root))
    let overlap = min(frame.maxY, otherFrame.maxY) - max(frame.minY, otherFrame.minY)
    return overlap > min(frame.height, otherFrame.height) / 2
  }
}
