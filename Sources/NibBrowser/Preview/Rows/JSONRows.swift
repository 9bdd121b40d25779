import NibCore
import NibTools

/// The rows of a JSON file: an array of objects, an object that contains one such array, or JSON Lines, which is one
/// object after another.
///
/// A row is checked when the file is read, and parsed when it is requested.
struct JSONRows: RowsData {
  private struct Table {
    /// The offset of the start of each row.
    var starts: [Int] = []
    var columns = JSONColumns()
  }

  private let source: RowsSource
  private let table: Table

  /// - Parameters:
  ///   - path: the keys that lead to the array of rows, and indices of arrays; empty to find it.
  ///   - isLines: whether the file is known to be JSON Lines. Otherwise, its content decides.
  /// - Throws: `RowsError` with the location of the first error.
  init(_ source: RowsSource, path: [String] = [], isLines: Bool = false) throws(RowsError) {
    self.source = source
    var reader = JSONReader(source)
    let isLines = isLines || JSONRows.isLines(reader)
    guard path.isEmpty else {
      if isLines {
        throw RowsError(
          malformed: "--path needs a single JSON value, but this is JSON Lines, with a row on each line",
          at: source.location(of: 0))
      }
      reader = try JSONPath(path).reader(source)
      table = try JSONRows.table(&reader)
      return
    }
    if isLines {
      table = try JSONRows.lines(&reader)
    } else if reader.peek() == UInt8(ascii: "{") {
      table = try JSONRows.onlyTable(&reader, source)
    } else {
      table = try JSONRows.table(&reader)
    }
    if reader.peek() != nil { throw reader.error("expected nothing after the rows") }
  }

  /// Whether the text has an object after its first object.
  private static func isLines(_ reader: JSONReader) -> Bool {
    var ahead = reader
    guard ahead.peek() == UInt8(ascii: "{") else { return false }
    do {
      try ahead.skipValue()
      return ahead.peek() == UInt8(ascii: "{")
    } catch {
      // The error is reported when the rows are read.
      return false
    }
  }

  /// Reads objects until the end of the text.
  private static func lines(_ reader: inout JSONReader) throws(RowsError) -> Table {
    var table = Table()
    while reader.peek() != nil { try addRow(&reader, to: &table) }
    return table
  }

  var file: String { source.file }
  var columns: [String] { table.columns.names }
  var count: Int { table.starts.count }

  func row(_ index: Int) throws(RowsError) -> [RowValue?] {
    var reader = JSONReader(source, at: table.starts[index])
    var values = [RowValue?](repeating: nil, count: columns.count)
    try table.columns.read(&reader, into: &values)
    return values
  }

  func location(ofRow index: Int) -> SourceLocation { source.location(of: table.starts[index]) }

  func location(ofRow index: Int, column: Int) -> SourceLocation {
    var reader = JSONReader(source, at: table.starts[index])
    do {
      return source.location(of: try table.columns.offset(of: column, &reader) ?? table.starts[index])
    } catch {
      return location(ofRow: index)
    }
  }

  // MARK: Finding the rows

  /// Finds the only member of the outermost object that is a table.
  private static func onlyTable(_ reader: inout JSONReader, _ source: RowsSource) throws(RowsError) -> Table {
    var names: [String] = []
    var tableCount = 0
    var firstTable = Table()
    /// The path of a table in a member of the outermost object.
    var deeperPath: String?
    try reader.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      let name = try reader.key()
      guard isTable(reader) else {
        if deeperPath == nil, let inner = try nameOfTable(in: reader) { deeperPath = "\(name).\(inner)" }
        return try reader.skipValue()
      }
      tableCount += 1
      if names.count < 5 { names.append("'\(name.cut())'") }
      if tableCount == 1 { firstTable = try table(&reader) } else { try reader.skipValue() }
    }
    if tableCount == 1 { return firstTable }
    if tableCount > names.count { names.append("and \(tableCount - names.count) more") }
    let list = names.isEmpty ? "none" : names.joined(separator: ", ")
    let pathHint = deeperPath.map { "; use --path \($0.cut())" } ?? ""
    throw RowsError(
      malformed: "expected an array of objects, or an object that contains one such array; found \(list)"
        + (tableCount > 1 ? "; choose one with --path" : pathHint),
      at: source.location(of: 0))
  }

  /// The name of the first member of the next value that is a table; `nil` if it has none.
  private static func nameOfTable(in reader: JSONReader) throws(RowsError) -> String? {
    var ahead = reader
    guard ahead.peek() == UInt8(ascii: "{") else { return nil }
    var tableName: String?
    try ahead.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      let name = try reader.key()
      if tableName == nil, isTable(reader) { tableName = name }
      try reader.skipValue()
    }
    return tableName
  }

  /// Whether the next value is an array that is empty or begins with an object.
  private static func isTable(_ reader: JSONReader) -> Bool {
    var ahead = reader
    guard ahead.skip("[") else { return false }
    return ahead.peek() == UInt8(ascii: "]") || ahead.peek() == UInt8(ascii: "{")
  }

  /// Finds the rows of an array.
  private static func table(_ reader: inout JSONReader) throws(RowsError) -> Table {
    var table = Table()
    guard reader.peek() == UInt8(ascii: "[") else {
      throw reader.error("expected an array of objects, or an object that contains one such array")
    }
    try reader.list(from: "[", to: "]", of: "row") { reader throws(RowsError) in
      try addRow(&reader, to: &table)
    }
    return table
  }

  /// Adds a row with the names of its members.
  private static func addRow(_ reader: inout JSONReader, to table: inout Table) throws(RowsError) {
    let first = reader.peek()
    let start = reader.offset
    guard first == UInt8(ascii: "{") else {
      // Report malformed values first.
      try reader.skipValue()
      throw reader.error("each row must be an object, but this is \(JSONPath.kind(of: first))", at: start)
    }
    table.starts.append(start)
    if table.starts.count > RowsLimit.rows {
      throw reader.error("there are more than \(RowsLimit.rows) rows", at: start)
    }
    try table.columns.find(&reader)
    if reader.offset - start > RowsLimit.bytesOfRow {
      throw reader.error("the row has more than \(RowsLimit.bytesOfRow) bytes", at: start)
    }
  }
}
