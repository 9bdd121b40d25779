/// A half-open rectangle of cells: it contains `minColumn` but not `maxColumn`. It is empty unless both its width and
/// its height are positive.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// The number of columns and rows.
  public var size: CellSize

  /// The rectangle of `size` cells with its top left cell at `origin`.
  package init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle of `columns` x `rows` cells with its top left cell at `column` and `row`.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = CellPoint(column: column, row: row)
    size = CellSize(columns: columns, rows: rows)
  }

  /// The empty rectangle at the top left.
  package static let zero = CellRect(origin: .zero, size: .zero)

  /// The first column inside.
  package var minColumn: Int { origin.column }
  /// The first column to the right of the rectangle.
  package var maxColumn: Int { origin.column + size.columns }
  /// The first row inside.
  package var minRow: Int { origin.row }
  /// The first row below the rectangle.
  package var maxRow: Int { origin.row + size.rows }
  /// The columns inside; empty if there are none.
  public var columnRange: Range<Int> { minColumn..<max(minColumn, maxColumn) }
  /// The rows inside; empty if there are none.
  public var rowRange: Range<Int> { minRow..<max(minRow, maxRow) }
  /// Whether no cell is inside.
  package var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  /// Whether the cell at `point` is inside.
  public func contains(_ point: CellPoint) -> Bool {
    columnRange.contains(point.column) && rowRange.contains(point.row)
  }

  /// The cells inside both rectangles; an empty rectangle if there are none.
  package func intersection(_ other: CellRect) -> CellRect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return CellRect(
      column: column, row: row,
      columns: max(0, min(maxColumn, other.maxColumn) - column),
      rows: max(0, min(maxRow, other.maxRow) - row))
  }

  /// The smallest rectangle that contains both; an empty rectangle adds nothing.
  package func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let column = min(minColumn, other.minColumn)
    let row = min(minRow, other.minRow)
    return CellRect(
      column: column, row: row,
      columns: max(maxColumn, other.maxColumn) - column,
      rows: max(maxRow, other.maxRow) - row)
  }

  /// The rectangle reduced by `columns` on the left and on the right, and by `rows` at the top and at the
  /// bottom; negative numbers enlarge it. The size is never negative.
  package func inset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: minColumn + columns, row: minRow + rows,
      columns: max(0, size.columns - 2 * columns),
      rows: max(0, size.rows - 2 * rows))
  }

  /// The rectangle moved by `offset`.
  package func offset(by offset: CellPoint) -> CellRect {
    CellRect(origin: origin + offset, size: size)
  }
}
