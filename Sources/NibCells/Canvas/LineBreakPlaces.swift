/// The positions where lines of cells may end: after spaces, between a hyphen and a letter, and before and after
/// ideographs.
enum LineBreakPlaces {
  /// Whether a line may end between two characters; neither is a line break.
  static func isAllowed(between left: Character, and right: Character) -> Bool {
    if isSpace(right) { return false }
    if isSpace(left) { return true }
    if left.onlyScalar == "-" { return right.isLetter }
    let besideIdeograph = isIdeograph(left) || isIdeograph(right)
    return besideIdeograph && !neverAtEnd.contains(left) && !neverAtStart.contains(right)
  }

  /// Whether a character is a space after which a line may end. False for no-break spaces.
  static func isSpace(_ character: Character) -> Bool {
    switch character.onlyScalar {
    case " ", "\t", "\u{200B}", "\u{3000}": true
    default: false
    }
  }

  /// The same as `isAllowed(between:and:)`, for two ASCII characters.
  static func isAllowed(betweenASCII left: UInt8, and right: UInt8) -> Bool {
    if isSpace(right) { return false }
    if isSpace(left) { return true }
    return left == UInt8(ascii: "-") && isLetter(right)
  }

  /// The same as `isSpace(_:)`, for an ASCII character.
  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether a character is an ideograph or another wide letter, such as kana and Hangul syllables.
  private static func isIdeograph(_ character: Character) -> Bool {
    character.isLetter && CharacterWidth.columns(of: character) == 2
  }

  private static let neverAtStart: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "）", "」", "』", "】", "：", "；", "ー", ",", ".", "!", "?", ")", ":", ";",
    "…", "”", "’",
  ]
  private static let neverAtEnd: Set<Character> = ["（", "「", "『", "【", "(", "“", "‘"]
}

extension Character {
  /// The only scalar of the character; `nil` if it has several. Comparing characters with marks is slow,
  /// because they are decomposed; scalars are compared as numbers.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }
}
