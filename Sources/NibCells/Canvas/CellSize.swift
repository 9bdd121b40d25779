/// A width and a height in cells.
public struct CellSize: Hashable, Sendable {
  /// The width.
  public var columns: Int
  /// The height.
  public var rows: Int

  /// A size of `columns` x `rows`.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// No columns, no rows.
  public static let zero = CellSize(columns: 0, rows: 0)
}
