/// The way in which a character is connected with the characters beside it in Arabic script (`Joining_Type` of Unicode).
enum JoiningType {
  /// The character is not connected with others.
  case none
  /// A mark or an invisible character, which does not separate the letters beside it.
  case transparent
  /// A character that has no forms of its own, but connects letters: the tatweel and the zero width joiner.
  case connector
  /// A letter that is only connected with the letter before it, such as alef.
  case previous
  /// A letter that is connected with the letters on both sides, such as beh.
  case both

  init(_ scalar: Unicode.Scalar) {
    if let type = JoiningType.ofLetter(scalar.value) {
      self = type
      return
    }
    switch scalar.value {
    // Signs before numbers, and the zero width non-joiner, which separates letters.
    case 0x600...0x605, 0x6DD, 0x8E2, 0x200C, 0x2066...0x2069: self = .none
    case 0x8C9: self = .transparent
    default: self = scalar.isMark || scalar.properties.generalCategory == .format ? .transparent : .none
    }
  }

  /// Whether the character is connected with a letter before it.
  var joinsPrevious: Bool { self == .both || self == .previous || self == .connector }
  /// Whether the character is connected with a letter after it.
  var joinsNext: Bool { self == .both || self == .connector }

  /// The type of a letter in Arabic script that is connected with others, from the data of Unicode 14; `nil` for other
  /// characters.
  private static func ofLetter(_ code: UInt32) -> JoiningType? {
    switch code {
    case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x673, 0x675...0x677, 0x688...0x699,
      0x6C0,
      0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2...0x6D3, 0x6D5, 0x6EE...0x6EF, 0x759...0x75B, 0x76B...0x76C, 0x771,
      0x773...0x774, 0x778...0x779, 0x870...0x882, 0x88E, 0x8AA...0x8AC, 0x8AE, 0x8B1...0x8B2, 0x8B9:
      .previous
    case 0x620, 0x626, 0x628, 0x62A...0x62E, 0x633...0x63F, 0x641...0x647, 0x649...0x64A, 0x66E...0x66F,
      0x678...0x687, 0x69A...0x6BF, 0x6C1...0x6C2, 0x6CC, 0x6CE, 0x6D0...0x6D1, 0x6FA...0x6FC, 0x6FF,
      0x750...0x758, 0x75C...0x76A, 0x76D...0x770, 0x772, 0x775...0x777, 0x77A...0x77F, 0x886, 0x889...0x88D,
      0x8A0...0x8A9, 0x8AF...0x8B0, 0x8B3...0x8B8, 0x8BA...0x8C8:
      .both
    case 0x640, 0x883...0x885, 0x200D: .connector
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is drawn above, below or around the letter before it, and has no width of its own.
  package var isMark: Bool {
    value >= 0x300 && [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
