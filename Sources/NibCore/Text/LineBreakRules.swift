/// Where lines may end.
enum LineBreakRules {
  /// What a character means to the breaking of lines.
  static func kind(of character: Character) -> MeasuredText.Kind {
    if let byte = character.asciiValue { return kind(ofASCII: byte) }
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

  /// What an ASCII character means to the breaking of lines.
  static func kind(ofASCII byte: UInt8) -> MeasuredText.Kind {
    switch byte {
    // The one character of two ASCII scalars, CR LF, has the value of its LF.
    case 0x0A...0x0D: .newline
    case 0x20, 0x09: .space
    case 0x2D: .breakable
    default: .solid
    }
  }

  /// Whether a line may end between a character that allows it and the next one: not before a digit after
  /// a hyphen (`-5`), nor before closing punctuation.
  static func mayBreak(after character: Character, before next: Character) -> Bool {
    if character == "-" { return next.isLetter }
    return !(next.isPunctuation && !opening.contains(next))
  }

  private static let opening: [Character] = [
    "(", "[", "{", "\u{300C}", "\u{300E}", "\u{3010}", "\u{FF08}", "\u{201C}", "\u{2018}", "\u{00AB}",
  ]
}
