import NibCore

/// Images in kitty's protocol in tmux. Their data is passed on to the terminal around tmux, and their cells are
/// placeholders, which are text: tmux moves, hides and redraws them like any other text.
///
/// A cell shows either an image or a character. Behind a character, the cell has the mean color of the image in it.
struct KittyPlaceholderImages: TerminalImages {
  private var store: KittyStore

  /// - Parameter pane: the number of the program's pane.
  init(cell: PixelSize, pane: Int) {
    store = KittyStore(cell: cell, numbers: .placeholders(pane: pane), usesPlaceholders: true)
  }

  /// Sends the images that the terminal does not have. They arrive before the text that refers to them.
  mutating func prepare(_ canvas: CellCanvas) -> [UInt8] {
    var bytes = store.deleteForgotten()
    for index in Set(ImagePiece.pieces(of: canvas).map(\.image)).sorted() {
      _ = store.store(canvas.images[index].image, &bytes)
    }
    return TmuxPassthrough.wrapped(bytes)
  }

  func text(of canvas: CellCanvas) -> CellCanvas {
    if canvas.images.isEmpty { return canvas }
    let text = canvas.copy()
    for piece in ImagePiece.pieces(of: canvas) {
      let placed = canvas.images[piece.image]
      let layers = store.layers(of: placed.image)
      for row in piece.cells.rowRange {
        for column in piece.cells.columnRange {
          let point = CellPoint(column: column, row: row)
          let place = point - placed.cells.origin
          if canvas.imageCell(row: row, column: column)?.glyph == " ",
            let layer = layers.last(where: { $0.cells.contains(place) })
          {
            text.put(layer, at: point, place: place - layer.cells.origin)
          } else if let color = meanColor(of: placed.image, at: place) {
            text.tint(CellRect(origin: point, size: CellSize(columns: 1, rows: 1)), background: color)
          }
        }
      }
    }
    return text
  }

  /// Deletes images that have not been shown for long, now that no text refers to them.
  mutating func update(_ canvas: CellCanvas, changes: [CellSpan]) -> [UInt8] {
    let shown = ImagePiece.pieces(of: canvas).map { ObjectIdentifier(canvas.images[$0.image].image) }
    return TmuxPassthrough.wrapped(store.freeUnused(Set(shown)))
  }

  mutating func forget() { store.forget() }

  mutating func release() -> [UInt8] {
    forget()
    return TmuxPassthrough.wrapped(store.deleteForgotten())
  }

  /// The mean color of an image in one of its cells; `nil` if most of the cell is transparent.
  private func meanColor(of image: CanvasImage, at place: CellPoint) -> CellColor? {
    guard let pixels = image.pixels(cell: store.cell) else { return nil }
    let (x, y) = (Double(place.column * store.cell.width), Double(place.row * store.cell.height))
    let mean = pixels.mean(x..<x + Double(store.cell.width), y..<y + Double(store.cell.height))
    guard mean.alpha >= 0.5 else { return nil }
    return CellColor(
      red: UInt8(bounded: mean.red.rounded()), green: UInt8(bounded: mean.green.rounded()),
      blue: UInt8(bounded: mean.blue.rounded()))
  }
}

extension CellCanvas {
  /// Puts the placeholder for a cell of an image.
  ///
  /// - Parameter place: the cell of the image.
  fileprivate func put(_ layer: KittyStore.Layer, at point: CellPoint, place: CellPoint) {
    // As a color of pixels, the number is never changed in order to make a text readable.
    let style = CellStyle(foreground: .palette(UInt8(layer.id & 0xFF)), attributes: .pixels)
    put(KittyPlaceholders.cell(row: place.row, column: place.column, id: layer.id), at: point, style: style)
  }
}
