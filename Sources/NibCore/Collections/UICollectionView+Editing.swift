extension UICollectionView {
  /// Whether the user can select items now.
  var nibAllowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  var nibSelectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Updates the visible cells after editing began or ended. All cells are measured again, because their accessories
  /// change.
  func nibEditingDidChange(from old: Bool) {
    guard isEditing != old else { return }
    if !isEditing || !allowsMultipleSelectionDuringEditing {
      for path in nibSelectedItems { deselectItem(at: path, animated: false) }
    }
    for cell in visibleCells {
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsLayout()
    }
    nibMeasuredSizes = [:]
    setNeedsLayout()
  }

  /// Uses the editing control of a list cell: calls its handler, or shows the swipe actions if the control deletes the
  /// item and has no handler. Returns `false` if the item can be selected instead.
  ///
  /// - Parameter point: the place of a click in the content; `nil` for a key.
  func nibUseEditingControl(of path: IndexPath, at point: CGPoint? = nil) -> Bool {
    guard isEditing, let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let accessory = cell.nibEditingAccessory(at: point.map { convert($0, to: cell) }),
      // With a key, an item that can be selected is selected.
      point != nil || !nibAllowsSelectionNow
    else { return false }
    if accessory.perform() { return true }
    guard accessory.control == .delete else { return false }
    let actions = nibSwipeActions(of: path, trailingOnly: true)
    return !actions.isEmpty && nibShowChoices(actions)
  }

  /// The verb for the Enter key in the line of keys.
  var nibEnterVerb: String {
    guard isEditing else { return "choose" }
    if allowsMultipleSelectionDuringEditing { return "mark" }
    let cell = nibCursor.flatMap(cellForItem) as? UICollectionViewListCell
    guard !nibAllowsSelectionNow, let control = cell?.nibEditingAccessory()?.control else { return "choose" }
    return control == .insert ? "add" : "delete"
  }
}
