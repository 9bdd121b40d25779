/// Neighbouring cells of one row.
public struct CellSpan: Hashable, Sendable {
  /// The row of all the cells.
  public var row: Int
  /// Their columns.
  public var columns: Range<Int>

  /// The cells of `row` in `columns`.
  package init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}
