import NibCore

/// Rows of values in named columns, read from a file. A row is taken apart when it is asked for, so that a
/// million of them can be scrolled.
protocol RowsData: Sendable {
  /// The file, as it was named; `<standard input>` for that.
  var file: String { get }
  /// The columns' names: the header of a CSV, the keys of a JSON in the order in which they appear first.
  var columns: [String] { get }
  /// How many rows there are.
  var count: Int { get }

  /// The values of a row, one a column; nil where the row says nothing of it.
  ///
  /// - Parameter index: from 0 to below `count`.
  func row(_ index: Int) throws(RowsError) -> [RowValue?]
  /// Where a row begins. O(bytes before it).
  func location(ofRow index: Int) -> SourceLocation
}

/// The largest tables that are read. A file that exceeds a limit is an error; a longer value is shown in part.
enum RowsLimit {
  static let rows = 1 << 24
  static let columns = 1 << 14
  static let bytesOfRow = 1 << 24
  static let bytesOfValue = 10_000
  /// The limit for the names of all columns together.
  static let bytesOfNames = 1 << 24
}

/// Why rows cannot be read, with the place.
struct RowsError: Error, Hashable {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// Bytes that are no rows.
  init(malformed message: String, at location: SourceLocation) {
    self.init(Diagnostic("malformed-rows", .error, message, at: location))
  }
}
