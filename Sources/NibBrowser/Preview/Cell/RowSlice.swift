import NibCore
import NibTools

/// A single row of other data.
struct RowSlice: RowsData {
  private let rows: any RowsData
  /// The index of the row in the data.
  let index: Int

  init(_ rows: any RowsData, _ index: Int) { (self.rows, self.index) = (rows, index) }

  var file: String { rows.file }
  var columns: [String] { rows.columns }
  var count: Int { 1 }

  func row(_: Int) throws(RowsError) -> [RowValue?] { try rows.row(index) }
  func location(ofRow _: Int) -> SourceLocation { rows.location(ofRow: index) }
  func location(ofRow _: Int, column: Int) -> SourceLocation { rows.location(ofRow: index, column: column) }
  func name(ofRow _: Int) -> String? { rows.name(ofRow: index) }
}
