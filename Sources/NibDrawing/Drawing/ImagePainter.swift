import NibCore

/// Draws the images of views in half blocks: two pixels per cell, one above the other. The colors of images, unlike those
/// of texts, are not adjusted for readability.
final class ImagePainter {
  private let grid: CellGrid
  /// Whether any image was drawn.
  private(set) var hasDrawn = false

  /// Creates a painter that uses `grid` to convert points to cells.
  init(grid: CellGrid) { self.grid = grid }

  /// Whether a cell shows pixels of an image.
  static func isImage(_ cell: Cell) -> Bool {
    cell.style.attributes.contains(.pixels) && HalfBlocks(cell).drawn != nil
  }

  /// Draws the images of a view. Returns false if there are none, or if nothing of a small image can be seen in cells;
  /// the caller must then let the view draw itself.
  func draw(_ node: RenderNode, on canvas: CellCanvas) -> Bool {
    let images = ShownImage.all(of: node.view, pixelsPerPoint: grid.pixelsPerPoint)
    guard !images.isEmpty, node.frame.width > 0, node.frame.height > 0 else { return false }
    fillBackground(of: node, on: canvas)
    let area = halfCells(of: node)
    let corners = RoundedCorners.all(around: node.view)
    let layers = images.map { image -> Layer in
      let sampler = ImageSampler(image, in: area, size: node.frame.size, corners: corners)
      return Layer(
        sampler: sampler,
        colors: ImageColors(
          tint: image.tint, isCutOut: sampler.isCutOut, opacity: node.opacity,
          node.view.traitCollection.userInterfaceStyle))
    }
    var hasDrawn = false
    for layer in layers where draw(layer, of: node, on: canvas) { hasDrawn = true }
    return hasDrawn || !layers.contains { isLost($0, in: area) }
  }

  /// An image with the means to draw it.
  private struct Layer {
    let sampler: ImageSampler
    let colors: ImageColors
  }

  /// The largest area in half cells of an image that counts as an icon.
  private static let largestIcon = 256
  /// The opacity up to which a half cell counts as transparent.
  private static let transparentOpacity = 0.02

  /// Whether an icon has content, but so little in each half cell that none of it is drawn, as with thin lines.
  ///
  /// - Parameter area: the area of the icon, in half cells.
  private func isLost(_ layer: Layer, in area: CellRect) -> Bool {
    guard area.size.columns * area.size.rows <= ImagePainter.largestIcon else { return false }
    var hasContent = false
    for half in area.rowRange {
      for column in area.columnRange {
        guard let mean = layer.sampler.mean(column: column, half: half) else { continue }
        guard layer.colors.isLost(mean) else { return false }
        hasContent = hasContent || mean.alpha > ImagePainter.transparentOpacity
      }
    }
    return hasContent
  }

  /// Blends a translucent color over the images in an area. A half block shows one half of its cell in its text color
  /// and the other half in its background color. This changes only the text color; the caller changes the background.
  func blend(_ area: CellRect, _ color: CellColor, opacity: Double, on canvas: CellCanvas) {
    for row in area.rowRange where hasDrawn {
      for column in area.columnRange {
        let place = CellPoint(column: column, row: row)
        guard ImagePainter.isImage(canvas.cell(at: place)) else { continue }
        canvas.restyle(CellRect(origin: place, size: CellSize(columns: 1, rows: 1))) {
          $0.foreground = color.mixed(over: $0.foreground ?? .default, opacity: opacity)
        }
      }
    }
  }

  /// Fills a button's own background, which is behind its image.
  private func fillBackground(of node: RenderNode, on canvas: CellCanvas) {
    guard let button = node.view as? UIButton,
      let color = button.configuration?.nibBackground(tint: button.tintColor)
    else { return }
    let ground = node.shownCells.intersection(node.clip)
    let parts = color.nibComponents(for: button.traitCollection.userInterfaceStyle)
    canvas.restyle(ground) {
      $0.background = parts.cellColor
        .mixed(over: $0.background ?? .default, opacity: parts.alpha * node.opacity)
    }
  }

  /// The area of a view in half cells: in columns and half rows. The top and bottom edges are rounded to half rows, and
  /// stay within the cells in which the view is shown.
  private func halfCells(of node: RenderNode) -> CellRect {
    let halves = CellGrid(cellWidth: grid.cellWidth, cellHeight: grid.cellHeight / 2).cells(node.frame)
    let shown = node.shownCells
    let top = max(2 * shown.minRow, min(halves.minRow, 2 * shown.maxRow - 1))
    let bottom = min(2 * shown.maxRow, max(halves.maxRow, top + 1))
    return CellRect(column: shown.minColumn, row: top, columns: shown.size.columns, rows: bottom - top)
  }

  /// Draws an image. Returns false if none of it can be seen.
  private func draw(_ layer: Layer, of node: RenderNode, on canvas: CellCanvas) -> Bool {
    var hasDrawn = false
    func color(_ column: Int, _ half: Int, over backdrop: CellColor) -> CellColor? {
      layer.sampler.mean(column: column, half: half).flatMap { layer.colors.color(of: $0, over: backdrop) }
    }
    let visible = node.shownCells.intersection(node.clip).intersection(canvas.clipBounds)
    for row in visible.rowRange {
      for column in visible.columnRange {
        let place = CellPoint(column: column, row: row)
        let cell = canvas.cell(at: place)
        var halves = HalfBlocks(cell)
        let back = cell.style.background ?? .default
        let upper = color(column, 2 * row, over: halves.upper ?? back)
        let lower = color(column, 2 * row + 1, over: halves.lower ?? back)
        halves.upper = upper ?? halves.upper
        halves.lower = lower ?? halves.lower
        hasDrawn = hasDrawn || upper != nil || lower != nil
        guard let (glyph, style) = halves.drawn else { continue }
        canvas.put(glyph, at: place, style: style)
        self.hasDrawn = true
      }
    }
    return hasDrawn
  }
}
