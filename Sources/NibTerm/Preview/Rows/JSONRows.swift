import NibCore

/// The rows of a JSON file: an array of objects, or an object that contains one such array.
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

  /// - Throws: `RowsError` with the location of the first error.
  init(_ source: RowsSource) throws(RowsError) {
    self.source = source
    var reader = JSONReader(source)
    table =
      reader.peek() == UInt8(ascii: "{")
      ? try JSONRows.onlyTable(&reader, source) : try JSONRows.table(&reader)
    if reader.peek() != nil { throw reader.error("expected nothing after the rows") }
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

  // MARK: Finding the rows

  /// Finds the only member of the outermost object that is a table.
  private static func onlyTable(_ reader: inout JSONReader, _ source: RowsSource) throws(RowsError) -> Table {
    var names: [String] = []
    var tables = 0
    var first = Table()
    try reader.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      let name = try reader.key()
      guard isTable(reader) else { return try reader.skipValue() }
      tables += 1
      if names.count < 5 { names.append("'\(name.cut())'") }
      if tables == 1 { first = try table(&reader) } else { try reader.skipValue() }
    }
    if tables == 1 { return first }
    if tables > names.count { names.append("and \(tables - names.count) more") }
    let found = names.isEmpty ? "none" : names.joined(separator: ", ")
    throw RowsError(
      malformed: "expected an array of objects, or an object that contains one such array; found \(found)",
      at: source.location(of: 0))
  }

  /// Whether the next value is an array that is empty or begins with an object.
  private static func isTable(_ reader: JSONReader) -> Bool {
    var ahead = reader
    guard ahead.skip("[") else { return false }
    return ahead.peek() == UInt8(ascii: "]") || ahead.peek() == UInt8(ascii: "{")
  }

  private static func table(_ reader: inout JSONReader) throws(RowsError) -> Table {
    var table = Table()
    guard reader.peek() == UInt8(ascii: "[") else {
      throw reader.error("expected an array of objects, or an object that contains one such array")
    }
    try reader.list(from: "[", to: "]", of: "row") { reader throws(RowsError) in
      let kind = kind(of: reader.peek())
      let start = reader.offset
      guard kind == nil else {
        // Report malformed values first.
        try reader.skipValue()
        throw reader.error("each row must be an object, but this is \(kind ?? "")", at: start)
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
    return table
  }

  /// The kind of a value that begins with the given byte, for messages; nil for an object.
  private static func kind(of byte: UInt8?) -> String? {
    switch byte {
    case UInt8(ascii: "{"): nil
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "a Boolean"
    case UInt8(ascii: "n"): "null"
    default: "a number"
    }
  }
}

/// The columns of rows that are objects: `user.name` is the member `name` of the member `user`.
private struct JSONColumns {
  /// The names in order of first appearance.
  private(set) var names: [String] = []
  /// The columns by name. Different paths can have the same name, because a key can contain a period.
  private var columns: [String: Int] = [:]
  private var bytesOfNames = 0
  /// The members of rows and of the objects in rows, by their numbers. Member 0 represents the row itself.
  private var members = [Member()]

  private struct Member {
    var key = ""
    /// The number of the member whose value contains this one; `nil` for the row itself.
    var parent: Int?
    /// The index of the member's column; `nil` for a member whose value is an object in every row.
    var column: Int?
    /// The numbers of the members of the objects that are values of this member, by key.
    var members: [String: Int] = [:]
  }

  // MARK: Finding columns

  /// Reads an object and adds its columns.
  mutating func find(_ reader: inout JSONReader) throws(RowsError) { try find(&reader, in: 0) }

  private mutating func find(_ reader: inout JSONReader, in parent: Int) throws(RowsError) {
    try reader.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      _ = reader.peek()
      let start = reader.offset
      let member = self.member(try reader.key(), of: parent)
      guard members.count - 1 <= RowsLimit.columns else {
        throw reader.error("the rows have more than \(RowsLimit.columns) different member names", at: start)
      }
      if reader.peek() == UInt8(ascii: "{") { return try find(&reader, in: member) }
      try reader.skipValue()
      if members[member].column == nil { try addColumn(member, reader, start) }
    }
  }

  /// The number of the member with the given key. Adds the member if necessary.
  private mutating func member(_ key: String, of parent: Int) -> Int {
    if let known = members[parent].members[key] { return known }
    members[parent].members[key] = members.count
    members.append(Member(key: key, parent: parent))
    return members.count - 1
  }

  private mutating func addColumn(_ member: Int, _ reader: JSONReader, _ start: Int) throws(RowsError) {
    let path = path(of: member)
    bytesOfNames += path.reduce(0) { $0 + $1.utf8.count + 1 }
    guard bytesOfNames <= RowsLimit.bytesOfNames else {
      throw reader.error(
        "the column names have more than \(RowsLimit.bytesOfNames) bytes in total", at: start)
    }
    let name = path.joined(separator: ".")
    let column = columns[name] ?? names.count
    if column == names.count { names.append(name) }
    columns[name] = column
    members[member].column = column
  }

  /// The keys from the outermost member down to the given one.
  private func path(of member: Int) -> [String] {
    var keys: [String] = []
    var current = members[member]
    while let parent = current.parent {
      keys.append(current.key)
      current = members[parent]
    }
    return keys.reversed()
  }

  // MARK: Reading rows

  /// Reads an object and sets the values of its columns. If several members have the same name, the last one is used,
  /// as is usual for JSON.
  func read(_ reader: inout JSONReader, into values: inout [RowValue?]) throws(RowsError) {
    try read(&reader, in: 0, into: &values)
  }

  private func read(
    _ reader: inout JSONReader, in parent: Int, into values: inout [RowValue?]
  ) throws(RowsError) {
    try reader.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      guard let member = members[parent].members[try reader.key()] else { return try reader.skipValue() }
      if reader.peek() == UInt8(ascii: "{") { return try read(&reader, in: member, into: &values) }
      guard let column = members[member].column else { return try reader.skipValue() }
      values[column] = try reader.value()
    }
  }
}
