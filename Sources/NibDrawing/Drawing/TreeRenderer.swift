import NibCore

/// Draws a tree of laid-out views into cells.
public struct TreeRenderer {
  /// The drawing style: outlines with names, or an approximation of the real screen.
  package var style: NibDrawingContext.Style
  /// The size of a cell in points.
  package var grid: CellGrid
  /// Whether the page (white in light appearance, black in dark) is painted, in the rendered style, behind the views
  /// and where their background has the same color. Otherwise it is the terminal's own background, which the user has
  /// chosen.
  package var paintsPage = false
  /// The view to highlight; `nil` for none.
  package var highlightedView: UIView?
  /// Whether hidden views, and the parts of views that others clip, are drawn as dim outlines with names.
  package var showsConcealed = false
  /// Whether views outside the root's bounds are drawn as well, as on Interface Builder's canvas. Otherwise the drawing
  /// ends at the root's edges, as on the screen of a device.
  package var showsSurroundings = false
  /// Whether text whose lines are at least two rows of cells high is drawn in large letters that consist of block
  /// characters, if they fit beside the other content.
  package var drawsLargeText = false
  /// The characters that large text consists of.
  package var largeTextBlocks = LargeTextBlocks.quadrants
  /// Whether images are drawn from the files of the document's project, in half blocks. Applies to the rendered
  /// style only. Otherwise the name of an image is drawn.
  package var drawsImages = false
  /// Whether the boxes around the cards of grouped tables are visible. On screens with many colors, they are not
  /// needed, because the cards differ from the ground.
  package var outlinesCards = false
  /// The images of a screen that shows pixels, which are placed in the rendered style instead of cells; `nil` for cells.
  /// The grid must be one for images (`grid(zoom:)`).
  package var images: PictureImages?

  /// Creates a renderer with the given style and scale.
  public init(style: NibDrawingContext.Style = .rendered, grid: CellGrid = .standard) {
    self.style = style
    self.grid = grid
  }

  /// Draws `root` and its subviews on `canvas`, with the root's top left corner at (0, 0), within the canvas's clip.
  /// Subviews are cut off at the root's edges.
  ///
  /// The clip has no influence on the cells inside it. Texts move aside for others, and backgrounds depend on those
  /// around them. Therefore a drawing that is only partly visible is made as a whole, and the visible part is copied.
  ///
  /// Every view must have its frame; this method performs no layout. Cost: O(cells of the root + visible views).
  public func draw(_ root: UIView, on canvas: CellCanvas) {
    if style == .rendered, let images { return drawImage(of: root, images, on: canvas) }
    let area = drawnCells(of: root)
    let visible = area.intersection(canvas.clipBounds)
    guard !visible.isEmpty else { return }
    guard visible != area, area.size.columns * area.size.rows <= CellGrid.maximumCellCount else {
      return draw(root, in: visible, on: canvas)
    }
    let whole = CellCanvas(size: area.size)
    whole.draw(canvas, at: CellPoint.zero - canvas.origin - area.origin)
    whole.translated(by: CellPoint.zero - area.origin) { draw(root, in: area, on: whole) }
    canvas.draw(whole, at: area.origin)
    if let cursor = whole.cursor { canvas.placeCursor(at: cursor + area.origin) }
  }

  /// Draws the cells of `root` that are in an area. Texts are placed in this area only.
  private func draw(_ root: UIView, in area: CellRect, on canvas: CellCanvas) {
    let plan = DrawingPlan(root, self, clip: area)
    switch style {
    case .rendered: RenderedDrawing(plan, canvas).draw()
    case .boxes: BoxDrawing(plan, canvas).draw()
    }
    if showsConcealed { ConcealedDrawing(root, self, canvas, clip: area).draw() }
  }

  /// The cells that a drawing of `root` consists of: those of its frame and, if they are shown, of the views outside
  /// its bounds.
  private func drawnCells(of root: UIView) -> CellRect {
    let page = CellRect(origin: .zero, size: canvasSize(for: root))
    return showsSurroundings ? page.union(grid.cells(extent(of: root))) : page
  }

  /// The drawing of `root` on a canvas of its size.
  public func canvas(for root: UIView) -> CellCanvas {
    let canvas = CellCanvas(size: canvasSize(for: root))
    draw(root, on: canvas)
    return canvas
  }

  /// The size in cells of `root`'s snapped frame: at least one cell, at most the maximum size of a canvas.
  package func canvasSize(for root: UIView) -> CellSize { grid.pictureSize(of: root) }

  /// The grid at a zoom: at 1, a cell is 8 points wide. In front of an image, its height depends on the shape of the
  /// screen's cells, so that circles are round; otherwise it is 16 points high.
  package func grid(zoom: Double) -> CellGrid { CellGrid(zoom: zoom, pixels: images?.cell) }
}

extension CellGrid {
  /// The grid at a zoom: at 1, a cell is 8 points wide.
  ///
  /// - Parameter pixels: the size in pixels of a cell in front of an image; `nil` for a picture in cells.
  package init(zoom: Double, pixels: PixelSize?) {
    let standard = CellGrid.standard
    let height = pixels.map { standard.cellWidth * Double($0.height) / Double($0.width) }
    self.init(
      cellWidth: standard.cellWidth / zoom, cellHeight: (height ?? standard.cellHeight) / zoom,
      snapsRows: pixels == nil)
  }
}

extension TreeRenderer: Equatable {
  /// Whether both renderers draw the same output.
  public static func == (a: TreeRenderer, b: TreeRenderer) -> Bool {
    a.style == b.style && a.grid == b.grid && a.paintsPage == b.paintsPage
      && a.highlightedView === b.highlightedView && a.showsConcealed == b.showsConcealed
      && a.showsSurroundings == b.showsSurroundings && a.drawsLargeText == b.drawsLargeText
      && a.largeTextBlocks == b.largeTextBlocks && a.drawsImages == b.drawsImages
      && a.outlinesCards == b.outlinesCards && a.images === b.images
  }
}
