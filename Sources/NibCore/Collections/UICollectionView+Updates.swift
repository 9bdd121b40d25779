// UIKit animates changes of items. In a terminal the collection view reads the data source again; the selection and the
// cursor follow their items.
extension UICollectionView {
  /// Requests the cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { nibUpdate { _ in } }
  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    nibUpdate { $0.movedSections[section] = newSection }
  }

  func nibUpdate(_ change: (inout TableUpdates) -> Void) {
    var updates = nibUpdates ?? TableUpdates()
    change(&updates)
    if nibUpdates == nil { nibApply(updates) } else { nibUpdates = updates }
  }

  func nibApply(_ updates: TableUpdates) { nibReload(keeping: updates.path(after:)) }
}
