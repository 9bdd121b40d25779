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
}
