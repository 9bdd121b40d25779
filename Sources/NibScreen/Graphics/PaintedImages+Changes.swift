import NibCore

/// What has changed since images were painted.
extension PaintedImages {
  /// The cells of another image that would be visible behind transparent pixels of the pieces. ncurses does not write
  /// their text again, because it is blank as before.
  func transparentCells(
    _ pieces: [ImagePiece], of canvas: CellCanvas, _ newCells: [CellPoint: CellContent]
  ) -> [CellPoint] {
    pieces.flatMap { piece -> [CellPoint] in
      guard let pixels = canvas.images[piece.image].image.pixels(cell: graphics.cell) else { return [] }
      let points = piece.cells.rowRange.flatMap { row in
        piece.cells.columnRange.map { CellPoint(column: $0, row: row) }
      }
      return points.filter { point in
        guard let old = paintedCells[point], let new = newCells[point],
          old.image != new.image || old.place != new.place
        else { return false }
        return !pixels.isOpaque(at: new.place, cell: graphics.cell)
      }
    }
  }

  /// The cells that showed an image before, and are blank now. ncurses does not write those whose text was blank
  /// before, too.
  func blankCells(of canvas: CellCanvas, _ newCells: [CellPoint: CellContent]) -> [CellPoint] {
    paintedCells.keys.filter { point in
      guard newCells[point] == nil else { return false }
      let cell = canvas[row: point.row, column: point.column]
      return cell.text == " " && cell.style.background?.isDefault ?? true
        && cell.style.attributes.isDisjoint(with: [.reverse, .underline, .strikethrough])
    }
  }

  /// Writes spaces into cells, which removes images there.
  static func erase(_ cells: [CellPoint]) -> [UInt8] {
    var runs: [(start: CellPoint, count: Int)] = []
    for cell in cells.sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
      if let last = runs.last, last.start.row == cell.row, last.start.column + last.count == cell.column {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((cell, 1))
      }
    }
    return runs.flatMap { run in
      CursorSequence.at(run.start, Array("\u{1B}[0m".utf8) + Array(repeating: 0x20, count: run.count))
    }
  }

  /// A new image that looks like one that the terminal shows, except in some of its cells.
  struct Similar {
    /// The image that the terminal shows.
    var shownImage: ObjectIdentifier
    /// The cells of the new image that look different.
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
        shownImage: ObjectIdentifier(previous), changes: new.changes(since: old, cell: graphics.cell))
    }
    return similar
  }

  /// Whether a cell already shows a content.
  func isPainted(
    _ content: CellContent, at point: CellPoint, _ similar: [ObjectIdentifier: Similar]
  ) -> Bool {
    guard let painted = paintedCells[point] else { return false }
    if painted == content { return true }
    guard let image = similar[content.image], !image.changes.contains(where: { $0.contains(content.place) })
    else { return false }
    var contentOfShownImage = content
    contentOfShownImage.image = image.shownImage
    return painted == contentOfShownImage
  }
}
