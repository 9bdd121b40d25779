/// The text of an XML file, converted to UTF-8 for the scanner.
///
/// UTF-16 is read with or without a byte order mark, ISO-8859-1 only if it is declared. Any other encoding is an error
/// that names the encoding. If the declaration contradicts the first bytes, the bytes decide, and the document gets a
/// warning. It is an error if Xcode, which reads XML with libxml2, does not open such a document.
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
    switch TextEncoding.ofText(bytes) {
    case .other(let name):
      throw NibReadError(XMLError(.encoding(name), at: 0).diagnostic(file: file, text: []))
    case .utf16(let bigEndian):
      let markLength = TextEncoding.detected(in: bytes).markLength
      utf8 = try Self.utf8(of: UTF16Bytes(bytes, from: markLength, bigEndian: bigEndian), file: file)
      diagnostics = Self.encodingMismatch(in: utf8, .utf16(bigEndian: bigEndian), file: file)
    case .utf8:
      utf8 = bytes
      try Self.checkDeclaration(of: bytes, file: file)
      diagnostics = Self.encodingMismatch(in: bytes, .utf8, file: file)
    case .latin1:
      utf8 = Self.utf8(ofLatin1: bytes)
      diagnostics = Self.misreadUTF8(bytes, file: file)
    }
  }

  /// - Throws: an error if the text must be UTF-8 but declares an encoding that is not supported.
  private static func checkDeclaration(of text: [UInt8], file: String) throws(NibReadError) {
    guard let declaration = EncodingDeclaration(text),
      case .other(let name) = TextEncoding.named(declaration.name, detected: .utf8)
    else { return }
    throw NibReadError(XMLError(.encoding(name), at: declaration.offset).diagnostic(file: file, text: text))
  }

  /// A warning if a text declares ISO-8859-1, but all its characters beyond ASCII are also valid UTF-8; empty
  /// otherwise. This happens if a program saves the document as UTF-8 and leaves the declaration as it is.
  private static func misreadUTF8(_ text: [UInt8], file: String) -> [Diagnostic] {
    guard let declaration = EncodingDeclaration(text), text.contains(where: { $0 >= 0x80 }),
      UTF8Validator.firstInvalidOffset(in: text) == nil
    else { return [] }
    return [
      Diagnostic(
        .encodingMismatch,
        "the declaration says \(declaration.name), but the text looks like UTF-8; it is read as "
          + "\(TextEncoding.latin1.name), as in Xcode",
        at: NibLineTable.location(of: declaration.offset, in: text, file: file))
    ]
  }

  /// A diagnostic if the declaration names an encoding other than the one in which the text was read; empty otherwise.
  /// An error for UTF-16 in a text of single bytes, which libxml2 refuses to read.
  private static func encodingMismatch(
    in text: [UInt8], _ encoding: TextEncoding, file: String
  ) -> [Diagnostic] {
    guard let declaration = EncodingDeclaration(text) else { return [] }
    let declared = TextEncoding.named(declaration.name, detected: encoding)
    guard declared != encoding else { return [] }
    let place = NibLineTable.location(of: declaration.offset, in: text, file: file)
    var name = encoding.name
    var isError = false
    if case .utf16 = declared {
      isError = encoding == .utf8
      // Both are UTF-16, with different orders of bytes.
      if case .utf16(let bigEndian) = encoding { name += bigEndian ? "BE" : "LE" }
    }
    return [
      Diagnostic(
        .encodingMismatch, severity: isError ? .error : .warning,
        "the declaration says \(declaration.name), but the text is \(name); it is read as \(name)"
          + (isError ? ", but Xcode does not open it" : ""),
        at: place)
    ]
  }

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

extension DiagnosticKind {
  package static let encodingMismatch = DiagnosticKind(
    "encoding-mismatch", .files, .warning, "The XML declaration names another encoding than the text has.",
    details: """
      The encoding of the text is used, except that a text that declares ISO-8859-1 and looks like UTF-8 is read as \
      ISO-8859-1, as in Xcode. An error for UTF-8 that declares UTF-16, because Xcode does not open such a document.
      """, advice: "Correct the declaration.",
    wrong: .declared("encoding=\"UTF-16\""), right: .declared("encoding=\"UTF-8\""))
}
