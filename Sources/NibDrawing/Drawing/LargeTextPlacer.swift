import NibCore

/// Places texts whose lines are at least two rows high, which are drawn in block elements, where this displaces no
/// other content.
///
/// All texts already have their normal positions. A large text stays inside its own frame and never covers the cells of
/// another text. If it does not fit beside its neighbors, it is made smaller, and finally drawn at normal size and
/// bold. The texts that one label shows in the rows of a table are at most as large as most of them can be. A text is
/// never larger than a text beside it, or in the same row of a table, whose font is as large or larger.
struct LargeTextPlacer {
  private let tree: RenderTree
  private let blocks: LargeTextBlocks
  private let obstacles: [TextObstacle]
  private var placements: [TextPlacement]
  /// The height of a line in rows, for each node: 0 for a large text that has its normal size, `nil` for other texts.
  private var sizes: [Int?] = []
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
    placer.sizes = tree.nodes.map { placer.enlarge($0) }
    let large = tree.nodes.indices.filter { placer.sizes[$0] != nil }
    let labels = Dictionary(grouping: large) { CellPart(tree.nodes[$0].view) }
      .filter { $0.key != nil && $0.value.count > 1 }.values
    for nodes in labels.sorted(by: { $0[0] < $1[0] }) { placer.makeEqual(nodes, placements) }
    let neighbors = Dictionary(grouping: large) { TextNeighborhood(tree.nodes[$0]) }.values
    for nodes in neighbors.sorted(by: { $0[0] < $1[0] }) { placer.keepOrder(of: nodes, placements) }
    return placer.placements
  }

  /// Limits the texts of one label in the rows of a table to the size that most of them have. Texts that are partly out
  /// of view do not count. Texts that need a smaller size do not make the others smaller, because larger letters are
  /// easier to read.
  private mutating func makeEqual(_ nodes: [Int], _ normal: [TextPlacement]) {
    var counts: [Int: Int] = [:]
    for node in nodes where !isCut(tree.nodes[node]) { counts[sizes[node] ?? 0, default: 0] += 1 }
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return }
    for node in nodes where sizes[node] ?? 0 > usual { limit(node, to: usual, normal) }
  }

  /// Limits each text of a neighborhood to the size of the texts whose fonts are as large or larger.
  private mutating func keepOrder(of nodes: [Int], _ normal: [TextPlacement]) {
    guard nodes.count > 1 else { return }
    var smallest = Int.max
    let fonts = Dictionary(grouping: nodes) { fontSize(of: $0) }
    for (_, equal) in fonts.sorted(by: { $0.key > $1.key }) {
      smallest = min(smallest, equal.map { sizes[$0] ?? 0 }.min() ?? .max)
      for node in equal where sizes[node] ?? 0 > smallest { limit(node, to: smallest, normal) }
    }
  }

  /// The size of the smallest font of a node's text, in points.
  private func fontSize(of node: Int) -> CGFloat {
    let text = tree.nodes[node].text.map { tree.shownTexts[$0] }
    return text?.runs.compactMap { $0.font?.pointSize }.min() ?? 0
  }

  /// Makes the letters of a node's text at most `size` rows high.
  private mutating func limit(_ node: Int, to size: Int, _ normal: [TextPlacement]) {
    if let index = tree.nodes[node].text { place(index, at: normal[index]) }
    sizes[node] = enlarge(tree.nodes[node], upTo: size)
  }

  /// Whether a text is partly out of view.
  private func isCut(_ node: RenderNode) -> Bool {
    node.text.map { tree.texts[$0].cells.intersection(node.clip) != tree.texts[$0].cells } ?? true
  }

  private mutating func place(_ index: Int, at placement: TextPlacement) {
    rows.remove(text: index, rows: placements[index].rows)
    placements[index] = placement
    rows.insert(text: index, rows: placement.rows)
  }

  /// Enlarges the text of a node.
  ///
  /// - Parameter limit: the largest height of a line in rows.
  /// - Returns: the height of a line in rows; 0 if the text keeps its normal size, and `nil` if it is not a large text.
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

/// The texts that are compared with each other: those in the same row of a table, or on the same line of a superview.
private struct TextNeighborhood: Hashable {
  private let container: ObjectIdentifier?
  /// The number of the line; 0 in a row of a table.
  private let line: Int

  init(_ node: RenderNode) {
    let views = sequence(first: node.view) { $0.superview }
    if let row = views.first(where: \.nibIsTableRow) {
      (container, line) = (ObjectIdentifier(row), 0)
    } else {
      container = node.view.superview.map(ObjectIdentifier.init)
      line = Int(bounded: (node.frame.midY / 16).rounded())
    }
  }
}

/// The place of a view in the rows of a table, which is the same for all rows of one kind.
private struct CellPart: Hashable {
  private let table: ObjectIdentifier
  private let cellClass: ObjectIdentifier
  private let reuseIdentifier: String?
  /// The indices among the subviews, from the view up to the row.
  private let path: [Int]

  /// `nil` for a view that is not in a row.
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
