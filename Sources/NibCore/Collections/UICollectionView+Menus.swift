extension UICollectionView {
  /// Handles the key `m`, which shows the swipe actions and the context menu of the item under the cursor. Returns
  /// `false` for other keys, and if the item has neither.
  func nibMenuKey(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.character("m")), let cursor = nibCursor else { return false }
    let swipes = nibSwipeActions(of: cursor)
    guard let menu = nibMenu(of: cursor) else { return !swipes.isEmpty && nibShowChoices(swipes) }
    let cell = cellForItem(at: cursor)
    return swipes.isEmpty
      ? nibShow(menu, sender: cell) : nibShowChoices(swipes + (cell?.nibChoices(of: menu) ?? []))
  }

  /// Whether the item under the cursor has a context menu or actions.
  var nibOffersMenu: Bool {
    nibCursor.map { nibMenu(of: $0) != nil || !nibSwipeActions(of: $0).isEmpty } ?? false
  }

  /// The actions that a list provides for swipes of an item.
  func nibSwipeActions(of path: IndexPath, trailingOnly: Bool = false) -> [SheetChoice] {
    let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.nibList(of: path.section)
    let leading = trailingOnly ? nil : list?.leadingSwipeActionsConfigurationProvider?(path)
    let trailing = list?.trailingSwipeActionsConfigurationProvider?(path)
    return ((leading?.actions ?? []) + (trailing?.actions ?? [])).map { action in
      action.nibChoice { [weak self] in self?.cellForItem(at: path) }
    }
  }

  /// The menu of an item; `nil` if it has none.
  private func nibMenu(of path: IndexPath) -> UIMenu? {
    guard let delegate = nibCollectionDelegate, let frame = nibArrangement.frame(of: .item(path)) else {
      return nil
    }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let configuration =
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
      ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    return configuration?.nibMenu
  }
}
