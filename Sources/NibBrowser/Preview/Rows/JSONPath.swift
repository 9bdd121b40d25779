import NibTools

/// A path to a value in JSON: keys of objects and indices of arrays, such as `data.items` or `pages.0.rows`.
struct JSONPath {
  private let steps: [String]

  init(_ steps: [String]) { self.steps = steps }

  /// Reads the whole text, and returns a reader for the array at the path.
  ///
  /// - Throws: `RowsError` for the first mistake in the text, or if there is no array at the path.
  func reader(_ source: RowsSource) throws(RowsError) -> JSONReader {
    var whole = JSONReader(source)
    try whole.skipValue()
    if whole.peek() != nil { throw whole.error("expected nothing after the JSON value") }
    var reader = JSONReader(source)
    for index in steps.indices { reader = try self.reader(after: index, reader) }
    guard reader.peek() == UInt8(ascii: "[") else {
      let kind = JSONPath.kind(of: reader.peek())
      let names = try members(of: reader).names
      let hint = names.isEmpty ? "" : "; it contains \(JSONPath.list(names))"
      throw error("'\(name(steps.count))' is \(kind), and not an array of objects\(hint)", reader)
    }
    return reader
  }

  /// Follows one step of the path.
  private func reader(after index: Int, _ reader: JSONReader) throws(RowsError) -> JSONReader {
    var reader = reader
    let step = steps[index]
    let place = index == 0 ? "the outermost value" : "'\(name(index))'"
    let kind = JSONPath.kind(of: reader.peek())
    let found = try members(of: reader)
    guard !found.isScalar else {
      throw error("there is no '\(step.cut())' in \(place), which is \(kind)", reader)
    }
    if let offset = found.offsets[step] { return reader.moved(to: offset) }
    var message = "there is no '\(step.cut())' in \(place)"
    if reader.peek() == UInt8(ascii: "[") {
      message += ", which is \(kind) of \(found.offsets.count)"
    } else if let name = found.names.nearest(to: step) {
      message += ". Did you mean '\(name.cut())'?"
    } else {
      message += found.names.isEmpty ? "; it is empty" : "; it contains \(JSONPath.list(found.names))"
    }
    throw error(message, reader)
  }

  /// The offsets of the members of an object, or of the elements of an array by their indices. The names of members are
  /// in order; elements have none.
  private func members(
    of reader: JSONReader
  ) throws(RowsError) -> (names: [String], offsets: [String: Int], isScalar: Bool) {
    var (names, offsets, count) = ([String](), [String: Int](), 0)
    var reader = reader
    switch reader.peek() {
    case UInt8(ascii: "{"):
      try reader.list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
        let key = try reader.key()
        if offsets[key] == nil { names.append(key) }
        _ = reader.peek()
        offsets[key] = reader.offset
        try reader.skipValue()
      }
    case UInt8(ascii: "["):
      try reader.list(from: "[", to: "]", of: "element") { reader throws(RowsError) in
        _ = reader.peek()
        offsets[String(count)] = reader.offset
        count += 1
        try reader.skipValue()
      }
    default: return ([], [:], true)
    }
    return (names, offsets, false)
  }

  /// The given number of first steps as text.
  private func name(_ count: Int) -> String { steps.prefix(count).joined(separator: ".").cut() }

  private func error(_ message: String, _ reader: JSONReader) -> RowsError {
    var reader = reader
    _ = reader.peek()
    return reader.error("--path: \(message)", at: reader.offset)
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(6).map { "'\($0.cut(to: 30))'" }.joined(separator: ", ")
      + (names.count > 6 ? " and \(names.count - 6) more" : "")
  }

  /// The kind of a value that begins with the given byte, for messages.
  static func kind(of byte: UInt8?) -> String {
    switch byte {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "a Boolean"
    case UInt8(ascii: "n"): "null"
    default: "a number"
    }
  }
}
