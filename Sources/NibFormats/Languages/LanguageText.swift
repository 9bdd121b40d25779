/// The text of a file with translations as UTF-8, and how the file encodes it.
package struct LanguageText: Sendable {
  /// The text. A byte order mark of UTF-8 is a part of it, so that offsets are those of the file; that of UTF-16 is
  /// not.
  package let utf8: [UInt8]
  /// The first place that is not text in the encoding of the file. Writing the text would lose it.
  package let problem: LanguageProblem?
  /// The beginnings of the lines of the text.
  let lines: NibLineTable
  private let encoding: TextEncoding
  /// Whether the file begins with a byte order mark that is not part of the text.
  private let hasMark: Bool

  /// Reads a file of any encoding that Xcode writes: UTF-8, or UTF-16 with or without a byte order mark.
  package init(_ bytes: [UInt8]) {
    guard let isBigEndian = Self.isBigEndianUTF16(bytes) else {
      (utf8, encoding, hasMark) = (bytes, .utf8, false)
      lines = NibLineTable(bytes)
      let offset = BinaryPropertyList.canRead(bytes) ? nil : UTF8Validator.firstInvalidOffset(in: bytes)
      problem = offset.map {
        LanguageProblem(message: "this is not UTF-8; save the file in UTF-8 or UTF-16", offset: $0)
      }
      return
    }
    hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    encoding = .utf16(bigEndian: isBigEndian)
    let units = Array(UTF16Bytes(bytes, from: hasMark ? 2 : 0, bigEndian: isBigEndian))
    let text = String(decoding: units, as: UTF16.self)
    utf8 = Array(text.utf8)
    let isValid = bytes.count.isMultiple(of: 2) && text.utf16.elementsEqual(units)
    problem = isValid ? nil : LanguageProblem(message: "the file is not valid UTF-16", offset: 0)
    lines = NibLineTable(utf8)
  }

  /// The bytes of a text in UTF-16 with a byte order mark, the lower byte first.
  package static func utf16(_ text: String) -> [UInt8] {
    LanguageText([0xFF, 0xFE]).encoded(Array(text.utf8))
  }

  /// The order of bytes of a text in UTF-16; `nil` for UTF-8. Without a mark, one of the first two bytes of UTF-16 is 0,
  /// because the text begins with ASCII.
  private static func isBigEndianUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count > 1, !BinaryPropertyList.canRead(bytes) else { return nil }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes[0] == 0 { return true }
    return bytes.starts(with: [0xFF, 0xFE]) || bytes[1] == 0 ? false : nil
  }

  /// The offset of the first byte after the byte order mark.
  var start: Int { utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The line break that the text uses first: CR LF, CR or LF; LF for a text of one line.
  package var lineBreak: String {
    guard let index = utf8.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }),
      utf8[index] == UInt8(ascii: "\r")
    else { return "\n" }
    return index + 1 < utf8.count && utf8[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The bytes of a changed text in the encoding of the file.
  package func encoded(_ text: [UInt8]) -> [UInt8] {
    guard case .utf16(let bigEndian) = encoding else { return text }
    let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
    return units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  /// The place of a byte of the text; O(log lines).
  package func location(of offset: Int, file: String) -> SourceLocation {
    lines.location(of: offset, file: file)
  }
}

/// A place at which a file with translations cannot be read.
package struct LanguageProblem: Hashable, Error, Sendable {
  package let message: String
  /// The number of bytes before the place, in UTF-8.
  package let offset: Int
  /// Whether Apple's programs read the file all the same, without the text at the place.
  package var isTolerated = false

  /// The marker of a merge conflict, if the text has one, as the reason for this problem.
  func orConflict(in text: LanguageText) -> LanguageProblem {
    guard let offset = ForeignText.conflictMark(in: text.utf8) else { return self }
    return LanguageProblem(
      message: "this line marks an unresolved merge conflict; resolve the conflict first", offset: offset)
  }
}
