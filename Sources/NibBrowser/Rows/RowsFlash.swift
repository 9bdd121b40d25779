import NibCore
import NibDrawing
import NibScreen

/// The highlight of the rows that a save has changed: reversed cells, and boxes over images.
enum RowsFlash {
  case none
  /// The files were read again, and the rows have not been drawn since.
  case waiting(before: CellCanvas?)
  case shown([CellSpan], images: [CellRect])

  /// Compares the first drawing after the files were read again with the last drawing before.
  ///
  /// - Parameter pixels: the size of a cell in pixels if rows are images; `nil` if they are drawn in cells.
  mutating func update(with cells: CellCanvas, pixels: PixelSize?) {
    guard case .waiting(let before) = self else { return }
    guard let before, before.size == cells.size else {
      self = .shown([], images: [])
      return
    }
    let images = pixels.map { RowsFlash.changedImages(of: cells, since: before, $0) } ?? []
    self = .shown(cells.changes(since: before), images: images)
  }

  /// The parts of images that look different from the images that were in the same place before.
  private static func changedImages(
    of cells: CellCanvas, since before: CellCanvas, _ pixels: PixelSize
  ) -> [CellRect] {
    cells.images.flatMap { placed -> [CellRect] in
      guard let old = before.images.first(where: { $0.cells == placed.cells }), old.image !== placed.image,
        let earlier = old.image.pixels(cell: pixels), let image = placed.image.pixels(cell: pixels)
      else { return [] }
      return image.changes(since: earlier, cell: pixels)
        .map { $0.offset(by: placed.cells.origin).intersection(placed.visible) }
    }
  }

  /// Highlights the changes.
  func draw(on canvas: CellCanvas, _ theme: Theme) {
    guard case .shown(let spans, let images) = self else { return }
    for span in spans {
      let rect = CellRect(
        column: span.columns.lowerBound, row: span.row, columns: span.columns.count, rows: 1)
      canvas.restyle(rect) { $0.attributes.insert(.reverse) }
    }
    let color = theme.flash.foreground ?? .default
    ViewBoxes(images.map { ViewBoxes.Box($0, color, sign: "*") }).draw(on: canvas)
  }
}
