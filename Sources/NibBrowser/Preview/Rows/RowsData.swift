import NibCore
import NibTools

/// Rows of values in named columns, read from a file. A row is parsed when it is requested, so that a million rows can
/// be scrolled.
protocol RowsData: Sendable {
  /// The name of the file as given, or `<standard input>`.
  var file: String { get }
  /// The column names: the header of a CSV file, or the keys of a JSON file in order of first appearance.
  var columns: [String] { get }
  var count: Int { get }

  /// The values of a row, one per column; `nil` for columns that the row does not have.
  ///
  /// - Parameter index: from 0 to `count - 1`.
  func row(_ index: Int) throws(RowsError) -> [RowValue?]
  /// The location of the start of a row. The cost is proportional to the number of bytes before it.
  func location(ofRow index: Int) -> SourceLocation
  /// The location of the value that a row has in a column. If it has none, the start of the row.
  func location(ofRow index: Int, column: Int) -> SourceLocation
  /// The name of a row, such as that of a stress value; `nil` if rows only have numbers.
  func name(ofRow index: Int) -> String?
}

extension RowsData {
  func location(ofRow index: Int, column: Int) -> SourceLocation { location(ofRow: index) }
  func name(ofRow index: Int) -> String? { nil }
}

/// Limits for rows of data. A file that exceeds a limit is an error; a value that is too long is cut.
enum RowsLimit {
  static let rows = 1 << 24
  static let columns = 1 << 14
  static let bytesOfRow = 1 << 24
  static let bytesOfValue = 10_000
  /// The limit for the names of all columns together.
  static let bytesOfNames = 1 << 24
}

extension DiagnosticKind {
  static let malformedRows = DiagnosticKind(
    "malformed-rows", .error, "The JSON or CSV data cannot be read, or it exceeds a limit.")
}
