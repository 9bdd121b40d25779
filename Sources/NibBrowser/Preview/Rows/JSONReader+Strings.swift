extension JSONReader {
  /// Reads a string in quotes and adds it to a text.
  mutating func string(into text: inout LimitedText) throws(RowsError) {
    let quote = offset
    advance()
    var start = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text.append(bytes(from: start))
        advance()
        return
      case UInt8(ascii: "\\"):
        text.append(bytes(from: start))
        text.append(String(try escape()))
        start = offset
      case ..<0x20:
        throw error("found a control character in a string; write it as \\u00\(hex(byte))", at: offset)
      default: advance()
      }
    }
    throw error("the string that begins here is never closed", at: quote)
  }

  private mutating func escape() throws(RowsError) -> Character {
    advance()
    let byte = next ?? 0
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try scalar())
    default: throw error("found an invalid escape sequence", at: offset - 1)
    }
  }

  /// Reads an escaped scalar. A scalar outside the Basic Multilingual Plane is a pair of escapes. Half of a pair
  /// becomes U+FFFD; the escape that follows it is read separately. A first half before an escape of another kind, such
  /// as `\n`, is an error.
  private mutating func scalar() throws(RowsError) -> Unicode.Scalar {
    let first = try hexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, next == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    let following = offset
    advance()
    guard next == UInt8(ascii: "u") else {
      throw error("expected the second half of a surrogate pair", at: offset)
    }
    advance()
    let second = try hexDigits()
    guard (0xDC00...0xDFFF).contains(second) else {
      goBack(to: following)
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00) ?? "\u{FFFD}"
  }

  private mutating func hexDigits() throws(RowsError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw error("expected four hexadecimal digits", at: offset)
      }
      value = value << 4 + UInt32(digit)
      advance()
    }
    return value
  }

  private func hex(_ byte: UInt8) -> String { (byte < 0x10 ? "0" : "") + String(byte, radix: 16) }
}
