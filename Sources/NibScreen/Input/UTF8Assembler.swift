/// Decodes UTF-8 one byte at a time. Accepts the byte sequences of table 3-7 of the Unicode Standard.
struct UTF8Assembler {
  /// The result of appending a byte.
  enum Step: Hashable {
    /// More bytes are needed.
    case incomplete
    case scalar(Unicode.Scalar)
    /// The byte cannot begin a scalar, or the sequence that it completes is not a valid scalar.
    case invalid
    /// The bytes before the given byte are not a valid scalar and are dropped. The given byte is not part of them and
    /// must be appended again.
    case invalidBefore(UInt8)
  }

  /// The bytes of an incomplete scalar.
  private var bytes: [UInt8] = []
  /// The length of that scalar, in bytes.
  private var expectedCount = 0

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a byte.
  mutating func append(_ byte: UInt8) -> Step {
    if bytes.isEmpty { return begin(byte) }
    guard byte & 0xC0 == 0x80 else {
      bytes = []
      return .invalidBefore(byte)
    }
    bytes.append(byte)
    guard bytes.count == expectedCount else { return .incomplete }
    defer { bytes = [] }
    return finish()
  }

  /// Begins a character.
  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: expectedCount = 2
    case 0xE0...0xEF: expectedCount = 3
    case 0xF0...0xF4: expectedCount = 4
    default: return .invalid
    }
    bytes = [byte]
    return .incomplete
  }

  /// The character of the bytes.
  private func finish() -> Step {
    let lead = UInt32(bytes[0]) & (0xFF >> UInt32(expectedCount + 1))
    let value = bytes.dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    // Unicode.Scalar rejects surrogates and values above 0x10FFFF. Overlong forms must be rejected here.
    let smallest: UInt32 = expectedCount == 2 ? 0x80 : expectedCount == 3 ? 0x800 : 0x10000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return .invalid }
    return .scalar(scalar)
  }
}
