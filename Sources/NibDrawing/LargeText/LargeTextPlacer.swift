import NibCore

/// Places texts whose lines are at least two rows high, which are drawn in block elements, where this displaces no
/// other content.
///
/// All texts already have their normal positions. A large text stays inside its own frame and never covers the cells of
/// another text. If it does not fit beside its neighbors, it is made smaller, and finally drawn at normal size and bold.
/// In the rows of a table, the texts of a label are not larger than most of them can be.
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
    let sizes = tree.nodes.map { placer.enlarge($0) }
    let groups = Dictionary(grouping: tree.nodes.indices.filter { sizes[$0] != nil }) {
      CellPart(tree.nodes[$0].view)
    }
    let parts = groups.compactMap { part, nodes in part == nil || nodes.count < 2 ? nil : nodes }
    for nodes in parts.sorted(by: { $0[0] < $1[0] }) { placer.makeEqual(nodes, sizes, placements) }
    return placer.placements
  }

  /// Makes the texts of one label in the rows of a table smaller that are larger than most of them. Texts that are partly
  /// out of view do not count. Those that need a smaller size keep it, because letters are easier to read if they are larger.
  private mutating func makeEqual(_ nodes: [Int], _ sizes: [Int?], _ normal: [TextPlacement]) {
    var counts: [Int: Int] = [:]
    for node in nodes where !isCut(tree.nodes[node]) { counts[sizes[node] ?? 0, default: 0] += 1 }
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return }
    for node in nodes where sizes[node] ?? 0 > usual {
      replace(node, with: normal)
      _ = enlarge(tree.nodes[node], upTo: usual)
    }
  }

  /// Whether a text is partly out of view.
  private func isCut(_ node: RenderNode) -> Bool {
    node.text.map { tree.texts[$0].cells.intersection(node.clip) != tree.texts[$0].cells } ?? true
  }

  /// Gives the text of a node its normal placement again.
  private mutating func replace(_ node: Int, with normal: [TextPlacement]) {
    guard let index = tree.nodes[node].text else { return }
    place(index, at: normal[index])
  }

  private mutating func place(_ index: Int, at placement: TextPlacement) {
    rows.remove(text: index, rows: placements[index].rows)
    placements[index] = placement
    rows.insert(text: index, rows: placement.rows)
  }

  /// Enlarges the text of a node.
  ///
  /// - Parameter limit: the largest height of a line in rows.
  /// - Returns: the height of a line in rows; 0 if the text keeps its normal size, and nil if it is not a large text.
  private mutating func enlarge(_ node: RenderNode, upTo limit: Int = .max) -> Int? {
    guard let index = node.text, !node.view.nibEnvironment.rules.isTerminal else { return nil }
    let text = tree.shownTexts[index]
    guard
      let large = LargeText(
        text, width: Double(node.frame.inset(by: text.insets).width),
        metrics: node.view.nibEnvironment.textMetrics, grid: tree.grid)
    else { return nil }
    let area = LargeTextArea(
      tree.texts[index], node.frame.inset(by: text.insets), tree.grid, blocks: blocks)
    var layouts = LargeTextLayouts(large, tree.grid)
    for height in area.heights(for: large) where height.rows <= limit {
      let free = freeColumns(for: index, in: area.rows(of: height, large))
      guard let layout = layouts.layout(at: height).flatMap({ area.fitted($0, within: free) }) else {
        continue
      }
      place(index, at: area.placement(of: layout, large, within: free))
      return height.rows
    }
    for line in placements[index].lines.indices { placements[index].lines[line].isEmphasized = true }
    return 0
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

/// The place of a view in the rows of a table, which is the same for all rows of one kind.
private struct CellPart: Hashable {
  private let table: ObjectIdentifier
  private let cellClass: ObjectIdentifier
  private let reuseIdentifier: String?
  /// The indices among the subviews, from the view up to the row.
  private let path: [Int]

  /// Nil for a view that is not in a row.
  init?(_ view: UIView) {
    var path: [Int] = []
    var current = view
    while !current.nibIsTableRow {
      guard let parent = current.superview, let index = parent.subviews.firstIndex(where: { $0 === current })
      else {
        return nil
      }
      path.append(index)
      current = parent
    }
    guard let table = current.superview else { return nil }
    self.table = ObjectIdentifier(table)
    cellClass = ObjectIdentifier(type(of: current))
    reuseIdentifier =
      (current as? UITableViewCell)?.reuseIdentifier ?? (current as? UICollectionViewCell)?.reuseIdentifier
    self.path = path
  }
}
