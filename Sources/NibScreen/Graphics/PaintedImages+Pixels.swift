import NibCore

extension PaintedImages {
  /// The pixels of pieces of images in a rectangle of cells; transparent in all other cells. `nil` if no piece is there.
  func composed(_ pieces: [ImagePiece], in cells: CellRect, of canvas: CellCanvas) -> PixelImage? {
    let cell = graphics.cell
    let width = cells.size.columns * cell.width
    var bytes = [UInt8](repeating: 0, count: 4 * width * cells.size.rows * cell.height)
    var isEmpty = true
    for piece in pieces {
      let shown = piece.cells.intersection(cells)
      let placed = canvas.images[piece.image]
      guard !shown.isEmpty, let image = placed.image.pixels(cell: cell) else { continue }
      isEmpty = false
      let part = image.part(shown.offset(by: CellPoint.zero - placed.cells.origin), cell: cell)
      let origin = shown.origin - cells.origin
      for row in 0..<part.height {
        let start = 4 * ((origin.row * cell.height + row) * width + origin.column * cell.width)
        let line = 4 * row * part.width..<4 * (row + 1) * part.width
        bytes.replaceSubrange(start..<start + line.count, with: part.bytes[line])
      }
    }
    return isEmpty ? nil : PixelImage(width: width, height: cells.size.rows * cell.height, bytes: bytes)
  }
}

extension PixelImage {
  /// The image with bars in opaque colors. Transparent pixels stay transparent.
  func filled(_ bars: [(CellLine.Bar, CellColor)]) -> PixelImage {
    var bytes = bytes
    for (bar, color) in bars {
      for row in bar.y.clamped(to: 0..<height) {
        for column in bar.x.clamped(to: 0..<width) {
          let start = 4 * (row * width + column)
          if bytes[start + 3] < 255 { continue }
          bytes.replaceSubrange(start..<start + 3, with: [color.red, color.green, color.blue])
        }
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}
