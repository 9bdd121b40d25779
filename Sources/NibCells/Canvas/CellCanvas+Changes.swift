extension CellCanvas {
  /// The cells that look different from those of `earlier`, from top to bottom and left to right. A span
  /// holds wide glyphs whole. Without an earlier canvas, or with one of another size, all cells.
  /// Cost: O(cells).
  public func changes(since earlier: CellCanvas?) -> [CellSpan] {
    guard let earlier, earlier.size == size else {
      return bounds.rowRange.map { CellSpan(row: $0, columns: bounds.columnRange) }
    }
    return bounds.rowRange.flatMap { store.changes(inRow: $0, since: earlier.store) }
  }
}
