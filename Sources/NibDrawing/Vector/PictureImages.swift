import NibCore

/// The images of pictures on a screen that shows pixels.
///
/// A picture whose drawing is the same as before keeps its image, so that the screen neither draws nor sends it again. A
/// picture that has changed gets an image that knows the one before, so that the screen sends only the difference.
package final class PictureImages {
  /// The size of a cell of the screen in pixels.
  package let cell: PixelSize
  /// The images that were used last, the most recent one at the end.
  private var entries: [Entry] = []

  private struct Entry {
    /// The view that was drawn last with the image.
    var root: ObjectIdentifier
    let grid: CellGrid
    let area: CellRect
    let drawing: VectorPicture
    let image: CanvasImage
  }

  /// The number of pixels up to which an image contains the whole picture, so that it can be scrolled without being
  /// drawn again. Otherwise it contains the visible part.
  private static let largestImage = 2_000_000
  /// The number of pixels of all images whose pixels stay in memory: those of a few large screens.
  private static let mostPixels = 12_000_000

  package init(cell: PixelSize) { self.cell = cell }

  /// The image of a picture, and the cells of the picture that it covers; `nil` if nothing is visible.
  ///
  /// - Parameters:
  ///   - picture: the cells of the whole picture.
  ///   - visible: the cells that can be seen.
  func image(
    of root: UIView, _ grid: CellGrid, picture: CellRect, visible: CellRect
  ) -> (image: CanvasImage, area: CellRect)? {
    let isSmall = pixelCount(of: picture) <= PictureImages.largestImage
    let area = isSmall ? picture : visible.intersection(picture)
    guard !area.isEmpty, !visible.intersection(picture).isEmpty else { return nil }
    return (image(of: root, drawing(of: root), grid, area), area)
  }

  /// The drawing of a view on its page. Everything outside the page is cut off.
  private func drawing(of root: UIView) -> VectorPicture {
    var drawing = VectorDrawing(root).picture
    let bounds = CGRect(origin: .zero, size: drawing.size)
    let page = UIColor.systemBackground.nibComponents(for: root.traitCollection.userInterfaceStyle)
    drawing.items = [
      .clip(
        VectorRectangle(bounds), [.rectangle(bounds, page)] + drawing.items + VectorFocus(in: root).items)
    ]
    return drawing
  }

  private func image(
    of root: UIView, _ drawing: VectorPicture, _ grid: CellGrid, _ area: CellRect
  ) -> CanvasImage {
    let identity = ObjectIdentifier(root)
    let sameArea = entries.indices.filter { entries[$0].grid == grid && entries[$0].area == area }
    if let index = sameArea.last(where: { entries[$0].drawing == drawing }) {
      var known = entries.remove(at: index)
      known.root = identity
      entries.append(known)
      return known.image
    }
    let previous = sameArea.last {
      entries[$0].root == identity && entries[$0].drawing.size == drawing.size
    }
    let image = CanvasImage(size: area.size, previous: previous.map { entries[$0].image }) { cell in
      PictureImages.pixels(of: drawing, grid, area, cell)
    }
    entries.append(Entry(root: identity, grid: grid, area: area, drawing: drawing, image: image))
    releaseOldest()
    return image
  }

  private static func pixels(
    of drawing: VectorPicture, _ grid: CellGrid, _ area: CellRect, _ cell: PixelSize
  ) -> PixelImage? {
    let offset = CGPoint(
      x: -Double(area.minColumn) * grid.cellWidth, y: -Double(area.minRow) * grid.cellHeight)
    return try? VectorRaster.image(
      of: [.moved(offset, drawing.items)], scale: Double(cell.width) / grid.cellWidth,
      size: PixelSize(width: area.size.columns * cell.width, height: area.size.rows * cell.height),
      background: ColorComponents(rgba: 0), fonts: .files)
  }

  /// Forgets the images that were not used for the longest time, if there are too many.
  private func releaseOldest() {
    var count = entries.reduce(0) { $0 + pixelCount(of: $1.area) }
    while count > PictureImages.mostPixels, entries.count > 1 {
      let oldest = entries.removeFirst()
      oldest.image.releasePixels()
      count -= pixelCount(of: oldest.area)
    }
  }

  private func pixelCount(of area: CellRect) -> Int {
    area.size.columns * cell.width * area.size.rows * cell.height
  }
}
