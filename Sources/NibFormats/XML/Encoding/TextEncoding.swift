/// The encoding of an XML text. It is detected from the first bytes, as described in appendix F of XML 1.0, and from
/// the name in the XML declaration.
enum TextEncoding: Equatable {
  case utf8, latin1
  case utf16(bigEndian: Bool)
  /// An encoding that is not supported.
  case other(String)

  /// The encoding of a text, detected from its first bytes, and the length of its byte order mark, in bytes. UTF-8 if
  /// the bytes do not indicate another encoding.
  static func detected(in bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
    let signature = signatures.first { bytes.starts(with: $0.bytes) }
    return signature.map { ($0.encoding, $0.isMark ? $0.bytes.count : 0) } ?? (.utf8, 0)
  }

  /// The encoding in which a text is read: the one that its first bytes indicate, or ISO-8859-1 if they indicate none
  /// and the text declares it.
  static func ofText(_ bytes: [UInt8]) -> TextEncoding {
    let (encoding, markLength) = detected(in: bytes)
    guard encoding == .utf8, markLength == 0, let declaration = EncodingDeclaration(bytes) else {
      return encoding
    }
    return named(declaration.name, detected: .utf8) == .latin1 ? .latin1 : encoding
  }

  /// The supported encoding with a given name, or `other`.
  ///
  /// - Parameter detected: the encoding that was detected from the first bytes. It determines the byte order if the
  ///   name does not, for example `UTF-16`.
  static func named(_ name: String, detected: TextEncoding) -> TextEncoding {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return .utf8
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1": return .latin1
    case "utf-16be", "utf16be": return .utf16(bigEndian: true)
    case "utf-16le", "utf16le": return .utf16(bigEndian: false)
    case "utf-16", "utf16", "ucs-2", "iso-10646-ucs-2", "unicode":
      if case .utf16 = detected { return detected }
      return .utf16(bigEndian: true)
    default: return .other(name)
    }
  }

  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .latin1: "ISO-8859-1"
    case .utf16: "UTF-16"
    case .other(let name): name
    }
  }

  /// Bytes that identify an encoding at the start of a text.
  private struct Signature {
    let bytes: [UInt8]
    let encoding: TextEncoding
    /// Whether the bytes are a byte order mark. Otherwise they are the encoded characters `<` or `<?xm`, which are
    /// part of the text.
    let isMark: Bool
  }

  /// UTF-32 comes first because its little-endian signatures begin with those of UTF-16.
  private static let signatures = [
    Signature(bytes: [0x00, 0x00, 0xFE, 0xFF], encoding: .other("UTF-32"), isMark: true),
    Signature(bytes: [0xFF, 0xFE, 0x00, 0x00], encoding: .other("UTF-32"), isMark: true),
    Signature(bytes: [0x00, 0x00, 0x00, 0x3C], encoding: .other("UTF-32"), isMark: false),
    Signature(bytes: [0x3C, 0x00, 0x00, 0x00], encoding: .other("UTF-32"), isMark: false),
    Signature(bytes: [0xFE, 0xFF], encoding: .utf16(bigEndian: true), isMark: true),
    Signature(bytes: [0xFF, 0xFE], encoding: .utf16(bigEndian: false), isMark: true),
    Signature(bytes: [0x00, 0x3C], encoding: .utf16(bigEndian: true), isMark: false),
    Signature(bytes: [0x3C, 0x00], encoding: .utf16(bigEndian: false), isMark: false),
    Signature(bytes: [0xEF, 0xBB, 0xBF], encoding: .utf8, isMark: true),
    Signature(bytes: [0x4C, 0x6F, 0xA7, 0x94], encoding: .other("EBCDIC"), isMark: false),
  ]
}
