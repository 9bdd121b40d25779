/// A width and a height in cells.
public struct CellSize: Hashable, Sendable {
  /// The width.
  public var columns: Int
  /// The height.
  public var rows: Int

  /// A size of `columns` x `rows`. Negative numbers count as 0: they are what is left of a screen that is too small.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Zero columns and zero rows.
  package static let zero = CellSize(columns: 0, rows: 0)
}
