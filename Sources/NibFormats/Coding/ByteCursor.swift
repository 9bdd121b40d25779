/// Reads the bytes of a file one after the other. Reading past the end throws an error.
struct ByteCursor {
  let bytes: [UInt8]
  /// The position of the next byte, counted from the beginning of the file.
  private(set) var offset: Int
  /// The name of the part of the file that is being read, for error messages: `the values section`.
  private let part: String

  init(_ bytes: [UInt8], at offset: Int = 0, part: String) {
    self.bytes = bytes
    self.offset = offset
    self.part = part
  }

  /// The number of bytes between the position and the end of the file.
  var remaining: Int { max(0, bytes.count - offset) }

  mutating func readByte() throws(DamagedNib) -> UInt8 {
    try require(1)
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func readBytes(_ count: Int) throws(DamagedNib) -> ArraySlice<UInt8> {
    try require(count)
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// Reads an integer of up to 8 bytes, the least significant byte first.
  mutating func readLittleEndian(_ count: Int) throws(DamagedNib) -> UInt64 {
    try readBytes(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads an integer, the most significant byte first. If it has more than 8 bytes, the result contains only the
  /// last 8.
  mutating func readBigEndian(_ count: Int) throws(DamagedNib) -> UInt64 {
    try readBytes(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func require(_ count: Int) throws(DamagedNib) {
    guard count >= 0, count <= remaining else {
      throw DamagedNib("\(part) continues past the end of the file (\(bytes.count.hex))", at: offset)
    }
  }
}

extension Int {
  /// `0x1f4`: the form in which messages give positions in binary files.
  var hex: String { "0x" + String(self, radix: 16) }
}

extension DiagnosticKind {
  package static let damagedNib = DiagnosticKind(
    "damaged-nib", .files, .error,
    "The bytes of a compiled nib, or of a package of nibs, are inconsistent.",
    details: """
      The message gives the position of the byte. In a compiled storyboard, only the scene of the damaged nib is lost.
      """,
    advice: "Copy or build it again.")
}
