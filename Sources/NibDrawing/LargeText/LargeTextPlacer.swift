import NibCore

/// Draws texts that are at least two rows high in block elements, where this displaces no other content.
///
/// All texts already have their normal positions. A large text stays inside its own frame and never covers the cells of
/// another text. If it does not fit beside its neighbors, it is made smaller, and finally drawn at normal size.
struct LargeTextPlacer {
  private let tree: RenderTree
  private let obstacles: [TextObstacle]
  private var placements: [TextPlacement]
  private var rows = TextRows()

  private init(_ tree: RenderTree, _ placements: [TextPlacement]) {
    self.tree = tree
    self.placements = placements
    obstacles = tree.obstacles
    for (index, placement) in placements.enumerated() { rows.insert(text: index, rows: placement.rows) }
    for (index, obstacle) in obstacles.enumerated() {
      rows.insert(obstacle: index, rows: obstacle.cells.rowRange)
    }
  }

  /// The positions of the texts of a tree, with large texts enlarged. Cost: that of laying out the large
  /// texts.
  static func enlarge(_ placements: [TextPlacement], of tree: RenderTree) -> [TextPlacement] {
    var placer = LargeTextPlacer(tree, placements)
    for node in tree.nodes { placer.enlarge(node) }
    return placer.placements
  }

  private mutating func enlarge(_ node: RenderNode) {
    guard let index = node.text, !node.view.nibEnvironment.rules.isTerminal else { return }
    let text = tree.shownTexts[index]
    guard
      let large = LargeText(
        text, width: Double(node.frame.inset(by: text.insets).width),
        metrics: node.view.nibEnvironment.textMetrics, grid: tree.grid)
    else { return }
    let area = LargeTextArea(tree.texts[index], node.frame.inset(by: text.insets), tree.grid)
    var layouts = LargeTextLayouts(large, tree.grid)
    for height in area.heights(for: large) {
      let free = freeColumns(for: index, in: area.rows(of: height, large))
      guard let layout = layouts.layout(at: height).flatMap({ area.fitted($0, within: free) }) else {
        continue
      }
      rows.remove(text: index, rows: placements[index].rows)
      placements[index] = area.placement(of: layout, large, within: free)
      rows.insert(text: index, rows: placements[index].rows)
      return
    }
  }

  // MARK: Neighbors

  /// The columns of a text's cells that nothing else uses in the given rows. A neighbor divides the columns; the larger
  /// part is used.
  private func freeColumns(for index: Int, in range: Range<Int>) -> Range<Int> {
    var free = tree.texts[index].cells.columnRange
    for taken in takenColumns(by: index, in: range) where taken.overlaps(free) {
      let before = free.lowerBound..<max(free.lowerBound, taken.lowerBound)
      let after = min(free.upperBound, taken.upperBound)..<free.upperBound
      free = before.count >= after.count ? before : after
    }
    return free
  }

  /// The columns that other texts use in the given rows, and those of views that the text must not cover or
  /// be covered by.
  private func takenColumns(by index: Int, in range: Range<Int>) -> [Range<Int>] {
    let texts = rows.texts(in: range).filter { $0 != index }.flatMap { other in
      placements[other].lines.filter { range.contains($0.start.row) }.map(\.columns)
    }
    let blocking = rows.obstacles(in: range).map { obstacles[$0] }.filter {
      $0.isInTheWay(of: tree.texts[index])
    }
    return texts + blocking.map(\.cells.columnRange)
  }
}

extension TextObstacle {
  /// Whether an enlarged text must not extend into this obstacle: it is in front of the text, or beside it in points.
  fileprivate func isInTheWay(of text: TextRequest) -> Bool { order > text.order || blocks(text) }
}
