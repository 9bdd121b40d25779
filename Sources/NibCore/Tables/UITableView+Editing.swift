extension UITableView {
  /// Begins or ends editing. While a table is edited, its rows show controls that delete, insert or select them.
  func nibEditingDidChange(from old: Bool, animated: Bool) {
    guard isEditing != old else { return }
    if !isEditing || !allowsMultipleSelectionDuringEditing {
      for path in nibSelectedRows { deselectRow(at: path, animated: animated) }
    }
    for path in nibShown.paths {
      guard let cell = nibShown[path] else { continue }
      nibApplyEditing(to: cell, at: path)
      cell.setEditing(isEditing && nibCanEdit(path), animated: animated)
    }
    nibEditing.offer = nil
    setNeedsLayout()
  }

  /// Sets the controls that a cell shows while the table is edited.
  func nibApplyEditing(to cell: UITableViewCell, at path: IndexPath) {
    cell.nibEditing = CellEditing(
      style: isEditing && nibCanEdit(path) ? nibEditingStyle(of: path) : .none,
      isIndented: nibTableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
      selects: isEditing && allowsMultipleSelectionDuringEditing && nibCanEdit(path),
      reorders: isEditing && nibShowsReorderControl(of: path, cell))
  }

  private func nibShowsReorderControl(of path: IndexPath, _ cell: UITableViewCell) -> Bool {
    nibCanMove(path) && (!nibEditing.movesByDefault || cell.showsReorderControl)
  }

  /// Whether a row can be edited. A table without a data source cannot.
  func nibCanEdit(_ path: IndexPath) -> Bool {
    guard let source = nibSource, nibGeometry.contains(path) else { return false }
    nibEditing.editsByDefault = false
    return source.tableView(self, canEditRowAt: path)
  }

  private func nibCanMove(_ path: IndexPath) -> Bool {
    guard let source = nibSource, nibGeometry.contains(path), !nibEditing.cannotMove else { return false }
    nibEditing.movesByDefault = false
    return source.tableView(self, canMoveRowAt: path)
  }

  /// Whether the data source implements `tableView(_:commit:forRowAt:)`, without which rows cannot be deleted; `nil` if
  /// that is not known.
  var nibCanCommit: Bool? {
    guard let source = nibSource, !nibEditing.cannotCommit else { return false }
    return BoundMembers.of(type(of: source as AnyObject)).editsRows
  }

  func nibEditingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    nibTableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Asks the data source to delete or insert a row.
  func nibCommit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    guard let source = nibSource, nibGeometry.contains(path) else { return }
    source.tableView(self, commit: style, forRowAt: path)
    nibEditing.offer = nil
  }

  // MARK: Keys

  /// Handles the keys for editing: Delete and `m` show the actions of the row under the cursor. While the table is
  /// edited, Enter uses the row's control, and Shift-Up, Shift-Down, `K` and `J` move the row. Returns `false` for
  /// other keys.
  func nibEditingKey(_ key: KeyPress) -> Bool {
    guard let cursor = nibCursor, nibGeometry.contains(cursor) else { return false }
    switch key.key {
    case .delete, .character("m"):
      // `m` works only where the line of keys offers it.
      let isOffered = key.key == .delete || nibOffersRowActions
      return key.modifiers.isEmpty && isOffered && nibShowActions(for: cursor)
    case .up where key.modifiers == .shift, .character("K"): return nibMoveRow(at: cursor, isDown: false)
    case .down where key.modifiers == .shift, .character("J"): return nibMoveRow(at: cursor, isDown: true)
    case .enter where key.modifiers.isEmpty, .character(" ") where key.modifiers.isEmpty:
      return nibUseEditingControl(of: cursor)
    default: return false
    }
  }

  /// Inserts a row, or shows the button that deletes it, if the row's control does that. Returns `false` if the row can
  /// be selected instead.
  func nibUseEditingControl(of path: IndexPath) -> Bool {
    guard isEditing, !allowsMultipleSelectionDuringEditing, nibCanEdit(path) else { return false }
    switch nibEditingStyle(of: path) {
    case .none: return false
    case .insert: nibCommit(.insert, path)
    case .delete:
      if allowsSelectionDuringEditing { return false }
      nibShowChoices([nibDeletion(of: path)])
    }
    return true
  }

  /// Moves a row up or down, together with the cursor. The delegate can choose another place.
  private func nibMoveRow(at path: IndexPath, isDown: Bool) -> Bool {
    guard isEditing, nibCanMove(path), let target = nibTarget(of: path, isDown: isDown) else { return false }
    let chosen =
      nibTableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target) ?? target
    guard chosen != path else { return true }
    nibSource?.tableView(self, moveRowAt: path, to: chosen)
    guard !nibEditing.cannotMove else { return false }
    moveRow(at: path, to: chosen)
    nibReloadIfNeeded()
    nibMoveCursor(to: chosen)
    return true
  }

  /// The path of a row after it is moved up or down by one row: in its section, or at the end of the section above or
  /// the beginning of the section below.
  private func nibTarget(of path: IndexPath, isDown: Bool) -> IndexPath? {
    let row = path.row + (isDown ? 1 : -1)
    if row >= 0, row < nibGeometry.rowCount(in: path.section) {
      return IndexPath(row: row, section: path.section)
    }
    let section = path.section + (isDown ? 1 : -1)
    guard nibGeometry.sections.indices.contains(section) else { return nil }
    return IndexPath(row: isDown ? 0 : nibGeometry.rowCount(in: section), section: section)
  }

  /// Whether the row under the cursor shows that it can be moved.
  var nibMovesRow: Bool { nibCursor.flatMap { nibShown[$0] }?.nibEditing.reorders ?? false }

  /// The word for what Enter does with the row under the cursor while the table is edited.
  var nibEditingVerb: String {
    guard let editing = nibCursor.flatMap({ nibShown[$0] })?.nibEditing, !editing.selects else {
      return "mark"
    }
    switch editing.style {
    case .insert: return "add"
    case .delete where !allowsSelectionDuringEditing: return "delete"
    case .none, .delete: return "choose"
    }
  }
}
