/// A position on a grid of cells; (0, 0) is the top left cell. Negative positions are outside any canvas.
public struct CellPoint: Hashable, Sendable {
  /// Counted from 0 at the left.
  public var column: Int
  /// Counted from 0 at the top.
  public var row: Int

  /// The cell at `column` and `row`.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Column 0 of row 0.
  package static let zero = CellPoint(column: 0, row: 0)

  /// Adds the columns and the rows of two points.
  package static func + (a: CellPoint, b: CellPoint) -> CellPoint {
    CellPoint(column: a.column + b.column, row: a.row + b.row)
  }

  /// Subtracts the column and the row of `b` from those of `a`.
  package static func - (a: CellPoint, b: CellPoint) -> CellPoint {
    CellPoint(column: a.column - b.column, row: a.row - b.row)
  }
}
