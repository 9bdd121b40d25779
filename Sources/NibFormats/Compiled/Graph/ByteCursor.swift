/// Reads a file's bytes one after the other; a place beyond the end is an error, never a crash.
struct ByteCursor {
  let bytes: [UInt8]
  /// The next byte's place, in bytes from the beginning of the file.
  private(set) var offset: Int
  /// What is being read, for messages: `the values section`.
  private let part: String

  init(_ bytes: [UInt8], at offset: Int = 0, part: String) {
    self.bytes = bytes
    self.offset = offset
    self.part = part
  }

  /// How many bytes follow.
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

  /// A number of up to 8 bytes, the lowest first.
  mutating func littleEndian(_ count: Int) throws(DamagedNib) -> UInt64 {
    try take(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A number of up to 8 bytes, the highest first; of more bytes the last 8 count.
  mutating func bigEndian(_ count: Int) throws(DamagedNib) -> UInt64 {
    try take(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func require(_ count: Int) throws(DamagedNib) {
    guard count >= 0, count <= remaining else {
      throw DamagedNib("\(part) goes on beyond the end of the file (\(bytes.count.hex))", at: offset)
    }
  }
}
