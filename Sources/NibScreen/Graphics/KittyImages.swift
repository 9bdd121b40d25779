import NibCore

/// Images in kitty's protocol. The terminal stores each image once, and shows rectangles of it behind the text. Images
/// that were shown recently stay in its memory.
struct KittyImages: TerminalImages {
  private struct Stored {
    var image: CanvasImage
    var id: UInt32
  }

  /// A rectangle of an image on the screen.
  private struct Placement: Hashable {
    var id: UInt32
    var cells: CellRect
    /// The cell of the image in the top left corner.
    var offset: CellPoint
  }

  private let cell: PixelSize
  /// The images in the terminal's memory. Those that were used last are at the end.
  private var storedImages: [Stored] = []
  private var placements: [Placement: UInt32] = [:]
  private var lastID: UInt32 = 0
  private var lastPlacement: UInt32 = 0

  /// The number of images that stay in the terminal's memory although they are not shown.
  private static let spare = 8
  /// The number before the first one that is used for images. It is large, because other programs in the same terminal
  /// usually use small numbers.
  private static let firstID: UInt32 = 0x6E69_6200

  init(cell: PixelSize) { self.cell = cell }

  func text(of canvas: CellCanvas) -> CellCanvas {
    if canvas.images.isEmpty { return canvas }
    let text = canvas.copy()
    text.numberRows(withImagesOf: canvas)
    return text
  }

  mutating func update(_ canvas: CellCanvas, changes: [CellSpan]) -> [UInt8] {
    var bytes: [UInt8] = []
    let wanted = ImagePiece.pieces(of: canvas).compactMap { piece -> Placement? in
      let placed = canvas.images[piece.image]
      guard let id = store(placed.image, &bytes) else { return nil }
      return Placement(id: id, cells: piece.cells, offset: piece.cells.origin - placed.cells.origin)
    }
    for placement in wanted where placements[placement] == nil { bytes += show(placement) }
    let removed = placements.filter { !wanted.contains($0.key) }.sorted { $0.value < $1.value }
    for (placement, number) in removed {
      bytes += KittyGraphics.removal(ofImage: placement.id, placement: number)
      placements[placement] = nil
    }
    return bytes + freeUnused(Set(wanted.map(\.id)))
  }

  mutating func forget() { (storedImages, placements) = ([], [:]) }

  mutating func release() -> [UInt8] {
    defer { forget() }
    return storedImages.flatMap { KittyGraphics.deletion(ofImage: $0.id) }
  }

  /// The number of an image, which is sent if the terminal does not have it; `nil` if it cannot be drawn.
  private mutating func store(_ image: CanvasImage, _ bytes: inout [UInt8]) -> UInt32? {
    if let index = storedImages.firstIndex(where: { $0.image === image }) {
      let known = storedImages.remove(at: index)
      storedImages.append(known)
      return known.id
    }
    guard let pixels = image.pixels(cell: cell) else { return nil }
    lastID += 1
    let id = KittyImages.firstID + lastID
    storedImages.append(Stored(image: image, id: id))
    bytes += KittyGraphics.transmission(of: pixels, id: id)
    return id
  }

  /// The sequence that shows a part of an image.
  private mutating func show(_ placement: Placement) -> [UInt8] {
    lastPlacement += 1
    placements[placement] = lastPlacement
    let size = placement.cells.size
    return CursorSequence.at(
      placement.cells.origin,
      KittyGraphics.placement(
        ofImage: placement.id, placement: lastPlacement, x: placement.offset.column * cell.width,
        y: placement.offset.row * cell.height,
        pixels: PixelSize(width: size.columns * cell.width, height: size.rows * cell.height), cells: size))
  }

  /// Removes the images that were not shown for the longest time from the terminal's memory.
  private mutating func freeUnused(_ used: Set<UInt32>) -> [UInt8] {
    let unused = storedImages.filter { !used.contains($0.id) }
    let freed = unused.prefix(max(0, unused.count - KittyImages.spare))
    storedImages.removeAll { image in freed.contains { $0.id == image.id } }
    return freed.flatMap { KittyGraphics.deletion(ofImage: $0.id) }
  }
}
