import NibCore

/// The size that `preview` gives to cells in a `RowsTable`: that of the document, or one that the content or an
/// option determines.
enum CellSizing: Hashable {
  /// The size that a table or collection view gives to its cells (see `CellPrototype.rowHeight` and
  /// `CellPrototype.itemSizing`).
  case usual
  /// The usual size, but the items of a collection view have this width in points.
  case itemWidth(CGFloat)
  /// The size of the cell in the document.
  case saved
}
