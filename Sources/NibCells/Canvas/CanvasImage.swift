/// An image that a terminal with graphics shows behind cells of a canvas.
///
/// Each object stands for one image that never changes: another image is another object. Screens use this to send an
/// image only once.
package final class CanvasImage {
  /// The number of columns and rows of cells that the image covers.
  package let size: CellSize
  /// An earlier image of the same size that may look similar. A screen that shows it needs only the parts that differ.
  /// `nil` if no such image is known, or if it has been released.
  package private(set) weak var previous: CanvasImage?
  private let draw: (PixelSize) -> PixelImage?
  private var drawnImage: (cell: PixelSize, image: PixelImage?)?

  /// Creates an image that is drawn when a screen needs its pixels.
  ///
  /// - Parameters:
  ///   - size: the number of columns and rows that the image covers.
  ///   - previous: an earlier image that may look similar.
  ///   - draw: returns the image for cells of the given size in pixels, `nil` if it cannot be drawn.
  package init(
    size: CellSize, previous: CanvasImage? = nil, draw: @escaping (PixelSize) -> PixelImage?
  ) {
    (self.size, self.draw) = (size, draw)
    if previous?.size == size { self.previous = previous }
  }

  /// The image for cells of the given size; `nil` if it cannot be drawn or does not have the right size.
  package func pixels(cell: PixelSize) -> PixelImage? {
    if let drawnImage, drawnImage.cell == cell { return drawnImage.image }
    var image = draw(cell)
    if image?.width != size.columns * cell.width || image?.height != size.rows * cell.height { image = nil }
    drawnImage = (cell, image)
    return image
  }

  /// Releases the memory for the pixels, which are drawn again if they are needed.
  package func releasePixels() { drawnImage = nil }
}

/// A width and a height in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// What a cell shows in front of an image.
package struct ImageCell: Hashable {
  /// The index of the image among those of the canvas.
  package let image: Int
  /// The character, a space if there is none; `nil` for a character of two columns, with marks, or in reversed colors.
  package let glyph: Unicode.Scalar?
  /// The color of the character.
  package let color: CellColor
}

extension CellCanvas {
  /// Places an image behind cells, which become blank, with its top left corner at `point`. What is drawn over it
  /// later, such as a line or a text, keeps the image as its background if it has no background of its own.
  package func place(_ image: CanvasImage, at point: CellPoint) {
    let cells = CellRect(origin: point, size: image.size)
    let area = visible(cells)
    guard !area.isEmpty else { return }
    fill(cells, style: CellStyle(background: .clear))
    images.append(PlacedImage(image: image, cells: cells.offset(by: origin), visible: area))
  }

  /// A cell that shows an image; `nil` for other cells. The position is in the canvas's own coordinates.
  package func imageCell(row: Int, column: Int) -> ImageCell? {
    guard let image = imageIndex(row: row, column: column) else { return nil }
    let cell = store.cells[store.index(column: column, row: row)]
    let glyph = cell.part == .whole && !cell.attributes.contains(.reverse) ? Unicode.Scalar(cell.glyph) : nil
    return ImageCell(image: image, glyph: glyph, color: cell.foreground)
  }

  /// The index in `images` of the image that a cell shows, in the canvas's own coordinates; `nil` if it shows none.
  package func imageIndex(row: Int, column: Int) -> Int? {
    let point = CellPoint(column: column, row: row)
    guard bounds.contains(point), store.cells[store.index(column: column, row: row)].background == .clear
    else { return nil }
    return images.lastIndex { $0.visible.contains(point) }
  }
}
