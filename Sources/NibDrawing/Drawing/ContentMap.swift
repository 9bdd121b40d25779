import NibCore

/// The cells that show texts or the content of controls, where lines and names must not be drawn.
struct ContentMap {
  private var columns: [Int: [Range<Int>]] = [:]

  /// Creates a map without any used cells.
  init() {}

  /// Creates a map of the cells that texts use.
  init(_ placements: [TextPlacement]) {
    for placement in placements {
      for line in placement.lines { add(line.columns, row: line.start.row) }
    }
  }

  /// Creates a map of the cells that a tree's texts and controls use.
  ///
  /// - Parameter outlined: whether controls of sufficient height draw their content inside an outline.
  init(_ tree: RenderTree, _ placements: [TextPlacement], outlined: Bool = false) {
    self.init(placements)
    for node in tree.nodes where node.fillsItsFrame {
      let isFramed = outlined && node.shownCells.size.rows > 2
      let cells = node.shownCells.inset(columns: 0, rows: isFramed ? 1 : 0).intersection(node.clip)
      for row in cells.rowRange { add(cells.columnRange, row: row) }
    }
  }

  /// Marks cells as used.
  mutating func add(_ range: Range<Int>, row: Int) {
    if !range.isEmpty { columns[row, default: []].append(range) }
  }

  /// Whether none of the columns is used in the row.
  func isFree(_ range: Range<Int>, row: Int) -> Bool {
    !(columns[row] ?? []).contains { $0.overlaps(range) }
  }

  /// Whether none of the cells is used; false for an empty rectangle.
  func isFree(_ cells: CellRect) -> Bool {
    !cells.isEmpty && cells.rowRange.allSatisfy { isFree(cells.columnRange, row: $0) }
  }
}
