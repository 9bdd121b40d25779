/// Comments and white space between entries.
extension StringsFileReader {
  var isComment: Bool {
    guard peek == UInt8(ascii: "/"), index + 1 < text.count else { return false }
    return text[index + 1] == UInt8(ascii: "*") || text[index + 1] == UInt8(ascii: "/")
  }

  /// Skips white space and comments, and stores the last comment.
  ///
  /// - Returns: always true, so that the call can be the first part of a condition.
  @discardableResult mutating func skipSpace() -> Bool {
    while let next = peek {
      if next <= UInt8(ascii: " ") {
        index += 1
      } else if isComment {
        skipComment()
      } else if let length = Self.wideSpace(text[index...]) {
        index += length
      } else {
        break
      }
    }
    return true
  }

  /// The length of a line or paragraph separator or a byte order mark, which are white space, too.
  private static func wideSpace(_ text: ArraySlice<UInt8>) -> Int? {
    text.starts(with: [0xE2, 0x80, 0xA8]) || text.starts(with: [0xE2, 0x80, 0xA9])
      || text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : nil
  }

  private mutating func skipComment() {
    let start = index
    if text[index + 1] == UInt8(ascii: "/") {
      while let next = peek, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { index += 1 }
    } else if let end = text.firstIndex(of: Array("*/".utf8), from: index + 2) {
      index = end + 2
      reportEntry(in: start..<index)
    } else {
      index = text.count
      report("this comment has no end", at: start)
    }
    comment = start..<index
  }

  /// Reports an entry in a comment that has no end of its own, so that it ends with the next comment:
  /// `/* A` `"a" = "b";` `/* B */`.
  private mutating func reportEntry(in comment: Range<Int>) {
    guard problem == nil, let inner = lastComment(beginningIn: comment),
      let key = key(between: comment.lowerBound, and: inner)
    else { return }
    problem = LanguageProblem(
      message: "this comment ends only with the next one, so that the entry '\(key)' is a part of it",
      offset: comment.lowerBound, isTolerated: true)
  }

  /// The beginning of the last comment inside another one.
  private func lastComment(beginningIn comment: Range<Int>) -> Int? {
    var last: Int?
    var place = comment.lowerBound + 2
    while let next = text.firstIndex(of: Array("/*".utf8), from: place), next + 2 < comment.upperBound {
      last = next
      place = next + 2
    }
    return last
  }

  /// The key of the first entry that begins a line in a range.
  private func key(between start: Int, and end: Int) -> String? {
    var reader = self
    var place = start
    while let lineBreak = text[place..<end].firstIndex(where: {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }) {
      reader.index = lineBreak + 1
      reader.skipBlanks()
      // The lines between are blank.
      place = min(reader.index, end)
      if let key = reader.keyOfQuotedEntry(), reader.index <= end { return key }
    }
    return nil
  }

  /// Reads `"key" = "value";` without comments; `nil` if something else follows.
  private mutating func keyOfQuotedEntry() -> String? {
    guard peek == UInt8(ascii: "\""), let key = word() else { return nil }
    skipBlanks()
    guard peek == UInt8(ascii: "=") else { return nil }
    index += 1
    skipBlanks()
    guard peek == UInt8(ascii: "\""), word() != nil else { return nil }
    skipBlanks()
    return peek == UInt8(ascii: ";") ? key.text : nil
  }

  private mutating func skipBlanks() {
    while let next = peek, next <= UInt8(ascii: " ") { index += 1 }
  }

  /// Skips a comment after an entry in the same line, which does not belong to the next entry.
  mutating func skipCommentOfSameLine() {
    while let next = peek, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { index += 1 }
    if isComment { skipComment() }
    comment = nil
  }

  /// The text of a comment without its marks.
  static func content(ofComment comment: ArraySlice<UInt8>) -> String {
    let isLine = comment.dropFirst().first == UInt8(ascii: "/")
    let content = comment.dropFirst(2).dropLast(isLine ? 0 : 2)
    let trimmed = content.drop { $0 <= UInt8(ascii: " ") }.reversed().drop { $0 <= UInt8(ascii: " ") }
      .reversed()
    return String(decoding: Array(trimmed), as: UTF8.self)
  }
}
