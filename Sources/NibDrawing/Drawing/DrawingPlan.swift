import NibCore

/// The information collected before drawing starts: the visible views and the positions of their texts.
struct DrawingPlan {
  let renderer: TreeRenderer
  let tree: RenderTree
  let placements: [TextPlacement]
  let traits: UITraitCollection
  private let focusedView: UIView?
  /// Draws pictures from files; nil if the renderer does not draw images.
  let pictures: PicturePainter?

  init(_ root: UIView, _ renderer: TreeRenderer, clip: CellRect) {
    self.renderer = renderer
    tree = RenderTree(root, grid: renderer.grid, style: renderer.style, clip: clip)
    traits = root.traitCollection
    pictures =
      renderer.drawsImages && renderer.style == .rendered ? PicturePainter(grid: renderer.grid) : nil
    focusedView = root.window?.nibFocusedView
    // In the terminal's own environment, frames are whole cells and texts are measured in cells.
    let isExact =
      root.nibEnvironment.rules.isTerminal && renderer.grid == .standard && renderer.style == .rendered
    let ordinary =
      isExact ? TextPlacer.placeExactly(tree.texts) : TextPlacer.place(tree.texts, around: tree.obstacles)
    placements = renderer.drawsLargeText ? LargeTextPlacer.enlarge(ordinary, of: tree) : ordinary
  }

  /// Lets a view draw its own content.
  func drawContent(of node: RenderNode, on canvas: CellCanvas) {
    let cells = node.shownCells
    let shown = node.clip.intersection(cells)
    guard !shown.isEmpty, pictures?.draw(node, on: canvas) != true else { return }
    let middle = tree.grid.line(top: Double(node.frame.minY), height: Double(node.frame.height))
    let context = NibDrawingContext(
      canvas: canvas, style: renderer.style, grid: tree.grid, size: cells.size,
      middleRow: max(0, min(cells.size.rows - 1, middle - cells.minRow)), bounds: node.view.bounds,
      traits: node.view.traitCollection, backdrop: canvas.background(at: shown.origin),
      isFocused: node.view === focusedView, isSelected: node.isSelected, tint: node.view.tintColor)
    canvas.withClip(shown) {
      canvas.translated(by: cells.origin) { node.view.nibDraw(in: context) }
    }
  }

  /// Writes the lines of a view's text at their planned positions.
  func drawText(of node: RenderNode, on canvas: CellCanvas) {
    guard let index = node.text else { return }
    var painter = TextPainter(
      tree.shownTexts[index], traits: node.view.traitCollection, opacity: node.opacity)
    painter.usesColors = renderer.style == .rendered
    if node.view === focusedView { painter.extra.insert(.reverse) }
    canvas.withClip(node.clip) {
      for line in placements[index].lines { painter.draw(line, on: canvas) }
    }
  }

  /// Visits a view and its subviews: calls `before`, then visits the subviews, then calls `after`.
  func walk(_ index: Int = 0, before: (Int) -> Void, after: (Int) -> Void) {
    guard index < tree.nodes.count else { return }
    before(index)
    var child = index + 1
    while child < tree.nodes[index].end {
      walk(child, before: before, after: after)
      child = tree.nodes[child].end
    }
    after(index)
  }
}

extension CellCanvas {
  /// The cell at a place in the current coordinates.
  func cell(at point: CellPoint) -> Cell {
    let place = point + origin
    return self[row: place.row, column: place.column]
  }

  /// The background of the cell at a place in the current coordinates.
  func background(at point: CellPoint) -> CellColor {
    let place = point + origin
    guard bounds.contains(place) else { return .default }
    return store.cells[store.index(column: place.column, row: place.row)].background
  }

  /// The lines in the cell at a place in the current coordinates.
  func lines(at point: CellPoint) -> LineArms {
    let place = point + origin
    guard bounds.contains(place) else { return .none }
    return store.cells[store.index(column: place.column, row: place.row)].arms
  }
}

/// Draws texts that are at least two rows high in block elements, where this displaces no other content.
///
/// All texts already have their normal positions. A large text stays inside its own frame and never takes the
/// cells of another text. If it has no room beside its neighbors, it is made smaller, and finally drawn at
/// normal size.
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
    let room = LargeTextRoom(tree.texts[index], node.frame.inset(by: text.insets), tree.grid)
    var settings = LargeSettings(large, tree.grid)
    for height in room.heights(for: large) {
      let free = freeColumns(for: index, in: room.rows(of: height, large))
      guard let setting = settings.setting(height).flatMap({ room.fitted($0, within: free) }) else {
        continue
      }
      rows.remove(text: index, rows: placements[index].rows)
      placements[index] = room.placement(of: setting, large, within: free)
      rows.insert(text: index, rows: placements[index].rows)
      return
    }
  }

  // MARK: Neighbours

  /// The columns of a text that nothing else needs in the given rows: the larger part beside each neighbor.
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
    let things = rows.obstacles(in: range).map { obstacles[$0] }.filter {
      $0.isInTheWay(of: tree.texts[index])
    }
    return texts + things.map(\.cells.columnRange)
  }
}

extension TextObstacle {
  /// Whether an enlarged text must stop before this obstacle: it is in front of the text, or beside it in
  /// points.
  fileprivate func isInTheWay(of text: TextRequest) -> Bool { order > text.order || blocks(text) }
}
