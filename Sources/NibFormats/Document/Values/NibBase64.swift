/// Decodes base64 as used in property lists and documents: white space is allowed anywhere, and padding is
/// optional.
enum NibBase64 {
  /// The decoded bytes; `nil` if a character is not in the alphabet or follows the padding, or if the length is
  /// impossible.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    var isPadded = false
    for byte in text where !XMLCharacters.isSpace(byte) {
      if byte == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let digit = value(of: byte) else { return nil }
      bits = bits << 6 | digit
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    // A single remaining digit does not make a whole byte.
    return bitCount == 6 ? nil : result
  }

  /// Encodes bytes as RFC 4648 says, with `=` at the end.
  static func encode(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        result.append(
          position <= group.count ? digits[bits >> (18 - 6 * position) & 0x3F] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The six bits of a character.
  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
