/// The encoding that the XML declaration of a file names (`<?xml version="1.0" encoding="..."?>`), with its place.
package struct EncodingDeclaration {
  package let name: String
  /// The byte offset of the name.
  let offset: Int

  /// Reads the declaration of a text; `nil` if the text does not begin with one, or if the declaration names no
  /// encoding.
  ///
  /// - Parameter text: text in UTF-8, or in another encoding with the same bytes for ASCII characters.
  package init?(_ text: [UInt8]) {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = text[start...].prefix(256)
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let parts = head[..<end].split(whereSeparator: Self.isSeparator)
    guard let label = parts.firstIndex(where: { $0.elementsEqual("encoding".utf8) }),
      label + 1 < parts.count
    else { return nil }
    offset = parts[label + 1].startIndex
    name = String(decoding: parts[label + 1], as: UTF8.self)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "=")
      || XMLCharacters.isSpace(byte)
  }
}
