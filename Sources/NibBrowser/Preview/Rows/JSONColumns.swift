/// The columns of rows that are objects: `user.name` is the member `name` of the member `user`.
struct JSONColumns {
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

  /// Reads an object and adds its columns.
  mutating func find(_ reader: inout JSONReader) throws(RowsError) { try find(&reader, in: 0) }

  /// Adds the names of the members of an object, and of objects inside it.
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
      if members[member].column == nil { try addColumn(member, reader, start: start) }
    }
  }

  /// The number of the member with the given key. Adds the member if necessary.
  private mutating func member(_ key: String, of parent: Int) -> Int {
    if let known = members[parent].members[key] { return known }
    members[parent].members[key] = members.count
    members.append(Member(key: key, parent: parent))
    return members.count - 1
  }

  private mutating func addColumn(_ member: Int, _ reader: JSONReader, start: Int) throws(RowsError) {
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

  /// Reads an object and sets the values of its columns. If several members have the same name, the last one is used,
  /// as is usual for JSON.
  func read(_ reader: inout JSONReader, into values: inout [RowValue?]) throws(RowsError) {
    try visit(&reader, in: 0) { column, reader throws(RowsError) in values[column] = try reader.value() }
  }

  /// The offset of the value that a row has in a column; `nil` if it has none. The row must have been checked.
  func offset(of wanted: Int, _ reader: inout JSONReader) throws(RowsError) -> Int? {
    var offset: Int?
    try visit(&reader, in: 0) { column, reader throws(RowsError) in
      if column == wanted { offset = reader.offset }
      try reader.skipValue()
    }
    return offset
  }

  /// Calls a closure for each value that belongs to a column, which must read or skip the value.
  private func visit(
    _ reader: inout JSONReader, in parent: Int, _ body: (Int, inout JSONReader) throws(RowsError) -> Void
  ) throws(RowsError) {
    try reader.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      guard let member = members[parent].members[try reader.key()] else { return try reader.skipValue() }
      if reader.peek() == UInt8(ascii: "{") { return try visit(&reader, in: member, body) }
      guard let column = members[member].column else { return try reader.skipValue() }
      try body(column, &reader)
    }
  }
}
