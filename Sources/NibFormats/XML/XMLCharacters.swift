/// Classifies the bytes of UTF-8 text by their role in XML.
package enum XMLCharacters {
  /// Whether a byte is white space: a space, a tab or the end of a line.
  @inline(__always)
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// A text with one space in place of each run of white space.
  package static func words(_ text: some Collection<UInt8>) -> [UInt8] {
    Array(text.split(whereSeparator: isSpace).joined(separator: [0x20]))
  }

  /// Whether a byte can be part of a name: letters, digits, `-`, `.`, `_`, `:`, and everything beyond ASCII.
  @inline(__always)
  static func isName(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    // One bit per character: 0x00...0x3F in the first word, 0x40...0x7F in the second.
    let bits: UInt64 = byte < 0x40 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return (bits >> UInt64(byte & 0x3F)) & 1 != 0
  }

  /// Whether a byte can begin a name: not a digit, `-` or `.`.
  @inline(__always)
  static func isNameStart(_ byte: UInt8) -> Bool { isName(byte) && byte > 0x39 }
}
