import NibCore

/// Draws a tree of laid-out views into cells.
package struct TreeRenderer {
  /// Outlines with names, or as the screen would look.
  package var style: NibDrawingContext.Style
  /// The points that a cell stands for.
  package var grid: CellGrid
  /// Whether a page's ground (white in light appearance, black in dark) is drawn in its color; otherwise it
  /// is the terminal's own background, which its user chose to read on.
  package var paintsPage = false
  /// A view to be made plain to see.
  package var highlightedView: UIView?
  /// Whether hidden views, and what lies outside views that clip, are drawn as dim outlines with names.
  package var showsConcealed = false
  /// Whether text whose lines are two rows of cells high or higher is drawn in letters of block elements, where it
  /// has room for them.
  package var drawsLargeText = false
  /// Whether images that are PNG files beside the document are drawn in half blocks, in rendered style.
  package var drawsImages = false

  /// A renderer of that style and scale.
  package init(style: NibDrawingContext.Style = .rendered, grid: CellGrid = .standard) {
    self.style = style
    self.grid = grid
  }

  /// Draws `root` and all below it on `canvas`, its top left corner at (0, 0), within the canvas's clip.
  ///
  /// Every view has to have its frame; nothing is laid out here. Cost: O(cells + visible views).
  package func draw(_ root: UIView, on canvas: CellCanvas) {
    let plan = DrawingPlan(root, self, clip: canvas.clipBounds)
    switch style {
    case .rendered: RenderedDrawing(plan, canvas).draw()
    case .boxes: BoxDrawing(plan, canvas).draw()
    }
    if showsConcealed { ConcealedDrawing(root, self, canvas).draw() }
  }

  /// The drawing of `root` on a canvas of its size.
  package func canvas(for root: UIView) -> CellCanvas {
    let canvas = CellCanvas(size: canvasSize(for: root))
    draw(root, on: canvas)
    return canvas
  }

  /// The cells of `root`'s snapped frame, at least one, at most as many as a canvas may have.
  package func canvasSize(for root: UIView) -> CellSize {
    let size = root.bounds.size
    let cells = grid.cells(CGRect(origin: .zero, size: size))
    let largest = grid.canvasSize(width: Double(size.width), height: Double(size.height))
    return CellSize(
      columns: max(1, min(cells.size.columns, largest.columns)),
      rows: max(1, min(cells.size.rows, largest.rows)))
  }
}

extension TreeRenderer: Equatable {
  /// Whether both draw the same.
  package static func == (a: TreeRenderer, b: TreeRenderer) -> Bool {
    a.style == b.style && a.grid == b.grid && a.paintsPage == b.paintsPage
      && a.highlightedView === b.highlightedView && a.showsConcealed == b.showsConcealed
      && a.drawsLargeText == b.drawsLargeText && a.drawsImages == b.drawsImages
  }
}
