/// A run of adjacent cells in one row.
package struct CellSpan: Hashable, Sendable {
  package var row: Int
  package var columns: Range<Int>

  /// The cells of `row` in `columns`.
  package init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}
