// UIKit animates changes of rows. In a terminal the table reads the data source again; the selection and the cursor
// follow their rows.
extension UITableView {
  /// Requests the cells of rows again.
  public func reconfigureRows(at indexPaths: [IndexPath]) { nibUpdate { _ in } }

  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    nibUpdate { $0.movedSections[section] = newSection }
  }

  /// Requests the titles of the section index again.
  public func reloadSectionIndexTitles() { setNeedsLayout() }

  /// Makes a change at once, or records it for `endUpdates()`.
  func nibUpdate(_ change: (inout TableUpdates) -> Void) {
    var updates = nibUpdates ?? TableUpdates()
    change(&updates)
    if nibUpdates == nil { nibApply(updates) } else { nibUpdates = updates }
  }

  func nibApply(_ updates: TableUpdates) {
    nibSelectedRows = nibSelectedRows.compactMap(updates.path)
    // If the cursor's row was deleted, the cursor keeps its path.
    nibCursor = nibCursor.map { updates.path(after: $0) ?? $0 }
    nibEditing.offer = nil
    nibSetNeedsReload()
  }
}
