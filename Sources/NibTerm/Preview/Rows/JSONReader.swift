/// Reads JSON (RFC 8259) from bytes, one value at a time.
struct JSONReader {
  /// Deeper nesting is taken for an attack.
  private static let deepest = 256

  private let source: RowsSource
  /// The next byte to read.
  private(set) var offset: Int
  private var depth = 0

  init(_ source: RowsSource, at offset: Int = 0) {
    self.source = source
    self.offset = offset
    if offset == 0, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.offset = 3 }
  }

  // MARK: Tokens

  /// The next byte that is no white space; nil at the end.
  mutating func peek() -> UInt8? {
    while let byte = next {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    return nil
  }

  /// Takes the character if it comes next; whether it does.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Takes the character.
  mutating func expect(_ character: Unicode.Scalar, _ place: String) throws(RowsError) {
    if !skip(character) { throw error("expected '\(character)' \(place)") }
  }

  /// An error at the next byte that is no white space.
  mutating func error(_ message: String) -> RowsError {
    let found = peek().map { _ in "" } ?? ", but the text ends"
    return RowsError(malformed: message + found, at: source.location(of: offset))
  }

  /// The next byte, white space too; nil at the end.
  var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  /// Takes the next byte.
  mutating func advance() { offset += 1 }

  /// What was read since a byte.
  func text(from start: Int) -> String { String(decoding: source.bytes[start..<offset], as: UTF8.self) }

  /// An error at a byte.
  func error(_ message: String, at offset: Int) -> RowsError {
    RowsError(malformed: message, at: source.location(of: offset))
  }

  // MARK: Values

  /// Takes a value.
  mutating func value() throws(RowsError) -> JSONNode {
    guard let byte = peek() else { throw error("expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(RowsError) in .object(try reader.members()) }
    case UInt8(ascii: "["): return try nested { reader throws(RowsError) in .list(try reader.elements()) }
    case UInt8(ascii: "\""): return .scalar(.text(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .scalar(try number())
    default: return .scalar(try word())
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(RowsError) -> JSONNode
  ) throws(RowsError) -> JSONNode {
    depth += 1
    defer { depth -= 1 }
    if depth > JSONReader.deepest { throw error("values are nested more than \(JSONReader.deepest) deep") }
    return try read(&self)
  }

  private mutating func members() throws(RowsError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    try list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      let key = try reader.key()
      members.append(JSONNode.Member(key: key, value: try reader.value()))
    }
    return members
  }

  private mutating func elements() throws(RowsError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try list(from: "[", to: "]", of: "element") { reader throws(RowsError) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// Takes a list with its brackets; `read` takes each thing in it.
  mutating func list(
    from open: Unicode.Scalar, to close: Unicode.Scalar, of thing: String,
    _ read: (inout JSONReader) throws(RowsError) -> Void
  ) throws(RowsError) {
    try expect(open, "at the start")
    if skip(close) { return }
    repeat { try read(&self) } while skip(",")
    if !skip(close) { throw error("expected ',' or '\(close)' after the \(thing)") }
  }

  /// Takes the key of a member and the colon behind it.
  mutating func key() throws(RowsError) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw error("expected a member's name in quotes") }
    let key = try string()
    try expect(":", "after the member's name")
    return key
  }

  private mutating func word() throws(RowsError) -> RowValue {
    let words: [(String, RowValue)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, value) in words where source.bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw error("expected a value, found '\(Character(Unicode.Scalar(source.bytes[offset])))'")
  }

  /// The digits stay as they are; what follows the grammar of numbers is left to `Double`.
  private mutating func number() throws(RowsError) -> RowValue {
    let start = offset
    while let byte = next, JSONReader.isOfNumber(byte) { offset += 1 }
    let text = text(from: start)
    guard Double(text) != nil else {
      offset = start
      throw error("'\(text)' is no number")
    }
    return .number(text)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
