import NibCore

/// The rows of a JSON file: an array of objects, or an object with one such array in it.
///
/// A row is checked when the file is read and taken apart when it is asked for.
struct JSONRows: RowsData {
  private struct Table {
    var starts: [Int] = []
    var columns: [String] = []
    var known: Set<String> = []
  }

  let columns: [String]
  private let source: RowsSource
  private let starts: [Int]

  /// - Throws: `RowsError` with the place of the first thing that is wrong.
  init(_ source: RowsSource) throws(RowsError) {
    self.source = source
    var reader = JSONReader(source)
    let table =
      reader.peek() == UInt8(ascii: "{")
      ? try JSONRows.onlyTable(&reader, source) : try JSONRows.table(&reader)
    if reader.peek() != nil { throw reader.error("expected nothing after the rows") }
    columns = table.columns
    starts = table.starts
  }

  var file: String { source.file }
  var count: Int { starts.count }

  func row(_ index: Int) throws(RowsError) -> [RowValue?] {
    var reader = JSONReader(source, at: starts[index])
    let values = try reader.value().columns()
    // Of members of the same name the last one counts, as everywhere.
    let byName = Dictionary(values.map { ($0.name, $0.value) }) { $1 }
    return columns.map { byName[$0] }
  }

  func location(ofRow index: Int) -> SourceLocation { source.location(of: starts[index]) }

  // MARK: Finding the rows

  /// The one member of the outermost object that is a table.
  private static func onlyTable(_ reader: inout JSONReader, _ source: RowsSource) throws(RowsError) -> Table {
    var tables: [(name: String, table: Table)] = []
    try reader.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      let name = try reader.key()
      guard isTable(reader) else {
        _ = try reader.value()
        return
      }
      tables.append((name, try table(&reader)))
    }
    if tables.count == 1 { return tables[0].table }
    let found = tables.isEmpty ? "none" : tables.map { "'\($0.name)'" }.joined(separator: ", ")
    throw RowsError(
      malformed: "rows are an array of objects, or an object with one such array in it; here is \(found)",
      at: source.location(of: 0))
  }

  /// Whether an array comes next that is empty or begins with an object.
  private static func isTable(_ reader: JSONReader) -> Bool {
    var ahead = reader
    guard ahead.skip("[") else { return false }
    return ahead.peek() == UInt8(ascii: "]") || ahead.peek() == UInt8(ascii: "{")
  }

  private static func table(_ reader: inout JSONReader) throws(RowsError) -> Table {
    var table = Table()
    guard reader.peek() == UInt8(ascii: "[") else {
      throw reader.error("rows are an array of objects, or an object with one such array in it")
    }
    try reader.list(from: "[", to: "]", of: "row") { reader throws(RowsError) in
      _ = reader.peek()
      let start = reader.offset
      var before = reader
      let row = try reader.value()
      guard case .object = row else { throw before.error("a row is an object, and this is \(row.kind)") }
      table.starts.append(start)
      for (name, _) in row.columns() where table.known.insert(name).inserted { table.columns.append(name) }
    }
    return table
  }
}
