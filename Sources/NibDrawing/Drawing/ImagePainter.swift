import NibCore

/// Draws the images of views in half blocks: two pixels per cell, one above the other.
///
/// It records the cells it has drawn, because the colors of images, unlike those of texts, are not adjusted for
/// readability.
final class ImagePainter {
  private let grid: CellGrid
  private var cells: Set<CellPoint> = []

  /// Creates a painter that uses `grid` to convert points to cells.
  init(grid: CellGrid) { self.grid = grid }

  var hasDrawn: Bool { !cells.isEmpty }

  func isImage(_ cell: Cell, at place: CellPoint) -> Bool {
    cells.contains(place) && HalfBlocks(cell).drawn != nil
  }

  /// Draws the images of a view. Returns false if there are none, or if nothing of a small image can be seen in cells;
  /// the caller must then let the view draw itself.
  func draw(_ node: RenderNode, on canvas: CellCanvas) -> Bool {
    let images = ShownImage.all(of: node.view, pixelsPerPoint: grid.pixelsPerPoint)
    guard !images.isEmpty, node.frame.width > 0, node.frame.height > 0 else { return false }
    fillBackground(of: node, on: canvas)
    let area = area(of: node)
    let corners = RoundedCorners.all(around: node.view)
    let layers = images.map { image in
      Layer(
        sampler: ImageSampler(image, in: area, size: node.frame.size, corners: corners),
        colors: ImageColors(image, opacity: node.opacity, node.view.traitCollection.userInterfaceStyle))
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

  /// The largest area in half cells of an image that is lost if all of it is faint: an icon.
  private static let largestIcon = 256

  /// Whether an icon has content, but so little in each half cell that none of it is drawn, as with thin lines.
  private func isLost(_ layer: Layer, in area: CellRect) -> Bool {
    guard area.size.columns * area.size.rows <= ImagePainter.largestIcon else { return false }
    var hasContent = false
    for half in area.rowRange {
      for column in area.columnRange {
        guard let mean = layer.sampler.mean(column: column, half: half) else { continue }
        guard layer.colors.isLost(mean) else { return false }
        hasContent = hasContent || mean.alpha > 0.02
      }
    }
    return hasContent
  }

  /// Blends a translucent color over the halves that are drawn as glyphs; the caller handles those that are
  /// backgrounds.
  func blend(_ area: CellRect, _ color: CellColor, opacity: Double, on canvas: CellCanvas) {
    for row in area.rowRange where hasDrawn {
      for column in area.columnRange {
        let place = CellPoint(column: column, row: row)
        guard isImage(canvas.cell(at: place), at: place) else { continue }
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

  /// The area of a view in columns and half rows. The top and bottom edges are rounded to half rows, and stay within
  /// the cells in which the view is shown.
  private func area(of node: RenderNode) -> CellRect {
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
        cells.insert(place)
      }
    }
    return hasDrawn
  }
}

/// Converts the part of an image in a half cell to the color of that half cell.
struct ImageColors {
  private let tint: ColorComponents?
  private let opacity: Double
  /// Whether the image is a shape on a transparent background.
  private let isCutOut: Bool

  /// The minimum opacity at which a half cell is drawn over the terminal's own background, whose color is unknown and
  /// therefore cannot be mixed with others. Below that, the background stays visible.
  private static let minimumCoverage = 0.3

  init(_ image: ShownImage, opacity: Double, _ style: UIUserInterfaceStyle) {
    tint = image.tint?.nibComponents(for: style)
    self.opacity = opacity * (tint?.alpha ?? 1)
    isCutOut = image.pixels.hasTransparentPixels
  }

  /// The color over a backdrop; `nil` if the backdrop stays visible.
  func color(of mean: PixelImage.Mean, over backdrop: CellColor) -> CellColor? {
    let alpha = mean.alpha * opacity
    let color = solid(mean)
    if backdrop.isDefault {
      guard alpha >= ImageColors.minimumCoverage else { return nil }
      return isCutOut && ImageColors.mayBeInvisible(color) ? .default : color
    }
    return alpha > 0.02 ? color.mixed(over: backdrop, opacity: alpha) : nil
  }

  /// Whether a part of the image is not drawn over the terminal's own background only because it covers too little of
  /// its half cell.
  func isLost(_ mean: PixelImage.Mean) -> Bool {
    opacity >= ImageColors.minimumCoverage && mean.alpha * opacity < ImageColors.minimumCoverage
  }

  private func solid(_ mean: PixelImage.Mean) -> CellColor {
    if let tint { return tint.cellColor }
    func byte(_ part: Double) -> UInt8 { UInt8(bounded: part.rounded()) }
    return CellColor(red: byte(mean.red), green: byte(mean.green), blue: byte(mean.blue))
  }

  /// Whether a shape of this color may be invisible on the terminal's own background, because it is nearly black or
  /// nearly white. Such a shape is drawn in the terminal's text color.
  private static func mayBeInvisible(_ color: CellColor) -> Bool {
    let parts = [color.red, color.green, color.blue].map { Int($0) }
    let isGray = (parts.max() ?? 0) - (parts.min() ?? 0) < 48
    return isGray && !(40...215).contains(color.brightness)
  }
}

/// The two colors of a cell that is drawn as an upper and a lower half.
struct HalfBlocks: Hashable {
  /// The color of the upper half. `nil` if the content behind the cell stays visible; the default color means the
  /// terminal's own foreground color.
  var upper: CellColor?
  /// The color of the lower half, as for the upper one.
  var lower: CellColor?

  /// The halves that a cell already shows; both are `nil` if it does not show half blocks.
  init(_ cell: Cell) {
    let (front, back) = (cell.style.foreground ?? .default, cell.style.background)
    switch cell.text {
    case HalfBlocks.upperGlyph: (upper, lower) = (front, back)
    case HalfBlocks.lowerGlyph: (upper, lower) = (back, front)
    case HalfBlocks.fullGlyph: (upper, lower) = (front, front)
    default: (upper, lower) = (nil, nil)
    }
  }

  /// The glyph and style for both halves; `nil` if neither has a color.
  var drawn: (glyph: String, style: CellStyle)? {
    switch (upper, lower) {
    case (nil, nil): nil
    case (let upper?, nil): (HalfBlocks.upperGlyph, HalfBlocks.style(upper, on: nil))
    case (nil, let lower?): (HalfBlocks.lowerGlyph, HalfBlocks.style(lower, on: nil))
    case (let upper?, let lower?) where upper == lower:
      (HalfBlocks.fullGlyph, HalfBlocks.style(upper, on: upper))
    // The terminal's own foreground can only be a foreground color, never a background.
    case (let upper?, let lower?) where lower.isDefault:
      (HalfBlocks.lowerGlyph, HalfBlocks.style(lower, on: upper))
    case (let upper?, let lower?): (HalfBlocks.upperGlyph, HalfBlocks.style(upper, on: lower))
    }
  }

  private static func style(_ front: CellColor, on back: CellColor?) -> CellStyle {
    CellStyle(
      foreground: front.isDefault ? nil : front, background: back.flatMap { $0.isDefault ? nil : $0 })
  }

  private static let upperGlyph = "▀"
  private static let lowerGlyph = "▄"
  private static let fullGlyph = "█"
}
