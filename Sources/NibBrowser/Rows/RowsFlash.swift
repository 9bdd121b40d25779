import NibCore
import NibDrawing

/// The highlight of the cells of the rows that a save has changed.
enum RowsFlash {
  case none
  /// The files were read again, and the rows have not been drawn since.
  case waiting(before: CellCanvas?)
  case shown([CellSpan])

  /// Compares the first drawing after the files were read again with the last drawing before.
  mutating func update(with cells: CellCanvas) {
    guard case .waiting(let before) = self else { return }
    self = .shown(before.map { $0.size == cells.size ? cells.changes(since: $0) : [] } ?? [])
  }

  /// Highlights the changes.
  func draw(on canvas: CellCanvas) {
    guard case .shown(let spans) = self else { return }
    for span in spans {
      let rect = CellRect(
        column: span.columns.lowerBound, row: span.row, columns: span.columns.count, rows: 1)
      canvas.restyle(rect) { $0.attributes.insert(.reverse) }
    }
  }
}
