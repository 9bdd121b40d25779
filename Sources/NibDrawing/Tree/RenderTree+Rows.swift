import NibCore

/// Rows of a table without space between them.
struct RowGroup {
  var cells: CellRect
  /// The number of the last row's node.
  var last: Int
}

extension RenderTree {
  /// The groups of rows in a grouped table, from top to bottom; empty for other views.
  ///
  /// - Parameter table: the number of the table's node.
  func rowGroups(of table: Int) -> [RowGroup] {
    guard let view = nodes[table].view as? UITableView, view.style != .plain else { return [] }
    let rows = (table..<nodes[table].end)
      .filter {
        let node = nodes[$0]
        return node.view is UITableViewCell && node.view.superview === view && !node.isHidden
          && !node.cells.isEmpty
      }
      .sorted { nodes[$0].frame.minY < nodes[$1].frame.minY }
    var groups: [RowGroup] = []
    var end: CGFloat = 0
    for index in rows {
      let row = nodes[index]
      if let group = groups.last, abs(row.view.frame.minY - end) < 1, group.cells.maxRow == row.cells.minRow {
        groups[groups.count - 1] = RowGroup(cells: group.cells.union(row.cells), last: index)
      } else {
        groups.append(RowGroup(cells: row.cells, last: index))
      }
      end = row.view.frame.maxY
    }
    return groups
  }
}
