import NibCore

/// String literals in Swift and Objective-C.
extension SourceLexer {
  /// Reads a string whose opening quote is at the current position, after the given number of `#`.
  mutating func string(hashes: Int) {
    let isLong =
      language == .swift && peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    let start = position
    // The token is added here so that it gets the line in which it begins.
    let end = endOfString(from: start, quotes: quotes, hashes: hashes)
    add(.string, start..<end)
    while position < min(end + quotes + hashes, bytes.count) { advance() }
  }

  /// The end of a string's text. A single-line string ends at the end of its line at the latest.
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

  /// The position after the bracket that closes the one at `start`. Strings inside the interpolation are
  /// skipped.
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

  /// The position of the closing quote of a plain string. Interpolations nested deeper are not followed.
  private func endOfInnerString(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// Skips a character constant.
  mutating func quoted(_ quote: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
  }
}
