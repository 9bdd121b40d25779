extension UICollectionView {
  /// Whether the user can select items now.
  var nibAllowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  var nibSelectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Shows the visible cells in their new state. Their accessories can change the size of the content.
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

  /// Uses the control with which a list's cell is edited: calls its handler or, if a button to delete has none, shows
  /// the actions of a swipe. Returns `false` if the item can be selected instead.
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

  /// The word for what Enter does with the item under the cursor.
  var nibEnterVerb: String {
    guard isEditing else { return "choose" }
    if allowsMultipleSelectionDuringEditing { return "mark" }
    let cell = nibCursor.flatMap(cellForItem) as? UICollectionViewListCell
    guard !nibAllowsSelectionNow, let control = cell?.nibEditingAccessory()?.control else { return "choose" }
    return control == .insert ? "add" : "delete"
  }
}
