import NibCore

/// Draws the pictures of views in half blocks: two pixels a cell.
///
/// It remembers its cells, because colors that belong to pictures are not made readable like those of texts.
final class PicturePainter {
  private let grid: CellGrid
  private var cells: Set<CellPoint> = []

  /// A painter for drawings at a scale.
  init(grid: CellGrid) { self.grid = grid }

  /// Whether any picture was drawn.
  var hasDrawn: Bool { !cells.isEmpty }

  /// Whether a cell shows a picture.
  func isPicture(_ cell: Cell, at place: CellPoint) -> Bool {
    cells.contains(place) && HalfBlocks(cell).drawn != nil
  }

  /// Draws what a view shows of pictures; false when its own drawing has to stand for them.
  func draw(_ node: RenderNode, on canvas: CellCanvas) -> Bool {
    let pixels = max(1 / grid.cellWidth, 2 / grid.cellHeight)
    let pictures = ShownPicture.all(of: node.view, pixelsPerPoint: pixels)
    guard !pictures.isEmpty, node.frame.width > 0, node.frame.height > 0 else { return false }
    fillGround(of: node, on: canvas)
    let area = area(of: node)
    let corners = RoundedCorners.all(around: node.view)
    for picture in pictures { draw(picture, of: node, in: area, corners, on: canvas) }
    return true
  }

  /// Lays a translucent color over the halves that are glyphs; those that are background are left to the caller.
  func veil(_ area: CellRect, _ color: CellColor, opacity: Double, on canvas: CellCanvas) {
    for row in area.rowRange where hasDrawn {
      for column in area.columnRange {
        let place = CellPoint(column: column, row: row)
        guard isPicture(canvas.cell(at: place), at: place) else { continue }
        canvas.restyle(CellRect(origin: place, size: CellSize(columns: 1, rows: 1))) {
          $0.foreground = color.mixed(over: $0.foreground ?? .default, opacity: opacity)
        }
      }
    }
  }

  /// A button's own background lies behind its picture.
  private func fillGround(of node: RenderNode, on canvas: CellCanvas) {
    guard let button = node.view as? UIButton,
      let color = button.configuration?.nibBackground(tint: button.tintColor)
    else { return }
    let ground = node.shownCells.intersection(node.clip)
    let parts = color.nibComponents(for: button.traitCollection.userInterfaceStyle)
    let (red, green, blue) = parts.bytes
    canvas.restyle(ground) {
      $0.background = CellColor(red: red, green: green, blue: blue)
        .mixed(over: $0.background ?? .default, opacity: parts.alpha * node.opacity)
    }
  }

  /// The half cells of a view: its edges fall on halves of rows, within the cells that it is shown in.
  private func area(of node: RenderNode) -> CellRect {
    let halves = CellGrid(cellWidth: grid.cellWidth, cellHeight: grid.cellHeight / 2).cells(node.frame)
    let shown = node.shownCells
    let top = max(2 * shown.minRow, min(halves.minRow, 2 * shown.maxRow - 1))
    let bottom = min(2 * shown.maxRow, max(halves.maxRow, top + 1))
    return CellRect(column: shown.minColumn, row: top, columns: shown.size.columns, rows: bottom - top)
  }

  private func draw(
    _ picture: ShownPicture, of node: RenderNode, in area: CellRect, _ corners: [RoundedCorners],
    on canvas: CellCanvas
  ) {
    let sampler = PictureSampler(picture, in: area, size: node.frame.size, corners: corners)
    let ink = PictureInk(picture, opacity: node.opacity, node.view.traitCollection.userInterfaceStyle)
    let seen = node.shownCells.intersection(node.clip).intersection(canvas.clipBounds)
    for row in seen.rowRange {
      for column in seen.columnRange {
        let place = CellPoint(column: column, row: row)
        let cell = canvas.cell(at: place)
        var halves = HalfBlocks(cell)
        let back = cell.style.background ?? .default
        if let mean = sampler.mean(column: column, half: 2 * row) {
          halves.upper = ink.color(of: mean, over: halves.upper ?? back) ?? halves.upper
        }
        if let mean = sampler.mean(column: column, half: 2 * row + 1) {
          halves.lower = ink.color(of: mean, over: halves.lower ?? back) ?? halves.lower
        }
        guard let (glyph, style) = halves.drawn else { continue }
        canvas.put(glyph, at: place, style: style)
        cells.insert(place)
      }
    }
  }
}
