import NibCore

extension MapRouter {
  /// A line with at most two bends between the sides that face each other. It may pass behind boxes.
  func simpleLine(from source: Int, to destination: Int) -> Line {
    let (from, to) = (boxes[source], boxes[destination])
    let isRight = to.minColumn >= from.minColumn
    let start = CellPoint(
      column: isRight ? from.maxColumn - 1 : from.minColumn, row: from.minRow + from.size.rows / 2)
    let end = CellPoint(column: isRight ? to.minColumn - 1 : to.maxColumn, row: to.minRow + to.size.rows / 2)
    let middle = (start.column + end.column) / 2
    return MapRouter.cells([
      start, CellPoint(column: middle, row: start.row), CellPoint(column: middle, row: end.row), end,
    ])
  }

  /// All cells on the way through the given corners.
  private static func cells(_ corners: [CellPoint]) -> Line {
    var line = [corners[0]]
    for corner in corners.dropFirst() {
      var cell = line[line.count - 1]
      while cell != corner {
        // Only one of the two differs.
        cell.column += (corner.column - cell.column).signum()
        cell.row += (corner.row - cell.row).signum()
        line.append(cell)
      }
    }
    return line
  }
}
