import NibCore

extension KeyPress {
  /// The character that the key types; `nil` for other keys, and for characters with Control or Alt.
  var typedCharacter: Character? {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return nil }
    return character
  }

  /// Whether the key types a character.
  var isCharacter: Bool { typedCharacter != nil }

  /// Whether the key types a letter or a digit.
  var isLetterOrDigit: Bool { typedCharacter.map { $0.isLetter || $0.isNumber } ?? false }
}
