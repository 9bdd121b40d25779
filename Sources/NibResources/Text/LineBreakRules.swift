import NibSupport

/// The characters at which a line can end.
enum LineBreakRules {
  static func kind(of character: Character) -> MeasuredText.Kind {
    if let byte = character.nibASCIIByte { return kind(ofASCII: byte) }
    guard let scalar = character.unicodeScalars.first else { return .solid }
    switch scalar.value {
    case 0x2028, 0x2029, 0x85: return .newline
    case 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0x200B, 0x2010, 0x2012...0x2014: return .breakable
    case 0x2E80...0x2FFF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF:
      return .breakable
    default: return .solid
    }
  }

  /// The role of an ASCII character in line breaking.
  static func kind(ofASCII byte: UInt8) -> MeasuredText.Kind {
    switch byte {
    // CR LF, the only character of two ASCII scalars, has the value of its LF.
    case 0x0A...0x0D: .newline
    case 0x20: .space
    case 0x09: .tab
    case 0x2D: .breakable
    default: .solid
    }
  }

  /// Whether a line can end between a character that allows a break and the next one. After the ASCII hyphen
  /// it can end only before a letter (so not in `-5`), and after other characters not before punctuation,
  /// except opening brackets and quotation marks.
  static func mayBreak(after character: Character, before next: Character) -> Bool {
    if character.nibASCIIByte == UInt8(ascii: "-") { return next.isLetter }
    return !next.isPunctuation || isOpening(next)
  }

  private static func isOpening(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.first.map(opening.contains) ?? false && scalars.dropFirst().isEmpty
  }

  private static let opening: Set<Unicode.Scalar> = [
    "(", "[", "{", "\u{300C}", "\u{300E}", "\u{3010}", "\u{FF08}", "\u{201C}", "\u{2018}", "\u{00AB}",
  ]
}
