import NibCore

extension RenderTree {
  /// The cells of each group of rows in a table, from top to bottom. Rows belong to the same group if nothing is
  /// between them.
  ///
  /// - Parameter table: the number of the table's node.
  func rowGroups(of table: Int) -> [CellRect] {
    let view = nodes[table].view
    let rows = nodes[table..<nodes[table].end]
      .filter {
        $0.view is UITableViewCell && $0.view.superview === view && !$0.isHidden && !$0.cells.isEmpty
      }
      .sorted { $0.frame.minY < $1.frame.minY }
    var groups: [CellRect] = []
    var end: CGFloat = 0
    for row in rows {
      if let group = groups.last, abs(row.frame.minY - end) < 1, group.maxRow == row.cells.minRow {
        groups[groups.count - 1] = group.union(row.cells)
      } else {
        groups.append(row.cells)
      }
      end = row.frame.maxY
    }
    return groups
  }
}
