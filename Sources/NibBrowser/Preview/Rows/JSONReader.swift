import NibTools

/// Reads JSON (RFC 8259) from bytes, one value at a time. Values that are skipped are checked, but not stored.
struct JSONReader {
  /// The maximum nesting depth. Deeper nesting is an error, so that a file cannot overflow the stack.
  private static let maximumDepth = 256
  /// The maximum number of characters in a number.
  private static let maximumNumberLength = 1000

  private let source: RowsSource
  /// The offset of the next byte to read.
  private(set) var offset: Int
  private var depth = 0

  init(_ source: RowsSource, at offset: Int = 0) {
    self.source = source
    self.offset = offset
    if offset == 0, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.offset = 3 }
  }

  // MARK: Tokens

  /// Skips white space, and returns the next byte without reading it. Returns `nil` at the end.
  mutating func peek() -> UInt8? {
    while let byte = next {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    return nil
  }

  /// Reads the character if it is the next one after white space. Returns `false` otherwise.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Reads the character, which must be the next one after white space.
  ///
  /// - Parameter place: the place of the character, for the error.
  mutating func expect(_ character: Unicode.Scalar, _ place: String) throws(RowsError) {
    if !skip(character) { throw error("expected '\(character)' \(place)") }
  }

  /// Makes an error at the next byte that is not white space.
  mutating func error(_ message: String) -> RowsError {
    let end = peek() == nil ? ", but the text ends" : ""
    return RowsError(malformed: message + end, at: source.location(of: offset))
  }

  /// The next byte, including white space; `nil` at the end.
  var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  /// Moves past the next byte.
  mutating func advance() { offset += 1 }

  /// Moves back to an earlier offset, so that the bytes after it are read again.
  mutating func goBack(to earlier: Int) { offset = earlier }

  /// A reader of the same text at another offset.
  func moved(to offset: Int) -> JSONReader { JSONReader(source, at: offset) }

  /// The bytes that were read since the given offset.
  func bytes(from start: Int) -> ArraySlice<UInt8> { source.bytes[start..<offset] }

  func error(_ message: String, at offset: Int) -> RowsError {
    RowsError(malformed: message, at: source.location(of: offset))
  }

  // MARK: Values

  /// Reads a value. An array or object becomes one text, with elements joined by commas and members by
  /// spaces.
  mutating func value() throws(RowsError) -> RowValue {
    guard let byte = peek() else { throw error("expected a value") }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
      var text = LimitedText(limit: RowsLimit.bytesOfValue)
      try add(to: &text)
      return RowValue(text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(String(decoding: try number(), as: UTF8.self))
    default: return try word()
    }
  }

  /// Checks the next value and skips it.
  mutating func skipValue() throws(RowsError) {
    var nothing = LimitedText(limit: 0)
    try add(to: &nothing)
  }

  /// Reads a value and adds it to a text.
  private mutating func add(to text: inout LimitedText) throws(RowsError) {
    guard let byte = peek() else { throw error("expected a value") }
    switch byte {
    case UInt8(ascii: "{"): try addMembers(to: &text)
    case UInt8(ascii: "["): try addElements(to: &text)
    case UInt8(ascii: "\""): try string(into: &text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): text.append(try number())
    default: text.append(try word().text)
    }
  }

  private mutating func addMembers(to text: inout LimitedText) throws(RowsError) {
    var separator = ""
    try list(from: "{", to: "}", of: "member") { reader throws(RowsError) in
      _ = try reader.key(limit: 0)
      text.append(separator)
      separator = " "
      try reader.add(to: &text)
    }
  }

  private mutating func addElements(to text: inout LimitedText) throws(RowsError) {
    var separator = ""
    try list(from: "[", to: "]", of: "element") { reader throws(RowsError) in
      text.append(separator)
      separator = ", "
      try reader.add(to: &text)
    }
  }

  /// Reads an array or object, including its brackets.
  ///
  /// - Parameters:
  ///   - entry: the kind of an entry, for errors.
  ///   - read: reads one entry.
  mutating func list(
    from open: Unicode.Scalar, to close: Unicode.Scalar, of entry: String,
    _ read: (inout JSONReader) throws(RowsError) -> Void
  ) throws(RowsError) {
    if depth > JSONReader.maximumDepth {
      throw error("values are nested more than \(JSONReader.maximumDepth) deep")
    }
    depth += 1
    defer { depth -= 1 }
    try expect(open, "at the start")
    if skip(close) { return }
    repeat { try read(&self) } while skip(",")
    if !skip(close) { throw error("expected ',' or '\(close)' after the \(entry)") }
  }

  /// Reads the key of a member and the colon after it.
  ///
  /// - Parameter limit: the maximum number of bytes of the key to return.
  mutating func key(limit: Int = .max) throws(RowsError) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw error("expected a member's name in quotes") }
    var key = LimitedText(limit: limit)
    try string(into: &key)
    try expect(":", "after the member's name")
    return key.text
  }

  private mutating func word() throws(RowsError) -> RowValue {
    let words: [(String, RowValue)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, value) in words where source.bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw error("expected a value, found '\(Character(Unicode.Scalar(source.bytes[offset])))'")
  }

  /// Reads a number and returns its characters unchanged. `Double` checks them, and also accepts numbers such as `01`
  /// and `1.`, which RFC 8259 does not allow.
  private mutating func number() throws(RowsError) -> ArraySlice<UInt8> {
    let start = offset
    while let byte = next, JSONReader.isOfNumber(byte) { offset += 1 }
    let digits = bytes(from: start)
    let text = String(decoding: digits.prefix(JSONReader.maximumNumberLength), as: UTF8.self)
    guard digits.count <= JSONReader.maximumNumberLength, Double(text) != nil else {
      offset = start
      throw error("'\(text.cut())' is not a number")
    }
    return digits
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
