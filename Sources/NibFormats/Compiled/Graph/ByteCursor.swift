/// Reads the bytes of a file in order. Reading past the end throws an error; it never crashes.
struct ByteCursor {
  let bytes: [UInt8]
  /// The position of the next byte, counted from the beginning of the file.
  private(set) var offset: Int
  /// The part of the file that is being read, for messages: `the values section`.
  private let part: String

  init(_ bytes: [UInt8], at offset: Int = 0, part: String) {
    self.bytes = bytes
    self.offset = offset
    self.part = part
  }

  /// The number of bytes that are left.
  var remaining: Int { max(0, bytes.count - offset) }

  mutating func byte() throws(DamagedNib) -> UInt8 {
    try require(1)
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func take(_ count: Int) throws(DamagedNib) -> ArraySlice<UInt8> {
    try require(count)
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// Reads an integer of up to 8 bytes, the lowest byte first.
  mutating func littleEndian(_ count: Int) throws(DamagedNib) -> UInt64 {
    try take(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads an integer of up to 8 bytes, the highest byte first. Of a longer one, only the last 8 bytes count.
  mutating func bigEndian(_ count: Int) throws(DamagedNib) -> UInt64 {
    try take(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func require(_ count: Int) throws(DamagedNib) {
    guard count >= 0, count <= remaining else {
      throw DamagedNib("\(part) continues past the end of the file (\(bytes.count.hex))", at: offset)
    }
  }
}

extension ByteCursor {
  /// Reads a number in groups of 7 bits, the lowest group first. The high bit marks the last byte.
  mutating func groupedNumber() throws(DamagedNib) -> Int {
    let start = offset
    var number = 0
    // Counts and indexes have at most 32 bits, which take five groups.
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try self.byte()
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 != 0 { return number }
    }
    throw DamagedNib("a number is longer than 5 bytes", at: start)
  }

  /// Reads a value of a NIBArchive, which follows its key.
  mutating func codedValue() throws(DamagedNib) -> CodedGraph.Value {
    let start = offset
    let type = try byte()
    switch type {
    case 0: return .integer(Int64(Int8(truncatingIfNeeded: try littleEndian(1))))
    case 1: return .integer(Int64(Int16(truncatingIfNeeded: try littleEndian(2))))
    case 2: return .integer(Int64(Int32(truncatingIfNeeded: try littleEndian(4))))
    case 3: return .integer(Int64(bitPattern: try littleEndian(8)))
    case 4: return .bool(false)
    case 5: return .bool(true)
    case 6: return .float(Float(bitPattern: UInt32(try littleEndian(4))))
    case 7: return .double(Double(bitPattern: try littleEndian(8)))
    case 8: return .data(Array(try take(try groupedNumber())))
    case 9: return .null
    case 10: return .object(Int(try littleEndian(4)))
    default: throw DamagedNib("a value of type \(type), expected 0 to 10", at: start)
    }
  }
}

/// The error for a damaged container of a compiled nib: what is wrong, and where.
struct DamagedNib: Error, Hashable, Sendable {
  /// One sentence that names the part of the file, what was found and what was expected.
  var message: String
  /// The position in bytes from the beginning of the file.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The same error as a `NibReadError`.
  func error(file: String) -> NibReadError {
    NibReadError(
      Diagnostic(
        "damaged-nib", .error, "\(message) (byte \(offset.hex))",
        at: SourceLocation(file: file, line: 0, column: 0, offset: offset)))
  }
}

extension Int {
  /// `0x1f4`: the form in which messages give positions in binary files.
  var hex: String { "0x" + String(self, radix: 16) }
}
