import NibCore

/// Images in kitty's protocol. The terminal stores each image once, and shows rectangles of it behind the text. Of an image
/// that differs little from one that is stored, only the parts that have changed are sent, and shown in front of the
/// other one. Images that were shown recently stay in the terminal's memory.
struct KittyImages: TerminalImages {
  private struct Stored {
    var image: CanvasImage
    /// The images in the terminal of which this one consists, from back to front.
    var layers: [Layer]
  }

  /// An image in the terminal that is a part of an image.
  private struct Layer: Hashable {
    var id: UInt32
    /// The cells of the image that the part covers.
    var cells: CellRect
  }

  /// A rectangle of an image on the screen.
  private struct Placement: Hashable {
    var id: UInt32
    var cells: CellRect
    /// The cell of the image in the top left corner.
    var offset: CellPoint
    /// The number of layers behind.
    var depth: Int
  }

  private let cell: PixelSize
  /// The images in the terminal's memory. Those that were used last are at the end.
  private var storedImages: [Stored] = []
  private var placements: [Placement: UInt32] = [:]
  /// The images that were sent to the terminal before its contents became unknown. It may still have them.
  private var forgotten: Set<UInt32> = []
  private var lastID: UInt32 = 0
  private var lastPlacement: UInt32 = 0

  /// The number of images that stay in the terminal's memory although they are not shown.
  private static let spare = 8
  /// The largest number of layers of an image.
  private static let mostLayers = 12
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
    var bytes = KittyImages.deletion(of: forgotten)
    forgotten = []
    let pieces = ImagePiece.pieces(of: canvas)
    let wanted = pieces.flatMap { placements(of: $0, canvas.images[$0.image], &bytes) }
    for placement in wanted where placements[placement] == nil { bytes += show(placement) }
    let removed = placements.filter { !wanted.contains($0.key) }.sorted { $0.value < $1.value }
    for (placement, number) in removed {
      bytes += KittyGraphics.removal(ofImage: placement.id, placement: number)
      placements[placement] = nil
    }
    return bytes + freeUnused(Set(pieces.map { ObjectIdentifier(canvas.images[$0.image].image) }))
  }

  /// The images are deleted before the next ones are sent. Otherwise each change of the terminal's size would leave
  /// images in its memory, and in some terminals on the screen.
  mutating func forget() {
    forgotten.formUnion(storedImages.flatMap(\.layers).map(\.id))
    (storedImages, placements) = ([], [:])
  }

  mutating func release() -> [UInt8] {
    forget()
    defer { forgotten = [] }
    return KittyImages.deletion(of: forgotten)
  }

  private static func deletion(of images: Set<UInt32>) -> [UInt8] {
    images.sorted().flatMap(KittyGraphics.deletion)
  }

  /// The rectangles of the layers of an image that show a piece of it. Sends the image if the terminal does not have it.
  private mutating func placements(
    of piece: ImagePiece, _ placed: PlacedImage, _ bytes: inout [UInt8]
  ) -> [Placement] {
    store(placed.image, &bytes).enumerated().compactMap { depth, layer in
      let place = layer.cells.offset(by: placed.cells.origin)
      let shown = place.intersection(piece.cells)
      if shown.isEmpty { return nil }
      return Placement(id: layer.id, cells: shown, offset: shown.origin - place.origin, depth: depth)
    }
  }

  /// The layers of an image, which is sent if the terminal does not have it; empty if it cannot be drawn.
  private mutating func store(_ image: CanvasImage, _ bytes: inout [UInt8]) -> [Layer] {
    if let index = storedImages.firstIndex(where: { $0.image === image }) {
      let known = storedImages.remove(at: index)
      storedImages.append(known)
      return known.layers
    }
    guard let pixels = image.pixels(cell: cell) else { return [] }
    let layers =
      changedLayers(of: image, pixels, &bytes)
      ?? [send(pixels, CellRect(origin: .zero, size: image.size), &bytes)]
    storedImages.append(Stored(image: image, layers: layers))
    return layers
  }

  /// The layers of the image before, and those of the parts that have changed; `nil` if the whole image must be sent,
  /// because much has changed or the terminal does not have the image before.
  private mutating func changedLayers(
    of image: CanvasImage, _ pixels: PixelImage, _ bytes: inout [UInt8]
  ) -> [Layer]? {
    guard let previous = image.previous, let old = previous.pixels(cell: cell),
      let stored = storedImages.first(where: { $0.image === previous })
    else { return nil }
    let changes = pixels.changes(since: old, cell: cell)
    let count = changes.reduce(0) { $0 + $1.size.columns * $1.size.rows }
    guard 2 * count <= image.size.columns * image.size.rows,
      stored.layers.count + changes.count <= KittyImages.mostLayers,
      changes.allSatisfy({ pixels.hides(old, in: $0, cell: cell) })
    else { return nil }
    return stored.layers + changes.map { send(pixels.part($0, cell: cell), $0, &bytes) }
  }

  /// Sends an image that covers the given cells of an image.
  private mutating func send(_ pixels: PixelImage, _ cells: CellRect, _ bytes: inout [UInt8]) -> Layer {
    lastID += 1
    let id = KittyImages.firstID + lastID
    bytes += KittyGraphics.transmission(of: pixels, id: id)
    return Layer(id: id, cells: cells)
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
        pixels: PixelSize(width: size.columns * cell.width, height: size.rows * cell.height), cells: size,
        layer: KittyGraphics.layer - KittyImages.mostLayers + placement.depth))
  }

  /// Removes the images that were not shown for the longest time from the terminal's memory.
  private mutating func freeUnused(_ used: Set<ObjectIdentifier>) -> [UInt8] {
    let unused = storedImages.filter { !used.contains(ObjectIdentifier($0.image)) }
    let freed = unused.prefix(max(0, unused.count - KittyImages.spare))
    if freed.isEmpty { return [] }
    storedImages.removeAll { stored in freed.contains { $0.image === stored.image } }
    let left = Set(storedImages.flatMap(\.layers).map(\.id))
    return KittyImages.deletion(of: Set(freed.flatMap(\.layers).map(\.id)).subtracting(left))
  }
}
