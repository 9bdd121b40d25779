// UIKit animates changes of rows. In a terminal the table reads the data source again; the selection and the cursor follow
// their rows.
extension UITableView {
  /// Shows rows that the data source has added.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    nibUpdate { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Removes rows that the data source has removed.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    nibUpdate { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Requests the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibUpdate { _ in } }

  /// Requests the cells of rows again.
  public func reconfigureRows(at indexPaths: [IndexPath]) { nibUpdate { _ in } }

  /// Moves a row that the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    nibUpdate { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source has added.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    nibUpdate { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source has removed.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    nibUpdate { $0.deletedSections.formUnion(sections) }
  }

  /// Requests the cells of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { nibUpdate { _ in } }

  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    nibUpdate { $0.movedSections[section] = newSection }
  }

  /// Requests the titles of the section index again.
  public func reloadSectionIndexTitles() { setNeedsLayout() }

  /// Begins changes that are applied together by `endUpdates()`.
  public func beginUpdates() {
    var updates = nibUpdates ?? TableUpdates()
    updates.depth += 1
    nibUpdates = updates
  }

  /// Applies the changes since `beginUpdates()`, and measures all rows again.
  public func endUpdates() {
    guard var updates = nibUpdates else { return nibInvalidateGeometry() }
    updates.depth -= 1
    nibUpdates = updates.depth > 0 ? updates : nil
    if updates.depth == 0 { nibApply(updates) }
  }

  /// Applies the changes that a closure makes together, and calls `completion` with `true`
  /// in the next turn of the run loop.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { LaterCall.run { completion(true) } }
  }

  /// Makes a change at once, or records it for `endUpdates()`.
  private func nibUpdate(_ change: (inout TableUpdates) -> Void) {
    var updates = nibUpdates ?? TableUpdates()
    change(&updates)
    if nibUpdates == nil { nibApply(updates) } else { nibUpdates = updates }
  }

  private func nibApply(_ updates: TableUpdates) {
    nibSelectedRows = nibSelectedRows.compactMap(updates.path)
    // If the cursor's row was deleted, the cursor keeps its path.
    nibCursor = nibCursor.map { updates.path(after: $0) ?? $0 }
    nibEditing.offer = nil
    nibSetNeedsReload()
  }
}
