/// Regular expressions in Swift: `/a/`, `#/a/#`, and expressions of several lines between `#/` and `/#`.
extension SourceLexer {
  /// Adds the regular expression from the current position to the given end. The token includes the slashes.
  mutating func readRegularExpression(to end: Int) {
    // The token is added before its text is skipped, so that it gets the line on which it begins.
    add(.regularExpression, position..<end)
    while position < end { advance() }
  }

  /// The end of the regular expression that begins with the given number of `#` at the current position. The expression
  /// can have several lines if the rest of its first line is empty. Otherwise it ends at the end of its line at the
  /// latest.
  func endOfRegularExpression(hashes: Int) -> Int {
    var index = position + hashes + 1
    let hasLines = isLineEnd(index)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n") where !hasLines: return index
      case UInt8(ascii: "\\") where !isLineEnd(index + 1): index += 2
      case UInt8(ascii: "/") where hasHashes(hashes, at: index + 1): return index + 1 + hashes
      default: index += 1
      }
    }
    return bytes.count
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Whether only white space is between a position and the end of its line.
  private func isLineEnd(_ start: Int) -> Bool {
    var index = start
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return index >= bytes.count || bytes[index] == UInt8(ascii: "\n")
  }

  /// Whether the byte is white space, but not the end of a line.
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The end of the regular expression that begins with the slash at the current position; `nil` if the slash is an
  /// operator. A regular expression closes on its line, has no space behind the first slash or before the last one, and
  /// closes no parenthesis that it has not opened.
  var endOfRegularExpression: Int? {
    guard isOperandExpected, let first = peek(1), !isSpace(first) else { return nil }
    var groups = 0
    var classes = 0
    var index = position + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\") where !isLineEnd(index + 1): index += 1
      case UInt8(ascii: "/"): return isSpace(bytes[index - 1]) ? nil : index + 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0 { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether an operand may begin at the slash at the current position: the slash is the first token of its line, or
  /// the token before it does not end an operand. An operator character directly before the slash forms one operator
  /// with it, except for `!`.
  private var isOperandExpected: Bool {
    guard let last = tokens.indices.last else { return true }
    if SourceLexer.operators.contains(bytes[position - 1]) { return false }
    return tokens[last].line < line || !endsOperand(last)
  }

  private static let operators = Set("+-*/%<>&|^~=.\\".utf8)

  /// Whether a token ends an operand, so that a slash behind it divides.
  private func endsOperand(_ last: Int) -> Bool {
    var index = last
    // `a!` is an operand if `a` is one.
    while index > 0, isMark(tokens[index]), isDirectlyBehindText(tokens[index]) { index -= 1 }
    switch tokens[index].kind {
    case .string, .regularExpression: return true
    case .symbol(let byte): return ")]}".utf8.contains(byte)
    case .word:
      let isMember = index > 0 && tokens[index - 1].kind == .symbol(UInt8(ascii: "."))
      return isMember
        || !SourceLexer.keywords.contains(String(decoding: bytes[tokens[index].range], as: UTF8.self))
    default: return false
    }
  }

  private func isMark(_ token: SourceToken) -> Bool {
    token.kind == .symbol(UInt8(ascii: "!")) || token.kind == .symbol(UInt8(ascii: "?"))
  }

  private func isDirectlyBehindText(_ token: SourceToken) -> Bool {
    let before = bytes[token.range.lowerBound - 1]
    return !isSpace(before) && before != UInt8(ascii: "\n")
  }

  /// The keywords before an expression.
  private static let keywords: Set<String> = [
    "return", "in", "case", "where", "if", "while", "guard", "else", "try", "await", "throw", "switch", "is",
    "as", "do", "yield",
  ]
}
