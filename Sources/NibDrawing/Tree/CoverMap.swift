import NibCore

/// Finds views that an opaque view in front of them hides completely, such as the content of a container view behind a
/// bar. Nothing of them is visible, so the texts in front need not avoid them.
struct CoverMap {
  private let tree: RenderTree
  private let area: CellRect
  /// The number of the frontmost opaque view in each cell; 0 for none.
  private var front: [Int]
  /// The number of each view's superview.
  private var parents: [Int]

  /// Cost: O(n + the cells of all opaque views) for n views.
  init(_ tree: RenderTree) {
    self.tree = tree
    area = tree.nodes.first?.clip ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
    front = [Int](repeating: 0, count: max(0, area.size.columns) * max(0, area.size.rows))
    parents = [Int](repeating: 0, count: tree.nodes.count)
    var open: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, tree.nodes[last].end <= index { open.removeLast() }
      parents[index] = open.last ?? 0
      open.append(index)
      if index > 0, node.isOpaque { mark(node.cells.intersection(node.clip).intersection(area), index) }
    }
  }

  private mutating func mark(_ cells: CellRect, _ index: Int) {
    for row in cells.rowRange {
      let start = (row - area.minRow) * area.size.columns - area.minColumn
      for column in cells.columnRange { front[start + column] = index }
    }
  }

  /// Whether opaque views in front of a text cover all its cells. Only views that overlap the text in points count.
  func covers(_ text: TextBlock) -> Bool {
    let cells = area.intersection(
      CellRect(
        column: text.columns.lowerBound, row: text.rows.lowerBound, columns: text.columns.count,
        rows: text.rows.count))
    guard !cells.isEmpty else { return false }
    return cells.rowRange.allSatisfy { row in
      cells.columnRange.allSatisfy { column in
        isCovered(CellPoint(column: column, row: row), endingAt: text.request.end) {
          text.request.overlapsInPoints($0)
        }
      }
    }
  }

  /// Whether an opaque view in front of an obstacle covers its whole frame.
  func covers(_ obstacle: TextObstacle) -> Bool {
    let middle = CellPoint(
      column: Int(bounded: (Double(obstacle.frame.midX) / tree.grid.cellWidth).rounded(.down)),
      row: Int(bounded: (Double(obstacle.frame.midY) / tree.grid.cellHeight).rounded(.down)))
    return isCovered(middle, endingAt: obstacle.end) { $0.covers(obstacle.frame) }
  }

  /// Whether one of the opaque views in a cell that are in front of the view with the given end has a matching frame.
  private func isCovered(_ cell: CellPoint, endingAt end: Int, _ matches: (CGRect) -> Bool) -> Bool {
    guard area.contains(cell) else { return false }
    var index = front[(cell.row - area.minRow) * area.size.columns + cell.column - area.minColumn]
    while index >= end {
      let node = tree.nodes[index]
      if node.isOpaque, matches(node.frame) { return true }
      index = parents[index]
    }
    return false
  }
}

extension RenderTree {
  /// Places the texts of the tree. Texts and obstacles that are hidden behind opaque views do not move others.
  func placedTexts() -> [TextPlacement] {
    guard style == .rendered, !texts.isEmpty else { return TextPlacer.place(texts, around: obstacles) }
    let covers = CoverMap(self)
    return TextPlacer.place(texts, around: obstacles.filter { !covers.covers($0) }) { covers.covers($0) }
  }
}
