import NibCore

/// Draws a tree as outlines with names. Lines that meet are joined, and opaque views hide what is behind
/// them.
struct BoxDrawing {
  private let plan: DrawingPlan
  private let canvas: CellCanvas
  private let titles: BoxTitles

  init(_ plan: DrawingPlan, _ canvas: CellCanvas) {
    self.plan = plan
    self.canvas = canvas
    titles = BoxTitles(plan.tree, plan.placements)
  }

  /// Draws each view, then its subviews, then its name, so that only views drawn later can cover the name.
  func draw() {
    plan.walk { index in
      let node = plan.tree.nodes[index]
      canvas.withClip(node.clip) { drawOutline(node) }
      plan.drawContent(of: node, on: canvas)
      plan.drawText(of: node, on: canvas)
    } after: { index in
      finish(index)
    }
  }

  /// Draws the name of a view, and the mark of a table row, over its subviews.
  private func finish(_ index: Int) {
    let node = plan.tree.nodes[index]
    if let title = titles[index] {
      canvas.withClip(node.clip) { _ = canvas.put(title.text, at: title.start, style: style(of: node)) }
    }
    if let mark = node.view.nibRowMark {
      canvas.restyle(node.cells.intersection(node.clip)) { $0.attributes.formUnion(mark) }
    }
  }

  /// Draws the box of a view, joined with the lines that end at it.
  private func drawOutline(_ node: RenderNode) {
    guard let box = node.outline else { return }
    let joints = node.isOpaque ? joints(around: box) : []
    canvas.drawBox(
      box, lines: isHighlighted(node) ? .heavy : .light, style: style(of: node),
      interior: node.isOpaque ? CellStyle.plain : nil)
    guard box.size.rows > 1, box.size.columns > 1 else { return }
    for joint in joints { canvas.join(joint.arms, at: joint.place) }
  }

  /// The cells where lines from outside meet the border of an opaque view, which hides only the part inside.
  private func joints(around box: CellRect) -> [(place: CellPoint, arms: LineArms)] {
    let shown = box.intersection(canvas.clipBounds)
    return shown.rowRange.flatMap { row in
      let isEdge = row == box.minRow || row == box.maxRow - 1
      let columns = isEdge ? Array(shown.columnRange) : [box.minColumn, box.maxColumn - 1]
      return columns.compactMap { column in
        let place = CellPoint(column: column, row: row)
        let arms = canvas.lines(at: place).outward(from: box, at: place)
        return arms == .none ? nil : (place, arms)
      }
    }
  }

  private func isHighlighted(_ node: RenderNode) -> Bool { node.view === plan.renderer.highlightedView }

  private func style(of node: RenderNode) -> CellStyle {
    isHighlighted(node) ? CellStyle(attributes: .bold) : .plain
  }
}

extension RenderNode {
  /// The cells of the view's outline; `nil` if it has none. A view that shows content always has an outline.
  var outline: CellRect? {
    if text != nil || fillsItsFrame { return shownCells }
    return cells.isEmpty ? nil : cells
  }
}

extension LineArms {
  /// The arms that leave a box at a place on its border.
  fileprivate func outward(from box: CellRect, at place: CellPoint) -> LineArms {
    LineArms(
      up: place.row == box.minRow ? up : .none, right: place.column == box.maxColumn - 1 ? right : .none,
      down: place.row == box.maxRow - 1 ? down : .none, left: place.column == box.minColumn ? left : .none)
  }
}
