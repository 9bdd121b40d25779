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
