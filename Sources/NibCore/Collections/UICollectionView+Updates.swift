// UIKit animates changes of items. In a terminal the collection view reads the data source again; the selection and the
// cursor follow their items.
extension UICollectionView {
  /// Shows items that the data source has added.
  public func insertItems(at indexPaths: [IndexPath]) { nibUpdate { $0.insertedRows.formUnion(indexPaths) } }
  /// Removes items that the data source has removed.
  public func deleteItems(at indexPaths: [IndexPath]) { nibUpdate { $0.deletedRows.formUnion(indexPaths) } }
  /// Requests the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) { nibUpdate { _ in } }
  /// Requests the cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { nibUpdate { _ in } }
  /// Moves an item that the data source has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    nibUpdate { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Shows sections that the data source has added.
  public func insertSections(_ sections: IndexSet) { nibUpdate { $0.insertedSections.formUnion(sections) } }
  /// Removes sections that the data source has removed.
  public func deleteSections(_ sections: IndexSet) { nibUpdate { $0.deletedSections.formUnion(sections) } }
  /// Requests the cells of sections again.
  public func reloadSections(_ sections: IndexSet) { nibUpdate { _ in } }
  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    nibUpdate { $0.movedSections[section] = newSection }
  }

  /// Applies the changes that a closure makes together, and calls `completion` with `true`
  /// in the next turn of the run loop.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOutermost = nibUpdates == nil
    if isOutermost { nibUpdates = TableUpdates() }
    updates?()
    if isOutermost, let all = nibUpdates {
      nibUpdates = nil
      nibApply(all)
    }
    if let completion { LaterCall.run { completion(true) } }
  }

  private func nibUpdate(_ change: (inout TableUpdates) -> Void) {
    var updates = nibUpdates ?? TableUpdates()
    change(&updates)
    if nibUpdates == nil { nibApply(updates) } else { nibUpdates = updates }
  }

  private func nibApply(_ updates: TableUpdates) { nibReload(keeping: updates.path(after:)) }

  // MARK: Layouts and scrolling

  /// Replaces the layout. The change is not animated.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Replaces the layout, and calls `completion` with `true` in the next turn of the run loop.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    if let completion { LaterCall.run { completion(true) } }
  }

  /// The position of an item after scrolling to it.
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

  /// Scrolls to an item. An empty position scrolls as little as needed.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    nibRevealInSection(indexPath)
    guard let frame = nibArrangement.frame(of: .item(indexPath)) else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - bounds.height / 2
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - bounds.width / 2
    }
    setContentOffset(nibClampedOffset(offset), animated: animated)
  }

  /// Selects an item without notifying the delegate, and scrolls to it; `nil` deselects all items.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    layoutIfNeeded()
    selectItem(at: indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// The attributes of an item; `nil` if it does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    guard let frame = nibArrangement.frame(of: .item(indexPath)) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  /// The visible headers or footers of a kind, in order.
  public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    nibShown.keys.sorted().compactMap { part in
      if case .supplementary(kind, _) = part { nibShown[part] } else { nil }
    }
  }

  func nibWillDisplay(_ view: UICollectionReusableView, _ part: CollectionArrangement.Part) {
    guard let delegate = nibCollectionDelegate, nibPrototypes == nil else { return }
    if case .item(let path) = part {
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if case .supplementary(let kind, let path) = part {
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
  }

  func nibDidEndDisplaying(_ view: UICollectionReusableView, _ part: CollectionArrangement.Part) {
    guard let delegate = nibCollectionDelegate else { return }
    if case .item(let path) = part {
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if case .supplementary(let kind, let path) = part {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }

  // MARK: Context menus

  /// The key `m` shows the context menu of the item under the cursor, and the actions of a list's item. Returns `false` for
  /// other keys, and if the item has neither.
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
