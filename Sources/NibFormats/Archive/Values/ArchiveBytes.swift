/// Decodes the bytes in archives: base64 without padding.
enum ArchiveBytes {
  /// The bytes, nil if a character is not in the alphabet. Ignores a last digit that does not make a whole
  /// byte.
  static func decode(_ text: String) -> [UInt8]? {
    let digits = text.utf8.filter { !XMLCharacters.isSpace($0) && $0 != UInt8(ascii: "=") }
    return NibBase64.decode(digits.count % 4 == 1 ? digits.dropLast() : digits[...])
  }

  /// The text in zero-terminated bytes.
  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
