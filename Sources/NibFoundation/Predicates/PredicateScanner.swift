import Foundation

/// Splits a format string into tokens.
struct PredicateScanner {
  private let characters: [Character]
  private var position = 0

  /// The tokens of a format string; `nil` if it contains a character that does not belong there.
  static func tokens(of format: String) -> [PredicateToken]? {
    var scanner = PredicateScanner(characters: Array(format))
    var tokens: [PredicateToken] = []
    while scanner.skipSpace() {
      guard let token = scanner.next() else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  /// Skips white space. Returns `false` at the end.
  private mutating func skipSpace() -> Bool {
    while let character = current, character.isWhitespace { position += 1 }
    return current != nil
  }

  /// The next token; `nil` if the text is not valid.
  private mutating func next() -> PredicateToken? {
    guard let first = current else { return nil }
    if first == "\"" || first == "'" { return quoted(first) }
    if first == "%" { return placeholder() }
    if first.isNumber { return number() }
    if first.isLetter || "_@#".contains(first) { return word() }
    return sign()
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let start = position
    while let character = current, isPart(character) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func word() -> PredicateToken {
    if current == "#" { position += 1 }
    return .word(take { $0.isLetter || $0.isNumber || "_.@".contains($0) })
  }

  private mutating func number() -> PredicateToken? {
    let text = take { $0.isNumber || "._eExX".contains($0) || $0.isHexDigit }
    return Double(text).map { .number($0, isInteger: Int(text) != nil) }
  }

  /// Reads a text in quotes.
  private mutating func quoted(_ mark: Character) -> PredicateToken? {
    position += 1
    var text = ""
    while let character = current {
      position += 1
      if character == mark { return .text(text) }
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      position += 1
      text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
    }
    return nil
  }

  /// `%@`, `%K`, `%%` and the number formats of `printf`.
  private mutating func placeholder() -> PredicateToken? {
    position += 1
    let format = take { "0123456789.lhqLtz".contains($0) }
    guard let kind = current else { return nil }
    position += 1
    switch kind {
    case "@" where format.isEmpty: return .argument
    case "K" where format.isEmpty: return .keyPath
    case "d", "D", "i", "u", "U", "f", "F", "g", "G", "e", "E", "x", "X", "o", "c", "C", "s": return .argument
    default: return nil
    }
  }

  /// The signs, longest first.
  private static let signs = [
    "<=", ">=", "==", "!=", "<>", "=<", "=>", "&&", "||", "<", ">", "=", "!", "(", ")", "{", "}", ",", "[",
    "]",
    "-", "+", "*", "/",
  ]

  private mutating func sign() -> PredicateToken? {
    for sign in Self.signs where characters[position...].starts(with: sign) {
      position += sign.count
      return .sign(sign)
    }
    return nil
  }
}
