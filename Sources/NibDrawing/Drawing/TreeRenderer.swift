import NibCore

/// Draws a tree of laid-out views into cells.
public struct TreeRenderer {
  /// The drawing style: outlines with names, or an approximation of the real screen.
  package var style: NibDrawingContext.Style
  /// The size of a cell in points.
  package var grid: CellGrid
  /// Whether the page (white in light appearance, black in dark) is painted, in the rendered style, behind the views and
  /// where their background has the same color. Otherwise it is the terminal's own background, which the user has
  /// chosen.
  package var paintsPage = false
  /// The view to highlight; nil for none.
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
  /// Whether images are drawn from the PNG files of the document's project, in half blocks. Applies to the rendered
  /// style only. Otherwise the name of an image is drawn.
  package var drawsImages = false
  /// Whether the boxes around the cards of grouped tables are visible. On screens with many colors, they are not needed,
  /// because the cards differ from the ground.
  package var outlinesCards = false

  /// Creates a renderer with the given style and scale.
  public init(style: NibDrawingContext.Style = .rendered, grid: CellGrid = .standard) {
    self.style = style
    self.grid = grid
  }

  /// Draws `root` and its subviews on `canvas`, with the root's top left corner at (0, 0), within the canvas's clip.
  /// Subviews are cut off at the root's edges.
  ///
  /// The clip has no influence on the cells inside it: texts move aside for others, and backgrounds depend on those
  /// around them, so a drawing of which only a part is visible is made as a whole, and the part is copied.
  ///
  /// Every view must have its frame; this method performs no layout. Cost: O(cells of the root + visible views).
  public func draw(_ root: UIView, on canvas: CellCanvas) {
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

  /// The cells that a drawing of `root` consists of: those of its frame and, if they are shown, of the views outside its
  /// bounds.
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
  /// Whether both renderers draw the same output.
  public static func == (a: TreeRenderer, b: TreeRenderer) -> Bool {
    a.style == b.style && a.grid == b.grid && a.paintsPage == b.paintsPage
      && a.highlightedView === b.highlightedView && a.showsConcealed == b.showsConcealed
      && a.showsSurroundings == b.showsSurroundings && a.drawsLargeText == b.drawsLargeText
      && a.largeTextBlocks == b.largeTextBlocks && a.drawsImages == b.drawsImages
      && a.outlinesCards == b.outlinesCards
  }
}

extension TreeRenderer {
  /// Diagnostics for the image files that a tree uses but that cannot be read. The names of the images are drawn
  /// instead.
  ///
  /// Cost: that of reading the files that have not been read before.
  package func imageDiagnostics(in root: UIView) -> [Diagnostic] {
    let pixels = grid.pixelsPerPoint
    return places(in: root).flatMap { place in
      ImageReference.all(of: place.view).compactMap { Self.problem(of: $0, in: place.view, pixels) }
    }
  }

  /// The names of the images in a tree of which the project has no file that can be read.
  package func missingImages(in root: UIView) -> Set<String> {
    let pixels = grid.pixelsPerPoint
    let images = places(in: root).lazy.flatMap { place in
      ImageReference.all(of: place.view).filter { $0.pixels(in: place.view, pixels) == nil }
    }
    return Set(images.compactMap(\.image.nibName))
  }

  private static func problem(of image: ImageReference, in view: UIView, _ pixels: Double) -> Diagnostic? {
    guard let file = image.set?.file(for: view.traitCollection, scale: pixels) else { return nil }
    do throws(ImageStore.Problem) {
      _ = try ImageStore.shared.image(at: file.path)
      return nil
    } catch {
      return Diagnostic(
        .unreadablePicture, "\(error.message); the image's name is drawn instead",
        at: SourceLocation(file: file.path),
        path: view.nibOrigin?.element.nibObjectPath ?? ObjectPath())
    }
  }
}

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

  private func glyph(at point: CellPoint, of box: CellRect) -> String {
    guard box.size.rows > 1, box.size.columns > 1 else { return box.size.rows > 1 ? "┆" : "┄" }
    switch (point.column == box.minColumn, point.column == box.maxColumn - 1, point.row == box.minRow) {
    case (true, _, true): return "┌"
    case (_, true, true): return "┐"
    case (true, _, _): return point.row == box.maxRow - 1 ? "└" : "┆"
    case (_, true, _): return point.row == box.maxRow - 1 ? "┘" : "┆"
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

extension DiagnosticKind {
  package static let unreadablePicture = DiagnosticKind(
    "unreadable-picture", .warning, "The PNG file of an image is damaged, too large or not a PNG file.")
}
