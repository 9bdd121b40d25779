import NibSupport

/// Decodes the bytes in archives: base64 without padding.
enum ArchiveBytes {
  /// The bytes; `nil` if a character is not in the base64 alphabet. Ignores a last character that does not complete a
  /// byte.
  static func decode(_ text: String) -> [UInt8]? {
    let digits = text.utf8.filter { !XMLCharacters.isSpace($0) && $0 != UInt8(ascii: "=") }
    return NibBase64.decode(digits.count % 4 == 1 ? digits.dropLast() : digits[...])
  }

  /// The text up to the first zero byte, or all of it if there is none.
  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
