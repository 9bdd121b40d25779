import NibCore

/// The images in the memory of a terminal with kitty's protocol. Of an image that differs little from one that is stored,
/// only the parts that have changed are sent; they are shown in front of the other one. Images that were shown recently
/// stay in the terminal's memory.
struct KittyStore {
  private struct Stored {
    var image: CanvasImage
    /// The images in the terminal of which this one consists, from back to front.
    var layers: [Layer]
  }

  /// An image in the terminal that is a part of an image.
  struct Layer: Hashable {
    var id: UInt32
    /// The cells of the image that the part covers.
    var cells: CellRect
  }

  /// The size of a cell in pixels.
  let cell: PixelSize
  private let usesPlaceholders: Bool
  private var numbers: KittyNumbers
  /// The images in the terminal's memory. Those that were used last are at the end.
  private var storedImages: [Stored] = []
  /// The images that were sent to the terminal before its contents became unknown. It may still have them.
  private var forgotten: Set<UInt32> = []

  /// The number of images that stay in the terminal's memory although they are not shown.
  private static let spare = 8
  /// The largest number of layers of an image.
  static let mostLayers = 12

  /// - Parameter usesPlaceholders: whether images are shown as placeholders, which have a largest size.
  init(cell: PixelSize, numbers: KittyNumbers, usesPlaceholders: Bool = false) {
    (self.cell, self.numbers, self.usesPlaceholders) = (cell, numbers, usesPlaceholders)
  }

  /// Forgets all images. They are deleted before the next ones are sent. Otherwise each change of the terminal's size
  /// would leave images in its memory, and in some terminals on the screen.
  mutating func forget() {
    forgotten.formUnion(storedImages.flatMap(\.layers).map(\.id))
    storedImages = []
  }

  /// The commands that delete the images that were forgotten.
  mutating func deleteForgotten() -> [UInt8] {
    defer { forgotten = [] }
    return KittyStore.deletion(of: forgotten)
  }

  /// The layers of an image that is stored; empty for other images.
  func layers(of image: CanvasImage) -> [Layer] { storedImages.first { $0.image === image }?.layers ?? [] }

  /// The layers of an image, which is sent if the terminal does not have it; empty if it cannot be drawn.
  ///
  /// - Parameter bytes: the commands that send it are appended here.
  mutating func store(_ image: CanvasImage, _ bytes: inout [UInt8]) -> [Layer] {
    if let index = storedImages.firstIndex(where: { $0.image === image }) {
      let known = storedImages.remove(at: index)
      storedImages.append(known)
      return known.layers
    }
    guard let pixels = image.pixels(cell: cell) else { return [] }
    let layers =
      changedLayers(of: image, pixels, &bytes)
      ?? send(pixels, CellRect(origin: .zero, size: image.size), &bytes)
    storedImages.append(Stored(image: image, layers: layers))
    return layers
  }

  /// The commands that remove images that were not shown for the longest time from the terminal's memory.
  ///
  /// - Parameter used: the images that are shown.
  mutating func freeUnused(_ used: Set<ObjectIdentifier>) -> [UInt8] {
    let unused = storedImages.filter { !used.contains(ObjectIdentifier($0.image)) }
    let freed = unused.prefix(max(0, unused.count - KittyStore.spare))
    if freed.isEmpty { return [] }
    storedImages.removeAll { stored in freed.contains { $0.image === stored.image } }
    return KittyStore.deletion(of: Set(freed.flatMap(\.layers).map(\.id)).subtracting(usedNumbers))
  }

  /// The numbers of the images in the terminal.
  private var usedNumbers: Set<UInt32> { Set(storedImages.flatMap(\.layers).map(\.id)).union(forgotten) }

  private static func deletion(of images: Set<UInt32>) -> [UInt8] {
    images.sorted().flatMap(KittyGraphics.deletion)
  }
}

extension KittyStore {
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
      stored.layers.count + changes.count <= KittyStore.mostLayers,
      changes.allSatisfy({ pixels.hides(old, in: $0, cell: cell) })
    else { return nil }
    return stored.layers + changes.flatMap { send(pixels, $0, &bytes) }
  }

  /// Sends the part of an image in the given cells: as one image, or as several if placeholders cannot show that many
  /// cells.
  private mutating func send(_ pixels: PixelImage, _ cells: CellRect, _ bytes: inout [UInt8]) -> [Layer] {
    let limit = CellSize(columns: KittyPlaceholders.limit, rows: KittyPlaceholders.limit)
    let parts = ImagePiece(image: 0, cells: cells).parts(atMost: usesPlaceholders ? limit : cells.size)
    var used = usedNumbers
    return parts.compactMap { part in
      guard let id = numbers.next(besides: used) else { return nil }
      used.insert(id)
      bytes += KittyGraphics.transmission(of: pixels.part(part.cells, cell: cell), id: id)
      if usesPlaceholders { bytes += KittyGraphics.placeholders(ofImage: id, cells: part.cells.size) }
      return Layer(id: id, cells: part.cells)
    }
  }
}
