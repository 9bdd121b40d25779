import NibCore
import NibDrawing

/// The highlight of the cells that a save has changed on the screen.
enum RowsFlash {
  case none
  /// The files were read again, and the screen has not been drawn since.
  case waiting(before: CellCanvas?)
  case shown([CellSpan])

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// Compares the screen with the one before if it was drawn for the first time, and highlights the changes.
  mutating func draw(on canvas: CellCanvas, in area: CellRect) {
    if case .waiting(let before) = self {
      let spans =
        before.map { before in before.size == canvas.size ? canvas.changes(since: before) : [] } ?? []
      self = .shown(spans.compactMap { RowsFlash.part(of: $0, in: area) })
    }
    guard case .shown(let spans) = self else { return }
    for span in spans {
      let rect = CellRect(
        column: span.columns.lowerBound, row: span.row, columns: span.columns.count, rows: 1)
      canvas.restyle(rect) { $0.attributes.insert(.reverse) }
    }
  }

  private static func part(of span: CellSpan, in area: CellRect) -> CellSpan? {
    let columns = span.columns.clamped(to: area.minColumn..<max(area.minColumn, area.maxColumn))
    return area.rowRange.contains(span.row) && !columns.isEmpty
      ? CellSpan(row: span.row, columns: columns) : nil
  }
}
