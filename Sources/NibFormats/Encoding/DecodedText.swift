/// The text of an XML file, converted to UTF-8 for the scanner.
///
/// UTF-16 is read with or without a byte order mark, ISO-8859-1 only if it is declared. Any other encoding is an
/// error that names the encoding. If the declaration contradicts the first bytes, the bytes decide, and the document
/// gets a warning.
///
/// Lines and columns are those of the text as UTF-8, whatever the encoding of the file.
struct DecodedText {
  let utf8: [UInt8]
  /// Warnings about the encoding.
  let diagnostics: [Diagnostic]

  /// - Parameter file: the name to show in locations.
  init(_ bytes: [UInt8], file: String) throws(NibReadError) {
    guard bytes.count <= XMLLimits.inputSize else {
      throw NibReadError(XMLError(.tooLarge(bytes.count), at: 0).diagnostic(file: file, text: []))
    }
    let (found, markLength) = TextEncoding.found(in: bytes)
    switch found {
    case .other(let name):
      throw NibReadError(XMLError(.encoding(name), at: 0).diagnostic(file: file, text: []))
    case .utf16(let bigEndian):
      utf8 = try Self.utf8(of: UTF16Bytes(bytes, from: markLength, bigEndian: bigEndian), file: file)
      diagnostics = Self.encodingMismatch(in: utf8, found, file: file)
    case .utf8, .latin1:
      let isLatin1 = markLength == 0 && Self.declaresLatin1(bytes)
      utf8 = isLatin1 ? Self.utf8(ofLatin1: bytes) : bytes
      if !isLatin1 { try Self.checkDeclaration(of: bytes, file: file) }
      diagnostics = isLatin1 ? [] : Self.encodingMismatch(in: bytes, .utf8, file: file)
    }
  }

  // MARK: Declarations

  private static func declaresLatin1(_ bytes: [UInt8]) -> Bool {
    EncodingDeclaration(bytes).map { TextEncoding.named($0.name, found: .utf8) } == .latin1
  }

  /// - Throws: an error if the text must be UTF-8 but declares an encoding that is not supported.
  private static func checkDeclaration(of text: [UInt8], file: String) throws(NibReadError) {
    guard let declaration = EncodingDeclaration(text),
      case .other(let name) = TextEncoding.named(declaration.name, found: .utf8)
    else { return }
    throw NibReadError(XMLError(.encoding(name), at: declaration.offset).diagnostic(file: file, text: text))
  }

  /// A warning if the declaration names an encoding other than the one in which the text was read; empty
  /// otherwise.
  private static func encodingMismatch(
    in text: [UInt8], _ found: TextEncoding, file: String
  ) -> [Diagnostic] {
    guard let declaration = EncodingDeclaration(text),
      TextEncoding.named(declaration.name, found: found) != found
    else { return [] }
    let place = NibLineTable.location(of: declaration.offset, in: text, file: file)
    return [
      Diagnostic(
        "encoding-mismatch", .warning,
        "the declaration says \(declaration.name), but the text is \(found.name); it is read as "
          + "\(found.name)",
        at: place)
    ]
  }

  // MARK: Conversion

  private static func utf8(of units: UTF16Bytes, file: String) throws(NibReadError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let hadError = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    guard !hadError, !units.hasHalfUnit else {
      let reason: XMLError.Reason = hadError ? .notUTF16 : .halfUTF16
      throw NibReadError(XMLError(reason, at: text.count).diagnostic(file: file, text: text))
    }
    return text
  }

  private static func utf8(ofLatin1 bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes { text.append(contentsOf: Unicode.Scalar(byte).utf8) }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var utf8: UTF8.EncodedScalar { UTF8.encode(self) ?? UTF8.encodedReplacementCharacter }
}

/// The UTF-16 code units that are stored in an array of bytes.
struct UTF16Bytes: Sequence {
  private let bytes: [UInt8]
  private let start: Int
  /// The position of the high byte in each pair of bytes.
  private let high: Int

  init(_ bytes: [UInt8], from start: Int, bigEndian: Bool) {
    self.bytes = bytes
    self.start = start
    high = bigEndian ? 0 : 1
  }

  /// The number of whole code units.
  var count: Int { (bytes.count - start) / 2 }

  /// Whether a single byte is left over at the end.
  var hasHalfUnit: Bool { (bytes.count - start) % 2 != 0 }

  func makeIterator() -> some IteratorProtocol<UInt16> {
    (0..<count).lazy.map { number in
      let index = start + 2 * number
      return UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }.makeIterator()
  }
}

/// The encoding that `<?xml version="1.0" encoding="..."?>` names.
struct EncodingDeclaration {
  let name: String
  /// The byte offset of the name.
  let offset: Int

  /// Reads the declaration of a text; nil if the text does not begin with one, or if the declaration names no
  /// encoding.
  ///
  /// - Parameter text: text in UTF-8, or in another encoding with the same bytes for ASCII characters.
  init?(_ text: [UInt8]) {
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
