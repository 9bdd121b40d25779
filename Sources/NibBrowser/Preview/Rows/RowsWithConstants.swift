import NibCore
import NibTools

/// Rows with additional columns that have the same value in each row, as `--set` adds them.
struct RowsWithConstants: RowsData {
  private let rows: any RowsData
  private let constants: [(column: String, value: RowValue)]
  /// A row that has no values in the additional columns.
  private let exception: Int?

  init(_ rows: any RowsData, _ constants: [(column: String, value: RowValue)], except exception: Int? = nil) {
    self.rows = rows
    self.constants = constants
    self.exception = exception
  }

  var file: String { rows.file }
  var columns: [String] { rows.columns + constants.map(\.column) }
  var count: Int { rows.count }

  func row(_ index: Int) throws(RowsError) -> [RowValue?] {
    try rows.row(index) + constants.map { index == exception ? nil : $0.value }
  }

  func location(ofRow index: Int) -> SourceLocation { rows.location(ofRow: index) }

  func location(ofRow index: Int, column: Int) -> SourceLocation {
    column < rows.columns.count
      ? rows.location(ofRow: index, column: column) : rows.location(ofRow: index)
  }

  func name(ofRow index: Int) -> String? { rows.name(ofRow: index) }
}
