/// Changes of a table's rows and sections that are applied together.
///
/// As in UIKit, paths of deleted, moved and reloaded rows are those before the changes, and paths of inserted rows are
/// those after them. The order in which the methods are called does not matter.
struct TableUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  /// The new paths of moved rows, by their old paths.
  var movedRows: [IndexPath: IndexPath] = [:]
  /// The new indices of moved sections, by their old indices.
  var movedSections: [Int: Int] = [:]
  /// The number of calls of `beginUpdates` without `endUpdates`.
  var depth = 0

  /// The path after the changes of a row; `nil` if the row was deleted.
  func path(after path: IndexPath) -> IndexPath? {
    if let newPath = movedRows[path] { return newPath }
    guard !deletedRows.contains(path), let section = section(after: path.section) else { return nil }
    let removed = deletedRows.union(movedRows.keys).filter { $0.section == path.section && $0.row < path.row }
    var row = path.row - removed.count
    let added = insertedRows.union(movedRows.values).filter { $0.section == section }.map(\.row).sorted()
    for new in added where new <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// The index after the changes of a section; `nil` if the section was deleted.
  private func section(after section: Int) -> Int? {
    if let newIndex = movedSections[section] { return newIndex }
    guard !deletedSections.contains(section) else { return nil }
    let removed = deletedSections.union(movedSections.keys).filter { $0 < section }
    var index = section - removed.count
    for new in insertedSections.union(movedSections.values).sorted() where new <= index { index += 1 }
    return index
  }
}
