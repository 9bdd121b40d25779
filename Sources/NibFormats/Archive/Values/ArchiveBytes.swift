/// Bytes as archives write them: base64 without its padding.
enum ArchiveBytes {
  /// The bytes, nil if a character is not of the alphabet. A last digit too few for a byte is left out.
  static func decode(_ text: String) -> [UInt8]? {
    let digits = text.utf8.filter { !XMLCharacters.isSpace($0) && $0 != UInt8(ascii: "=") }
    return NibBase64.decode(digits.count % 4 == 1 ? digits.dropLast() : digits[...])
  }

  /// The text that bytes hold, up to the zero that ends it.
  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
