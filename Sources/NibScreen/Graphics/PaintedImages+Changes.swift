import NibCore

/// What has changed since images were painted.
extension PaintedImages {
  /// Clears the cells of another image that would be visible behind transparent pixels. ncurses does not write their text
  /// again, because it is blank as before.
  func clear(
    _ pieces: [ImagePiece], of canvas: CellCanvas, _ now: [CellPoint: Painted]
  ) -> [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      guard let pixels = canvas.images[piece.image].image.pixels(cell: graphics.cell) else { return [] }
      return piece.cells.rowRange.flatMap { row -> [UInt8] in
        let columns = piece.cells.columnRange.filter { column in
          let point = CellPoint(column: column, row: row)
          guard let old = paintedCells[point], let new = now[point] else { return false }
          guard old.image != new.image || old.place != new.place else { return false }
          return !pixels.isOpaque(at: new.place, cell: graphics.cell)
        }
        return columns.flatMap { column in
          CursorSequence.at(CellPoint(column: column, row: row), Array("\u{1B}[0m ".utf8))
        }
      }
    }
  }

  /// A new image that looks like one that the terminal shows, except in some of its cells.
  struct Similar {
    var painted: ObjectIdentifier
    var changes: [CellRect]
  }

  /// The new images of a canvas that are similar to one that the terminal shows.
  func similarImages(of canvas: CellCanvas) -> [ObjectIdentifier: Similar] {
    var similar: [ObjectIdentifier: Similar] = [:]
    for image in canvas.images.map(\.image) where !images.contains(where: { $0.image === image }) {
      guard let previous = image.previous, images.contains(where: { $0.image === previous }),
        let old = previous.pixels(cell: graphics.cell), let new = image.pixels(cell: graphics.cell)
      else { continue }
      similar[ObjectIdentifier(image)] = Similar(
        painted: ObjectIdentifier(previous), changes: new.changes(since: old, cell: graphics.cell))
    }
    return similar
  }

  /// Whether a cell already shows a content.
  func isPainted(
    _ content: Painted, at point: CellPoint, _ similar: [ObjectIdentifier: Similar]
  ) -> Bool {
    guard let painted = paintedCells[point], painted != content else { return paintedCells[point] != nil }
    guard let image = similar[content.image], !image.changes.contains(where: { $0.contains(content.place) })
    else { return false }
    var earlier = content
    earlier.image = image.painted
    return painted == earlier
  }
}
