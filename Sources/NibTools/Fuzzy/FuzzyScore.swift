/// The constants that make up the score of a match. A letter at the start of a name or of a word in a name scores
/// highest. Consecutive letters score higher than scattered letters, and letters in the file's name higher than letters
/// in the names of its folders.
enum FuzzyScore {
  static let letter = 16
  /// The bonus for a letter directly after the previous letter.
  static let consecutive = 5
  /// The bonus for any letter in the file's name, as opposed to the names of its folders.
  static let inFileName = 4
  /// The bonus for the first letter of the file's name or of a folder's name.
  private static let nameStart = 9
  /// The bonus for a letter after a separator other than a slash.
  private static let wordStart = 8
  /// The bonus for a capital letter after another letter, and for the first digit of a number.
  private static let humpStart = 7
  /// The factor for the bonus of the first letter of a word of the query, because its position matters most.
  static let firstLetterFactor = 2
  /// The cost of a gap between letters: for its first byte, and for each further one.
  static let gapStart = 3
  static let gapExtension = 1

  /// The bonus for a byte that begins a name or word.
  static func bonus(of byte: UInt8, after previous: UInt8) -> Int {
    guard isWord(byte) else { return 0 }
    if previous == .slash { return nameStart }
    if !isWord(previous) { return wordStart }
    let isHump = isCapital(byte) && !isCapital(previous)
    let isNumber = isDigit(byte) && !isDigit(previous)
    return isHump || isNumber ? humpStart : 0
  }

  static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a byte is a letter, a digit or not ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
