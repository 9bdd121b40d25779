import NibCore
import NibDrawing

/// Images that are painted over cells, as sixels or as iTerm2's inline images. A text that is written into a
/// cell removes the image there. So the image is painted after the text, and again where text may have been
/// written.
///
/// Lines over an image are painted together with it. Other characters hide the image in their cells.
struct PaintedImages: TerminalImages {
  /// The part of an image that a cell shows.
  struct CellContent: Hashable {
    var image: ObjectIdentifier
    /// The cell of the image.
    var place: CellPoint
    /// The line in the cell, and its color.
    var line: Unicode.Scalar?
    var color: CellColor
  }

  let graphics: TerminalGraphics
  /// The cells of the screen in which images are painted.
  private(set) var paintedCells: [CellPoint: CellContent] = [:]
  /// The images that the terminal shows, with their palettes. They are stored so that no new image can get the
  /// `ObjectIdentifier` of one that is shown.
  private(set) var images: [(image: CanvasImage, sixels: SixelImage?)] = []

  /// The number of sixel images on the screen: those that were painted since everything was painted again.
  private var sixelImageCount = 0

  /// The largest number of sixel images on the screen. xterm removes the oldest one if there are more than 16.
  private static let largestSixelImageCount = 12
  /// The number of columns around changed cells in which ncurses may write characters to move the cursor, if that
  /// takes fewer bytes than an escape sequence.
  private static let reach = 10

  init(_ graphics: TerminalGraphics) { self.graphics = graphics }

  /// Cells with images contain a space that ncurses does not treat as blank, so that it does not erase them together
  /// with others at the end of a line.
  func text(of canvas: CellCanvas) -> CellCanvas {
    if canvas.images.isEmpty { return canvas }
    let text = canvas.copy()
    for piece in ImagePiece.pieces(of: canvas, where: { content(of: canvas, at: $0) != nil }) {
      for row in piece.cells.rowRange {
        text.put(repeating: "\u{A0}", columns: piece.cells.columnRange, row: row)
      }
    }
    text.numberRows(withImagesOf: canvas)
    return text
  }

  /// Paints the cells whose images have changed, and those in which written text may have removed an image.
  mutating func update(_ canvas: CellCanvas, changes: [CellSpan]) -> [UInt8] {
    if canvas.images.isEmpty {
      defer { forget() }
      return PaintedImages.erase(blankCells(of: canvas, [:]))
    }
    if graphics.isInTmux { return updateAll(canvas, changes: changes) }
    let writtenSpans = Dictionary(grouping: changes, by: \.row)
    let similar = similarImages(of: canvas)
    var newCells: [CellPoint: CellContent] = [:]
    let changedPieces = ImagePiece.pieces(of: canvas) { point in
      guard let content = content(of: canvas, at: point) else { return false }
      newCells[point] = content
      return !isPainted(content, at: point, similar)
        || writtenSpans[point.row].map { PaintedImages.isNear(point, $0) } ?? false
    }
    let erased = PaintedImages.erase(
      blankCells(of: canvas, newCells) + transparentCells(changedPieces, of: canvas, newCells))
    paintedCells = newCells
    keepImages(of: canvas)
    return erased + paint(changedPieces, of: canvas)
  }

  /// Paints all images again if one of them has changed, or if text was written in rows of images: tmux has then removed
  /// the whole image. Before that, spaces remove the old images, which tmux would otherwise keep below the new ones.
  private mutating func updateAll(_ canvas: CellCanvas, changes: [CellSpan]) -> [UInt8] {
    var newCells: [CellPoint: CellContent] = [:]
    let pieces = ImagePiece.pieces(of: canvas) { point in
      newCells[point] = content(of: canvas, at: point)
      return newCells[point] != nil
    }
    // The last band of six pixels can reach into the row below an image.
    let rows = Set(newCells.keys.flatMap { [$0.row, $0.row + 1] })
    if newCells == paintedCells, !changes.contains(where: { rows.contains($0.row) }) { return [] }
    let erased = PaintedImages.erase(blankCells(of: canvas, newCells) + newCells.keys)
    (paintedCells, sixelImageCount) = (newCells, 0)
    keepImages(of: canvas)
    return erased + paint(pieces, of: canvas)
  }

  private mutating func paint(_ changed: [ImagePiece], of canvas: CellCanvas) -> [UInt8] {
    switch graphics.graphicsProtocol {
    case .iterm: return changed.flatMap { paint($0, of: canvas) }
    case .sixel, .kitty: return paintSixels(changed, of: canvas)
    }
  }

  /// Paints pieces of images as few sixel images: one for each image that has pieces, or several if it is large. If
  /// these are too many, one for all images.
  private mutating func paintSixels(_ changed: [ImagePiece], of canvas: CellCanvas) -> [UInt8] {
    var pieces = changed
    var parts = parts(around: pieces)
    if sixelImageCount + parts.count > PaintedImages.largestSixelImageCount {
      pieces = ImagePiece.pieces(of: canvas) { paintedCells[$0] != nil }
      parts = self.parts(around: pieces)
      sixelImageCount = 0
    }
    if 2 * parts.count > PaintedImages.largestSixelImageCount { return paintTogether(pieces, of: canvas) }
    sixelImageCount += parts.count
    return parts.flatMap { part in
      paint(part, of: canvas) { point in
        pieces.contains { $0.image == part.image && $0.cells.contains(point) }
      }
    }
  }

  /// Paints pieces of many images as one sixel image, or several if the area around them is large.
  private mutating func paintTogether(_ pieces: [ImagePiece], of canvas: CellCanvas) -> [UInt8] {
    let cells = pieces.reduce(CellRect.zero) { $0.union($1.cells) }
    let parts = ImagePiece(image: 0, cells: cells).parts(atMost: largestPart)
    sixelImageCount += parts.count
    return parts.flatMap { part -> [UInt8] in
      guard let image = composed(pieces, in: part.cells, of: canvas) else { return [] }
      let sixels = SixelImage(image.filled(lines(in: part.cells)), colors: graphics.colorRegisters)
      return CursorSequence.at(part.cells.origin, sixels.bytes)
    }
  }

  /// The number of cells of the largest image that a terminal can show.
  private var largestPart: CellSize {
    CellSize(
      columns: SixelImage.largestSide / graphics.cell.width,
      rows: SixelImage.largestSide / graphics.cell.height)
  }

  /// The rectangles around the pieces of each image, divided into parts that a terminal can show.
  private func parts(around pieces: [ImagePiece]) -> [ImagePiece] {
    Set(pieces.map(\.image)).sorted().flatMap { image in
      let cells = pieces.filter { $0.image == image }.reduce(CellRect.zero) { $0.union($1.cells) }
      return ImagePiece(image: image, cells: cells).parts(atMost: largestPart)
    }
  }

  mutating func forget() { (paintedCells, images, sixelImageCount) = ([:], [], 0) }

  mutating func release() -> [UInt8] {
    forget()
    return []
  }

  /// The content of a cell that is painted as a part of an image: blank or a line. `nil` for other cells.
  private func content(of canvas: CellCanvas, at point: CellPoint) -> CellContent? {
    // A terminal scrolls when an image ends in its last row. In tmux, the last band of six pixels can reach there from
    // the row above.
    guard point.row < canvas.size.rows - (graphics.isInTmux ? 2 : 1),
      let cell = canvas.imageCell(row: point.row, column: point.column), let glyph = cell.glyph,
      glyph == " " || CellLine.shape(of: glyph) != nil
    else { return nil }
    let placed = canvas.images[cell.image]
    let line: Unicode.Scalar? = glyph == " " ? nil : glyph
    return CellContent(
      image: ObjectIdentifier(placed.image), place: point - placed.cells.origin, line: line,
      color: line == nil ? .default : cell.color)
  }

  /// Whether text may have been written into a cell when parts of its row were written.
  private static func isNear(_ point: CellPoint, _ spans: [CellSpan]) -> Bool {
    // ncurses may return to the beginning of a line and go on from there.
    if point.column < reach { return true }
    return spans.contains {
      $0.columns.lowerBound - reach <= point.column && point.column < $0.columns.upperBound + reach
    }
  }

  /// Paints a rectangle of cells.
  ///
  /// - Parameter isIncluded: whether a cell is painted; other cells stay as they are. Only sixels can do this.
  private mutating func paint(
    _ piece: ImagePiece, of canvas: CellCanvas, where isIncluded: (CellPoint) -> Bool = { _ in true }
  ) -> [UInt8] {
    let placed = canvas.images[piece.image]
    let (cell, cells) = (graphics.cell, piece.cells)
    guard let pixels = placed.image.pixels(cell: cell) else { return [] }
    let area = CellRect(origin: cells.origin - placed.cells.origin, size: cells.size)
    let lines = lines(in: cells)
    let bytes: [UInt8]
    switch graphics.graphicsProtocol {
    case .sixel, .kitty:
      var part = sixels(of: placed.image, pixels, area)
      for (bar, color) in lines { part.fill(x: bar.x, y: bar.y, color) }
      for row in cells.rowRange {
        for column in cells.columnRange where !isIncluded(CellPoint(column: column, row: row)) {
          let origin = CellPoint(column: column, row: row) - cells.origin
          part.clear(
            x: origin.column * cell.width..<(origin.column + 1) * cell.width,
            y: origin.row * cell.height..<(origin.row + 1) * cell.height)
        }
      }
      bytes = part.bytes
    case .iterm:
      let part = pixels.part(area, cell: cell).filled(lines)
      bytes = (try? InlineImage.bytes(of: part, cells: cells.size, keepsCursor: true)) ?? []
    }
    return CursorSequence.at(cells.origin, bytes)
  }

  /// The lines in some cells, in pixels from the top left one.
  private func lines(in cells: CellRect) -> [(CellLine.Bar, CellColor)] {
    cells.rowRange.flatMap { row in
      cells.columnRange.flatMap { column -> [(CellLine.Bar, CellColor)] in
        let point = CellPoint(column: column, row: row)
        guard let painted = paintedCells[point], let line = painted.line else { return [] }
        let color = painted.color == .default ? CellColor(rgb: 0x808080) : painted.color
        return CellLine.bars(of: line, at: point - cells.origin, cell: graphics.cell).map { ($0, color) }
      }
    }
  }

  /// Keeps the images of a canvas, with the palettes of those that were shown before, and forgets all others.
  private mutating func keepImages(of canvas: CellCanvas) {
    images.removeAll { known in !canvas.images.contains { $0.image === known.image } }
    for placed in canvas.images where !images.contains(where: { $0.image === placed.image }) {
      images.append((placed.image, nil))
    }
  }

  /// A part of an image as sixels. The colors are chosen for the whole image if more than half of it is painted.
  private mutating func sixels(
    of image: CanvasImage, _ pixels: PixelImage, _ cells: CellRect
  ) -> SixelImage {
    let index = images.firstIndex { $0.image === image }
    let known = index.flatMap { images[$0].sixels }
    let isSmall = 2 * cells.size.columns * cells.size.rows < image.size.columns * image.size.rows
    if known == nil, isSmall {
      return SixelImage(pixels.part(cells, cell: graphics.cell), colors: graphics.colorRegisters)
    }
    let sixels = known ?? SixelImage(pixels, colors: graphics.colorRegisters)
    if let index { images[index].sixels = sixels }
    let cell = graphics.cell
    return sixels.part(
      x: cells.minColumn * cell.width, y: cells.minRow * cell.height, width: cells.size.columns * cell.width,
      height: cells.size.rows * cell.height)
  }
}
