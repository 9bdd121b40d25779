import NibCore

extension CellGrid {
  /// The snapped cells of a rectangle in points.
  package func cells(_ rect: CGRect) -> CellRect {
    cells(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }

  /// The size in cells of a picture of `root`: at least one cell, at most the maximum size of a canvas. An image covers
  /// every cell that it reaches into, so that nothing of it is cut off.
  func pictureSize(of root: UIView) -> CellSize {
    let (width, height) = (Double(root.bounds.width), Double(root.bounds.height))
    guard snapsRows else {
      // A hundredth of a cell, which is less than a pixel, comes from calculations with a zoom.
      return canvasSize(width: width - cellWidth / 100, height: height - cellHeight / 100)
    }
    let cells = cells(CGRect(x: 0, y: 0, width: width, height: height))
    let largest = canvasSize(width: width, height: height)
    return CellSize(
      columns: max(1, min(cells.size.columns, largest.columns)),
      rows: max(1, min(cells.size.rows, largest.rows)))
  }

  /// The snapped cells, but at least the row and column that contain the middle, for content that must be
  /// visible.
  ///
  /// A rectangle that falls on a single boundary may be shown on either side of it; the side within `clip` is
  /// used.
  func visibleCells(_ rect: CGRect, within clip: CellRect) -> CellRect {
    var cells = cells(rect)
    if cells.size.columns == 0 {
      let middle = column(ofMiddle: rect)
      cells.origin.column = CellGrid.side(of: cells.minColumn, preferring: middle, within: clip.columnRange)
      cells.size.columns = 1
    }
    if cells.size.rows == 0 {
      let middle = line(top: Double(rect.minY), height: Double(rect.height))
      cells.origin.row = CellGrid.side(of: cells.minRow, preferring: middle, within: clip.rowRange)
      cells.size.rows = 1
    }
    return cells
  }

  private static func side(of boundary: Int, preferring middle: Int, within clip: Range<Int>) -> Int {
    if boundary == clip.lowerBound { return boundary }
    return boundary == clip.upperBound ? boundary - 1 : middle
  }

  private func column(ofMiddle rect: CGRect) -> Int {
    // The rule of `line(top:height:)`, applied to columns.
    CellGrid(cellWidth: 1, cellHeight: cellWidth).line(top: Double(rect.minX), height: Double(rect.width))
  }
}
