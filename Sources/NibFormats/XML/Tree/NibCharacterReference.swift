/// A character written as `&amp;`, `&#10;` or `&#xA;`.
struct NibCharacterReference {
  let scalar: Unicode.Scalar
  /// The length in bytes, from `&` to `;`.
  let length: Int

  /// The greatest length in bytes. Real references are shorter, even those with many leading zeros.
  static let longest = 32

  /// Reads the reference at the start of the bytes; `nil` if it is malformed, unknown, or for a character that
  /// XML does not allow.
  init?(_ bytes: ArraySlice<UInt8>) {
    let head = bytes.prefix(Self.longest)
    guard head.first == UInt8(ascii: "&"), let end = head.firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let body = head[(head.startIndex + 1)..<end]
    guard let scalar = Self.number(body) ?? Self.entity(body) else { return nil }
    self.scalar = scalar
    length = end + 1 - bytes.startIndex
  }

  /// The character of one of the five entities of XML.
  private static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  /// The character with a number: `#38` or `#x26`.
  private static func number(_ body: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard body.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = body.dropFirst().first == UInt8(ascii: "x")
    let digits = body.dropFirst(isHexadecimal ? 2 : 1)
    // Checked separately because the initializer of UInt32 accepts a leading sign.
    guard !digits.isEmpty, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    let text = String(decoding: digits, as: UTF8.self)
    guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10), isAllowed(value) else { return nil }
    return Unicode.Scalar(value)
  }

  /// Implements the `Char` production of XML 1.0. `Unicode.Scalar` rejects surrogates.
  static func isAllowed(_ value: UInt32) -> Bool {
    value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : value == 0x9 || value == 0xA || value == 0xD
  }
}
