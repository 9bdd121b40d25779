import NibCells

extension CellCanvas {
  package convenience init(_ columns: Int, _ rows: Int) {
    self.init(size: CellSize(columns: columns, rows: rows))
  }

  /// All rows with their trailing spaces, for comparison with a literal.
  package var rows: [String] { TextExport(trimsRows: false).rows(of: self) }

  /// The columns of each cell of a row, which show where wide glyphs are.
  package func parts(row: Int) -> [Int] { bounds.columnRange.map { self[row: row, column: $0].columns } }
}

extension CellPoint {
  package init(_ column: Int, _ row: Int) { self.init(column: column, row: row) }
}

extension CellRect {
  package init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    self.init(column: column, row: row, columns: columns, rows: rows)
  }
}
