/// Draws the terminal representation of an image: a symbol's glyph, or a frame with the image's name.
struct NibPicture {
  private let image: UIImage
  private let contentMode: UIView.ContentMode

  /// Creates the picture of an image that is placed in its view according to a content mode.
  init(_ image: UIImage, contentMode: UIView.ContentMode = .scaleToFill) {
    self.image = image
    self.contentMode = contentMode
  }

  /// Draws into `cells`. Symbols without a glyph and all other images show their name.
  /// - Parameter isFramed: whether the image gets an outline. Pass `false` where the renderer outlines the
  ///   view.
  func draw(in cells: CellRect, of canvas: CellCanvas, style: CellStyle, isFramed: Bool) {
    guard let name = image.nibName, !cells.isEmpty else { return }
    if image.isSymbolImage, let glyph = SymbolGlyphs.glyph(of: name) {
      canvas.put(glyph, at: place(columns: CellText.columns(of: glyph), in: cells), style: style)
      return
    }
    var frameStyle = style
    frameStyle.attributes.insert(.dim)
    let hasFrame = isFramed && cells.size.columns > 1
    if hasFrame { canvas.drawBox(cells, lines: .dashed, style: frameStyle) }
    let margin = hasFrame || !isFramed && cells.size.rows > 1 ? 1 : 0
    let room = cells.inset(columns: margin, rows: 0)
    let shown = CellText.truncated(name, columns: room.size.columns, .middle)
    canvas.put(shown, at: place(columns: CellText.columns(of: shown), in: room), style: style)
  }

  private func place(columns: Int, in cells: CellRect) -> CellPoint {
    let gap = CellText.leadingGap(for: columns, in: cells.size.columns, alignment: horizontal)
    let row: Int
    switch contentMode {
    case .top, .topLeft, .topRight: row = 0
    case .bottom, .bottomLeft, .bottomRight: row = cells.size.rows - 1
    default: row = (cells.size.rows - 1) / 2
    }
    return CellPoint(column: cells.minColumn + gap, row: cells.minRow + row)
  }

  private var horizontal: CellText.Alignment {
    switch contentMode {
    case .left, .topLeft, .bottomLeft: .left
    case .right, .topRight, .bottomRight: .right
    default: .center
    }
  }
}
