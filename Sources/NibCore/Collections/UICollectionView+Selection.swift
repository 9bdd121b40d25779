extension UICollectionView {
  /// The selected items, in the order of selection.
  public var indexPathsForSelectedItems: [IndexPath]? { nibSelectedItems }

  /// Selects an item without notifying the delegate; `nil` deselects all items.
  public func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in nibSelectedItems where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, nibArrangement.frame(of: .item(indexPath)) != nil else { return }
    if !nibSelectedItems.contains(indexPath) { nibSelectedItems.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }

  /// Selects an item without notifying the delegate, and scrolls to it.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectItem(at: indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    nibSelectedItems.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Selects the item under a click when the mouse button is released. Returns `true` if the event was handled.
  func nibItemMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, allowsSelection else { return false }
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
      nibSelectByUser(path)
      return true
    default: return false
    }
  }

  /// Selects an item, or deselects it if it is selected and multiple selection is allowed, and notifies the
  /// delegate.
  func nibSelectByUser(_ path: IndexPath) {
    let delegate = nibCollectionDelegate
    if allowsMultipleSelection, nibSelectedItems.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true,
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    if !allowsMultipleSelection {
      for other in nibSelectedItems where other != path {
        deselectItem(at: other, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    let cell = cellForItem(at: path)
    selectItem(at: path, animated: true)
    delegate?.collectionView(self, didSelectItemAt: path)
    cell?.nibPerformSegues()
  }
}

extension UICollectionView {
  /// The places in the view to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls to an item. Without a position, scrolls as little as needed.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let frame = nibArrangement.frame(of: .item(indexPath)) else { return }
    let area = bounds.inset(by: adjustedContentInset)
    var target = frame
    if !position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
      let free = max(0, area.height - frame.height)
      let before = position.contains(.top) ? 0 : position.contains(.bottom) ? free : free / 2
      target.origin.y -= before
      target.size.height = max(frame.height, area.height)
    }
    if !position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
      let free = max(0, area.width - frame.width)
      let before = position.contains(.left) ? 0 : position.contains(.right) ? free : free / 2
      target.origin.x -= before
      target.size.width = max(frame.width, area.width)
    }
    scrollRectToVisible(target, animated: animated)
  }

  /// Makes changes at once, and then calls the completion handler.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Has no effect: items cannot be dragged in a terminal. Always returns `false`.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Has no effect: items cannot be dragged in a terminal.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Has no effect: items cannot be dragged in a terminal.
  public func endInteractiveMovement() {}
  /// Has no effect: items cannot be dragged in a terminal.
  public func cancelInteractiveMovement() {}
}
