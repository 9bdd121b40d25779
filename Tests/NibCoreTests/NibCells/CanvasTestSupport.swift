@testable import NibCells
@testable import NibCore

extension CellCanvas {
  convenience init(_ columns: Int, _ rows: Int) { self.init(size: CellSize(columns: columns, rows: rows)) }

  /// All rows with their trailing spaces, for comparison with a literal.
  var rows: [String] { TextExport(trimsRows: false).rows(of: self) }

  /// The columns of each cell of a row, which show where wide glyphs are.
  func parts(row: Int) -> [Int] { bounds.columnRange.map { self[row: row, column: $0].columns } }
}

extension CellPoint {
  init(_ column: Int, _ row: Int) { self.init(column: column, row: row) }
}

extension CellRect {
  init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    self.init(column: column, row: row, columns: columns, rows: rows)
  }
}
