/// The visible views of a tree, flattened in drawing order: a view before its subviews, back to front.
struct RenderTree {
  private(set) var nodes: [RenderNode] = []
  private(set) var texts: [TextRequest] = []
  let grid: CellGrid
  let style: NibDrawingContext.Style

  /// The views of `root`'s tree that have something within `clip`. The root's own place is the origin.
  ///
  /// Cost: O(visible views); what lies in a view that clips and is out of sight is not looked at.
  init(_ root: UIView, grid: CellGrid, style: NibDrawingContext.Style, clip: CellRect) {
    self.grid = grid
    self.style = style
    let place = CGRect(origin: .zero, size: root.bounds.size)
    add(root, at: place, Surroundings(clip: clip, opacity: 1, isSelected: false))
  }

  /// What a view inherits.
  private struct Surroundings {
    var clip: CellRect
    var opacity: Double
    var isSelected: Bool
  }

  private mutating func add(_ view: UIView, at frame: CGRect, _ around: Surroundings) {
    let opacity = around.opacity * Double(view.alpha)
    guard !view.isHidden, opacity > 0.01, !around.clip.isEmpty else { return }
    let shownCells = grid.visibleCells(frame, within: around.clip)
    let shown = shownCells.intersection(around.clip)
    let clips = view.clipsToBounds || view.layer.masksToBounds
    if shown.isEmpty && (clips || view.subviews.isEmpty) { return }
    let index = nodes.count
    let isSelected = around.isSelected || view.nibIsChosenRow
    nodes.append(
      RenderNode(
        view: view, frame: frame, cells: grid.cells(frame), shownCells: shownCells, clip: around.clip,
        opacity: opacity, isSelected: isSelected))
    let inner = Surroundings(
      clip: clips ? shown : around.clip, opacity: opacity, isSelected: isSelected)
    let origin = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    for subview in view.subviews {
      add(subview, at: subview.frame.offsetBy(dx: origin.x, dy: origin.y), inner)
    }
    nodes[index].end = nodes.count
    addText(of: index)
  }

  private mutating func addText(of index: Int) {
    let node = nodes[index]
    guard let text = node.view.nibText, !text.string.isEmpty, node.frame.width > 0, node.frame.height > 0
    else { return }
    let request = TextRequest(text, of: node, order: index, grid: grid, style: style)
    guard !request.cells.intersection(request.clip).isEmpty else { return }
    nodes[index].text = texts.count
    texts.append(request)
  }

  /// The views whose cells texts beside them must keep off.
  var obstacles: [TextObstacle] {
    nodes.enumerated().flatMap { index, node in
      let hasContent = node.view.nibFillsItsFrame
      let cells = hasContent ? node.shownCells : node.cells
      let isSolid = hasContent || node.isOpaque || style == .boxes
      guard isSolid, !cells.isEmpty else { return [TextObstacle]() }
      let areas = style == .boxes && !hasContent && !node.isOpaque ? cells.edges : [cells]
      return areas.map { TextObstacle(order: index, end: node.end, cells: $0, frame: node.frame) }
    }
  }
}

extension CellRect {
  /// The four edges; the whole of a rectangle that is too thin to have them apart.
  fileprivate var edges: [CellRect] {
    guard size.columns > 2 && size.rows > 2 else { return [self] }
    return [
      CellRect(origin: origin, size: CellSize(columns: size.columns, rows: 1)),
      CellRect(column: minColumn, row: maxRow - 1, columns: size.columns, rows: 1),
      CellRect(column: minColumn, row: minRow + 1, columns: 1, rows: size.rows - 2),
      CellRect(column: maxColumn - 1, row: minRow + 1, columns: 1, rows: size.rows - 2),
    ]
  }
}
