/// Draws an image as text: a symbol's glyph, or a frame with the image's name. Pixels of images are drawn by
/// NibDrawing instead.
struct ImageDrawing {
  private let image: UIImage
  private let contentMode: UIView.ContentMode
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - contentMode: decides where in its view the glyph or name is placed.
  ///   - isRightToLeft: whether the view is read from right to left.
  init(_ image: UIImage, contentMode: UIView.ContentMode, isRightToLeft: Bool) {
    self.image = image
    self.contentMode = contentMode
    self.isRightToLeft = isRightToLeft
  }

  /// Draws the image into `cells`: a symbol as its glyph, or the name of an image or of a symbol without a glyph.
  /// Draws nothing for an image without a name.
  /// - Parameter isFramed: whether the image gets an outline. Pass `false` where the renderer outlines the
  ///   view.
  func draw(in cells: CellRect, of canvas: CellCanvas, style: CellStyle, isFramed: Bool) {
    guard let name = image.nibName, !cells.isEmpty else { return }
    if image.isSymbolImage, let glyph = SymbolGlyphs.glyph(of: name, isRightToLeft: isRightToLeft) {
      canvas.put(glyph, at: place(columns: CellText.columns(of: glyph), in: cells), style: style)
      return
    }
    var frameStyle = style
    frameStyle.attributes.insert(.dim)
    let hasFrame = isFramed && cells.size.columns > 1
    if hasFrame { canvas.drawBox(cells, lines: .dashed, style: frameStyle) }
    let margin = hasFrame || !isFramed && cells.size.rows > 1 ? 1 : 0
    let nameCells = cells.inset(columns: margin, rows: 0)
    let visibleName = CellText.truncated(name, columns: nameCells.size.columns, .clip)
    let origin = place(columns: CellText.columns(of: visibleName), in: nameCells)
    canvas.put(visibleName, at: origin, style: style)
  }

  /// The position for a text with the given number of columns.
  private func place(columns: Int, in cells: CellRect) -> CellPoint {
    let gap = CellText.leadingGap(for: columns, in: cells.size.columns, alignment: horizontalAlignment)
    let row: Int
    switch contentMode {
    case .top, .topLeft, .topRight: row = 0
    case .bottom, .bottomLeft, .bottomRight: row = cells.size.rows - 1
    default: row = (cells.size.rows - 1) / 2
    }
    return CellPoint(column: cells.minColumn + gap, row: cells.minRow + row)
  }

  private var horizontalAlignment: CellText.Alignment {
    switch contentMode {
    case .left, .topLeft, .bottomLeft: .left
    case .right, .topRight, .bottomRight: .right
    default: .center
    }
  }
}
