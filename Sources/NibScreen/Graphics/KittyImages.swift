import NibCore

/// Images in kitty's protocol. The terminal shows rectangles of the stored images behind the text.
struct KittyImages: TerminalImages {
  /// A rectangle of an image on the screen.
  private struct Placement: Hashable {
    var id: UInt32
    var cells: CellRect
    /// The cell of the image in the top left corner.
    var offset: CellPoint
    /// The number of layers behind.
    var depth: Int
  }

  private var store: KittyStore
  private var placements: [Placement: UInt32] = [:]
  private var lastPlacement: UInt32 = 0

  init(cell: PixelSize) { store = KittyStore(cell: cell, numbers: .large) }

  func text(of canvas: CellCanvas) -> CellCanvas {
    if canvas.images.isEmpty { return canvas }
    let text = canvas.copy()
    text.numberRows(withImagesOf: canvas)
    return text
  }

  mutating func update(_ canvas: CellCanvas, changes: [CellSpan]) -> [UInt8] {
    var bytes = store.deleteForgotten()
    let pieces = ImagePiece.pieces(of: canvas)
    let wanted = pieces.flatMap { placements(of: $0, canvas.images[$0.image], &bytes) }
    for placement in wanted where placements[placement] == nil { bytes += show(placement) }
    let removed = placements.filter { !wanted.contains($0.key) }.sorted { $0.value < $1.value }
    for (placement, number) in removed {
      bytes += KittyGraphics.removal(ofImage: placement.id, placement: number)
      placements[placement] = nil
    }
    return bytes + store.freeUnused(Set(pieces.map { ObjectIdentifier(canvas.images[$0.image].image) }))
  }

  mutating func forget() {
    store.forget()
    placements = [:]
  }

  mutating func release() -> [UInt8] {
    forget()
    return store.deleteForgotten()
  }

  /// The rectangles of the layers of an image that show a piece of it. Sends the image if the terminal does not have it.
  private mutating func placements(
    of piece: ImagePiece, _ placed: PlacedImage, _ bytes: inout [UInt8]
  ) -> [Placement] {
    store.store(placed.image, &bytes).enumerated().compactMap { depth, layer in
      let place = layer.cells.offset(by: placed.cells.origin)
      let shown = place.intersection(piece.cells)
      if shown.isEmpty { return nil }
      return Placement(id: layer.id, cells: shown, offset: shown.origin - place.origin, depth: depth)
    }
  }

  /// The sequence that shows a part of an image.
  private mutating func show(_ placement: Placement) -> [UInt8] {
    lastPlacement += 1
    placements[placement] = lastPlacement
    let (size, cell) = (placement.cells.size, store.cell)
    return CursorSequence.at(
      placement.cells.origin,
      KittyGraphics.placement(
        ofImage: placement.id, placement: lastPlacement, x: placement.offset.column * cell.width,
        y: placement.offset.row * cell.height,
        pixels: PixelSize(width: size.columns * cell.width, height: size.rows * cell.height), cells: size,
        layer: KittyGraphics.layer - KittyStore.mostLayers + placement.depth))
  }
}
