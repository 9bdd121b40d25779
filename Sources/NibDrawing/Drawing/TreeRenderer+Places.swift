import NibCore

extension TreeRenderer {
  /// The position of a drawn view.
  package struct Place {
    package let view: UIView
    /// The frame in points, from the root's top left corner. In a table, the view can be drawn elsewhere
    /// (`DrawnFrames`).
    package let frame: CGRect
    /// The snapped cells; empty if the width or height is less than half a cell.
    package let cells: CellRect
    /// The cells of the view that the picture shows: at least one if any part is drawn. Parts that superviews clip are
    /// included only if the renderer shows them (`showsConcealed`).
    package let visible: CellRect
    /// Whether the view is hidden or partly clipped.
    let isConcealed: Bool
  }

  /// The places of all drawn views of a tree, in drawing order; includes hidden and clipped views if the
  /// renderer shows those.
  package func places(in root: UIView) -> [Place] {
    let picture = CellRect(origin: .zero, size: canvasSize(for: root))
    let clip = showsConcealed ? picture.union(grid.cells(extent(of: root))) : picture
    let tree = RenderTree(
      root, grid: grid, style: style, clip: clip, showsConcealed: showsConcealed, findsContent: false)
    return tree.nodes.map {
      Place(
        view: $0.view, frame: $0.frame.offsetBy(dx: 0, dy: -$0.shift), cells: $0.cells,
        visible: $0.drawnCells,
        isConcealed: $0.isConcealed)
    }
  }

  /// The smallest rectangle that contains everything drawn for a tree, in points from the root's top left corner. This
  /// includes views outside the root's bounds, and hidden and clipped views if the renderer shows those.
  package func extent(of root: UIView) -> CGRect {
    let page = CGRect(origin: .zero, size: root.bounds.size)
    let drawn = DrawnView(root: root, clip: .everything, on: grid)
    return page.union(extent(of: VisibleView(root, within: .infinite), drawn))
  }

  /// The union of the visible parts of the frames in a tree; of the whole frames if hidden and clipped views are shown.
  private func extent(of shown: VisibleView, _ drawn: DrawnView) -> CGRect {
    let (view, part) = (shown.view, shown.visibleFrame)
    var extent = part.isLimited ? part : .null
    let rows = drawn.rows(on: grid)
    for subview in view.subviews {
      let place = drawn.subview(subview, in: rows, on: grid, showsConcealed: showsConcealed)
      let inner = shown.subview(
        subview, within: showsConcealed ? .infinite : nil, movedBy: place.shift - drawn.shift)
      if showsConcealed || !inner.isHidden { extent = extent.union(self.extent(of: inner, place)) }
    }
    return extent
  }

  /// The views in a cell of the picture of `root`, front to back.
  package func views(at point: CellPoint, in root: UIView) -> [UIView] {
    places(in: root).reversed().filter { $0.visible.contains(point) }.map(\.view)
  }

  /// The topmost view in a cell of the picture of `root`; `nil` where there is none.
  package func view(at point: CellPoint, in root: UIView) -> UIView? { views(at: point, in: root).first }
}

extension CGRect {
  /// Whether the rectangle leaves space for others. An extremely large one would not.
  fileprivate var isLimited: Bool {
    !isNull && [minX, minY, maxX, maxY].allSatisfy { abs($0) < 100_000 }
  }
}
