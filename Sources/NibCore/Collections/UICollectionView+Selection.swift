extension UICollectionView {
  /// The selected items, in the order of selection.
  public var indexPathsForSelectedItems: [IndexPath]? { nibSelectedItems }

  /// Selects an item without notifying the delegate; `nil` deselects all items.
  public func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if !nibSelectsMultiple || indexPath == nil {
      for path in nibSelectedItems where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, nibArrangement.frame(of: .item(indexPath)) != nil else { return }
    if !nibSelectedItems.contains(indexPath) { nibSelectedItems.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }

  /// Selects the item under a click when the mouse button is released. Returns `true` if the event was handled.
  func nibItemMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, allowsSelection || isEditing else { return false }
    let path = indexPathForItem(at: point)
    switch event.action {
    case .press:
      nibPressedItem = path
      guard let path else { return false }
      nibSetCursor(path)
      if nibCollectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true {
        cellForItem(at: path)?.isHighlighted = true
        nibCollectionDelegate?.collectionView(self, didHighlightItemAt: path)
      }
      return true
    case .release:
      defer { nibPressedItem = nil }
      if let pressed = nibPressedItem, let cell = cellForItem(at: pressed), cell.isHighlighted {
        cell.isHighlighted = false
        nibCollectionDelegate?.collectionView(self, didUnhighlightItemAt: pressed)
      }
      guard let path, path == nibPressedItem else { return false }
      if !nibUseEditingControl(of: path, at: point) { nibSelectByUser(path) }
      return true
    default: return false
    }
  }

  /// Selects an item, or deselects it if it is selected and multiple selection is allowed, and notifies the
  /// delegate. Returns `false` if the item cannot be selected.
  @discardableResult
  func nibSelectByUser(_ path: IndexPath) -> Bool {
    guard nibAllowsSelectionNow else { return false }
    let delegate = nibCollectionDelegate
    if nibSelectsMultiple, nibSelectedItems.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return true }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true,
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return false }
    if !nibSelectsMultiple {
      for other in nibSelectedItems where other != path {
        deselectItem(at: other, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    let cell = cellForItem(at: path)
    selectItem(at: path, animated: true)
    delegate?.collectionView(self, didSelectItemAt: path)
    cell?.nibPerformSegues()
    return true
  }
}

extension UICollectionView {
  /// Has no effect: items cannot be dragged in a terminal. Always returns `false`.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Has no effect: items cannot be dragged in a terminal.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Has no effect: items cannot be dragged in a terminal.
  public func endInteractiveMovement() {}
  /// Has no effect: items cannot be dragged in a terminal.
  public func cancelInteractiveMovement() {}
}
