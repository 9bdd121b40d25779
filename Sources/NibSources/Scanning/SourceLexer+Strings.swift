/// String literals in Swift and Objective-C.
extension SourceLexer {
  /// Reads a string literal. Its opening quote is at the current position, after the given number of `#`.
  mutating func readString(hashes: Int) {
    let isLong =
      language == .swift && peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    let start = position
    // The token is added before its text is skipped, so that it gets the line on which it begins.
    let end = endOfString(from: start, quotes: quotes, hashes: hashes)
    add(.string, start..<end)
    while position < min(end + quotes + hashes, bytes.count) { advance() }
  }

  /// The position after a string's text. A single-line string without a closing quote ends at the end of its line.
  private func endOfString(from start: Int, quotes: Int, hashes: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hashes == 0:
        index = isInterpolation(index) ? endOfInterpolation(index + 1) : index + 2
      case UInt8(ascii: "\"") where closes(index, quotes: quotes, hashes: hashes): return index
      case UInt8(ascii: "\n") where quotes == 1: return index
      default: index += 1
      }
    }
    return bytes.count
  }

  private func closes(_ index: Int, quotes: Int, hashes: Int) -> Bool {
    let end = index + quotes + hashes
    guard end <= bytes.count else { return false }
    return bytes[index..<index + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
      && bytes[index + quotes..<end].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func isInterpolation(_ index: Int) -> Bool {
    language == .swift && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
  }

  /// The position after the parenthesis that closes the one at `start`. Parentheses in strings inside the interpolation
  /// are not counted.
  private func endOfInterpolation(_ start: Int) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""): index = endOfInnerString(index + 1)
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  /// The position of the quote that closes a string inside an interpolation. Interpolations in such a string are not
  /// recognized.
  private func endOfInnerString(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// Skips a character constant of Objective-C, such as `'a'`. Without a closing quote, as in a disabled part of the
  /// source that contains an apostrophe, it ends at the end of its line.
  mutating func skipCharacterConstant() {
    advance()
    while position < bytes.count, bytes[position] != UInt8(ascii: "'"), bytes[position] != UInt8(ascii: "\n")
    {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { advance() }
      advance()
    }
    if peek(0) == UInt8(ascii: "'") { advance() }
  }
}
