/// Converts positions, sizes and rectangles between points and cells. The frames of all views are converted with it.
///
/// Edges are rounded, not sizes: an edge moves to the nearest boundary between cells, and halves are rounded up. An
/// edge that two rectangles share in points is therefore shared in cells as well.
public struct CellGrid: Hashable, Sendable {
  /// The width of a column in points; greater than 0.
  package let cellWidth: Double
  /// The height of a row in points; greater than 0.
  package let cellHeight: Double
  /// Whether the rows of a table are rounded together, so that equal rows have equal numbers of cells. False for cells in
  /// front of an image, in which rows are where they are in points.
  package let snapsRows: Bool

  /// The default scale of NibTerm: a cell is 8 x 16 points.
  public static let standard = CellGrid()

  /// A grid whose cells have the given size in points. Both must be greater than 0.
  package init(cellWidth: Double = 8, cellHeight: Double = 16, snapsRows: Bool = true) {
    precondition(cellWidth > 0 && cellHeight > 0, "a cell has a positive size")
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.snapsRows = snapsRows
  }

  /// The column boundary nearest to `x` points.
  public func columns(_ x: Double) -> Int { snapped(x, cellWidth) }

  /// The row boundary nearest to `y` points.
  public func rows(_ y: Double) -> Int { snapped(y, cellHeight) }

  /// The cells of a rectangle given in points. The result is empty if opposite edges are rounded to the same boundary.
  public func cells(x: Double, y: Double, width: Double, height: Double) -> CellRect {
    let left = columns(x)
    let top = rows(y)
    return CellRect(
      column: left, row: top, columns: max(0, columns(x + width) - left),
      rows: max(0, rows(y + height) - top))
  }

  /// The row for a line of text that is vertically centered in a rectangle given in points. It is the row that contains
  /// the center, so there is a row even for a rectangle without cells.
  package func line(top: Double, height: Double) -> Int {
    integer(((top + height / 2) / cellHeight).rounded(.down))
  }

  /// The position of a cell's top left corner, in points.
  public func points(of point: CellPoint) -> (x: Double, y: Double) {
    (Double(point.column) * cellWidth, Double(point.row) * cellHeight)
  }

  /// The size in points of the given number of columns and rows.
  public func points(of size: CellSize) -> (width: Double, height: Double) {
    (Double(size.columns) * cellWidth, Double(size.rows) * cellHeight)
  }

  /// The size of a cell canvas for the given size in points. It is rounded up, has at least one cell, and is limited by
  /// `largestCanvas` and `maximumCellCount`.
  package func canvasSize(width: Double, height: Double) -> CellSize {
    let columns = min(max(1, integer((width / cellWidth).rounded(.up))), CellGrid.largestCanvas.columns)
    let rows = min(max(1, integer((height / cellHeight).rounded(.up))), CellGrid.largestCanvas.rows)
    return CellSize(columns: columns, rows: min(rows, CellGrid.maximumCellCount / columns))
  }

  /// The maximum number of columns and rows of a cell canvas, for documents with extremely large frames.
  package static let largestCanvas = CellSize(columns: 2000, rows: 4000)

  /// The maximum number of cells of a cell canvas. They take up 32 megabytes and are drawn and written within a second.
  package static let maximumCellCount = 2_000_000

  /// The limit for coordinates in cells. It is larger than any screen, and small enough that sums of coordinates do not
  /// overflow.
  static let limit = 1_000_000

  /// The cell boundary nearest to a position in points.
  private func snapped(_ points: Double, _ cell: Double) -> Int {
    integer((points / cell + 0.5).rounded(.down))
  }

  /// Converts a number to an `Int` between -`limit` and `limit`; 0 for NaN.
  private func integer(_ value: Double) -> Int {
    Int(bounded: min(max(value, -Double(CellGrid.limit)), Double(CellGrid.limit)))
  }
}
