import NibCore

/// Draws dim dashed outlines with names for content that a picture does not show: hidden views, and the parts
/// of views that others clip. The visible content stays readable.
struct ConcealedDrawing {
  private let nodes: [RenderNode]
  private let pen: OverlayPen

  init(_ root: UIView, _ renderer: TreeRenderer, _ canvas: CellCanvas, clip: CellRect) {
    pen = OverlayPen(canvas: canvas)
    nodes =
      RenderTree(
        root, grid: renderer.grid, style: renderer.style, clip: clip, showsConcealed: true,
        findsContent: false
      ).nodes.filter { $0.isConcealed && !$0.view.nibIsCreatedByClass }
  }

  /// Draws all outlines, then the names.
  func draw() {
    for node in nodes { drawOutline(of: node) }
    for node in nodes { drawName(of: node) }
  }

  /// Draws the part of an outline that is not visible, except over texts.
  private func drawOutline(of node: RenderNode) {
    let box = node.shownCells
    for row in box.intersection(node.reach).rowRange {
      let isEdge = row == box.minRow || row == box.maxRow - 1
      let columns =
        isEdge ? Array(box.intersection(node.reach).columnRange) : [box.minColumn, box.maxColumn - 1]
      for column in columns {
        let point = CellPoint(column: column, row: row)
        guard isOutsideClip(point, node), !pen.isText(at: point) else { continue }
        pen.put(glyph(at: point, of: box), at: point, .default, .dim)
      }
    }
  }

  /// Draws the name in the upper edge, unless it would cover text or visible content.
  private func drawName(of node: RenderNode) {
    let box = node.shownCells
    let name = CellText.truncated(node.name, columns: box.size.columns - 2)
    let places = (0..<CellText.columns(of: name)).map {
      CellPoint(column: box.minColumn + 1 + $0, row: box.minRow)
    }
    guard !places.isEmpty, places.allSatisfy({ isOutsideClip($0, node) && !pen.isText(at: $0) }) else {
      return
    }
    pen.put(name, at: places[0], .default, .dim)
  }

  private func isOutsideClip(_ point: CellPoint, _ node: RenderNode) -> Bool {
    node.reach.contains(point) && !node.clip.contains(point)
  }

  /// The part of the dashed outline of a box at a point on it.
  private func glyph(at point: CellPoint, of box: CellRect) -> String {
    guard box.size.rows > 1, box.size.columns > 1 else { return box.size.rows > 1 ? "┆" : "┄" }
    switch (point.column, point.row) {
    case (box.minColumn, box.minRow): return "┌"
    case (box.minColumn, box.maxRow - 1): return "└"
    case (box.maxColumn - 1, box.minRow): return "┐"
    case (box.maxColumn - 1, box.maxRow - 1): return "┘"
    case (box.minColumn, _), (box.maxColumn - 1, _): return "┆"
    default: return "┄"
    }
  }
}

extension UIView {
  /// Whether the class of one of the document's views created this view. Such a view is not part of the document, so
  /// it gets no outline when it is hidden.
  fileprivate var nibIsCreatedByClass: Bool {
    guard nibOrigin == nil else { return false }
    var view = superview
    while let current = view {
      if current.nibOrigin != nil { return true }
      view = current.superview
    }
    return false
  }
}
