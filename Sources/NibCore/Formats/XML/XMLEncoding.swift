/// The encodings that XML text comes in.
enum XMLEncoding {
  /// The text as UTF-8: the bytes themselves, or converted if they begin with UTF-16's byte order mark.
  static func utf8Text(_ bytes: [UInt8]) throws(XMLError) -> [UInt8] {
    guard bytes.count <= XMLLimits.inputSize else { throw XMLError(.tooLarge(bytes.count), at: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try convert(bytes, high: 0, low: 1) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try convert(bytes, high: 1, low: 0) }
    return bytes
  }

  /// Checks the encoding that `<?xml ... encoding="..."?>` names, if it stands at `start`.
  static func checkDeclaration(_ text: [UInt8], from start: Int) throws(XMLError) {
    let head = text[start...].prefix(256)
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else { return }
    let parts = head[..<end].split(whereSeparator: { isQuoteOrSpace($0) || $0 == UInt8(ascii: "=") })
    guard let label = parts.firstIndex(where: { $0.elementsEqual("encoding".utf8) }),
      label + 1 < parts.count
    else { return }
    let value = parts[label + 1]
    let name = String(decoding: value, as: UTF8.self)
    // UTF-16 has been converted by now, and its declaration still says so.
    guard ["utf-8", "utf8", "us-ascii", "utf-16"].contains(name.lowercased()) else {
      throw XMLError(.encoding(name), at: value.startIndex)
    }
  }

  private static func isQuoteOrSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || XMLCharacters.isSpace(byte)
  }

  /// `high` and `low` say which byte of each pair is which.
  private static func convert(_ bytes: [UInt8], high: Int, low: Int) throws(XMLError) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    let hadError = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
      into: { result.append($0) })
    if hadError || bytes.count % 2 != 0 { throw XMLError(.notUTF16, at: result.count) }
    return result
  }
}
