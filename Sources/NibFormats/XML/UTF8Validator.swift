/// Finds the first byte of a text that is not valid UTF-8.
enum UTF8Validator {
  /// The offset of the first byte that is not part of valid UTF-8; `nil` if the whole text is valid.
  static func firstInvalidOffset(in text: [UInt8]) -> Int? {
    var offset = 0
    while offset < text.count {
      if text[offset] < 0x80 {
        offset = endOfASCII(in: text, from: offset)
        continue
      }
      guard let length = sequenceLength(text[offset...].prefix(4)) else { return offset }
      offset += length
    }
    return nil
  }

  /// Skips the ASCII byte at `start` and all whole blocks of 64 ASCII bytes after it. Returns the offset of
  /// the next byte. The compiler tests each block with vector instructions.
  private static func endOfASCII(in text: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while offset + 64 <= text.count, text[offset..<offset + 64].reduce(0, |) < 0x80 { offset += 64 }
    return offset
  }

  /// The length of the UTF-8 sequence at the start of the bytes; `nil` if it is invalid. Follows the table of
  /// well-formed byte sequences in the Unicode standard (chapter 3, table 3-7).
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes[bytes.startIndex]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard bytes.count >= length, second.contains(bytes[bytes.startIndex + 1]) else { return nil }
    let rest = bytes.prefix(length).dropFirst(2)
    return rest.allSatisfy({ $0 & 0xC0 == 0x80 }) ? length : nil
  }
}
