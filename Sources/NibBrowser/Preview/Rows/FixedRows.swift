import NibCore
import NibTools

/// Rows in memory that no file contains.
struct FixedRows: RowsData {
  let columns: [String]
  let rows: [(name: String?, values: [RowValue?])]
  /// The rows of a file, if these rows are copies of its first row with other texts.
  var data: (any RowsData)?

  var file: String { data?.file ?? "<command line>" }
  var count: Int { rows.count }

  func row(_ index: Int) throws(RowsError) -> [RowValue?] { rows[index].values }
  func location(ofRow index: Int) -> SourceLocation {
    data?.location(ofRow: 0) ?? SourceLocation(file: file)
  }
  func location(ofRow index: Int, column: Int) -> SourceLocation {
    data?.location(ofRow: 0, column: column) ?? location(ofRow: index)
  }
  func name(ofRow index: Int) -> String? { rows[index].name }
}

extension DiagnosticKind {
  static let duplicateMap = DiagnosticKind(
    "duplicate-map", .error, "Two columns that `--map` names fill the same view.",
    advice: "Leave one of them out with `--map COLUMN=`.")
}
