import NibCore

/// Places texts whose lines are at least two rows high, which are drawn in block elements, where this displaces no
/// other content.
///
/// All texts already have their normal positions. A large text stays inside its own frame and never covers the cells of
/// another text. If it does not fit beside its neighbors, it is made smaller, and finally drawn at normal size.
struct LargeTextPlacer {
  private let tree: RenderTree
  private let blocks: LargeTextBlocks
  private let obstacles: [TextObstacle]
  private var placements: [TextPlacement]
  private var rows = TextRows()

  private init(_ tree: RenderTree, _ placements: [TextPlacement], _ blocks: LargeTextBlocks) {
    self.tree = tree
    self.blocks = blocks
    self.placements = placements
    obstacles = tree.obstacles
    for (index, placement) in placements.enumerated() { rows.insert(text: index, rows: placement.rows) }
    for (index, obstacle) in obstacles.enumerated() {
      rows.insert(obstacle: index, rows: obstacle.cells.rowRange)
    }
  }

  /// Returns the placements of a tree's texts after enlarging those that have large fonts. The cost is that of laying
  /// out these texts.
  static func enlarge(
    _ placements: [TextPlacement], of tree: RenderTree, blocks: LargeTextBlocks = .quadrants
  ) -> [TextPlacement] {
    var placer = LargeTextPlacer(tree, placements, blocks)
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
    let area = LargeTextArea(
      tree.texts[index], node.frame.inset(by: text.insets), tree.grid, blocks: blocks)
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

  /// A range of a text's columns that nothing else uses in the given rows. Where a neighbor divides the columns, the
  /// larger part remains.
  private func freeColumns(for index: Int, in range: Range<Int>) -> Range<Int> {
    var free = tree.texts[index].cells.columnRange
    for taken in takenColumns(besides: index, in: range) where taken.overlaps(free) {
      let before = free.lowerBound..<max(free.lowerBound, taken.lowerBound)
      let after = min(free.upperBound, taken.upperBound)..<free.upperBound
      free = before.count >= after.count ? before : after
    }
    return free
  }

  /// The columns in the given rows that are not available to a text: those of other texts, and those of views that it
  /// must not cover or be covered by.
  private func takenColumns(besides index: Int, in range: Range<Int>) -> [Range<Int>] {
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
  /// Whether an enlarged text must not extend into this obstacle, because it is in front of the text or does not
  /// overlap it in points.
  fileprivate func isInTheWay(of text: TextRequest) -> Bool { order > text.order || blocks(text) }
}
