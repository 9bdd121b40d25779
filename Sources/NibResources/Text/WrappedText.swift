/// The text of a text view, broken into lines of a given number of terminal columns. It converts offsets in the text to
/// positions (a line and a column), and positions to offsets.
///
/// An offset is the number of characters before a position in the text.
package struct WrappedText {
  package let characters: [Character]
  /// The characters of each line. A newline is part of the line that it ends. Spaces at the end of a line can extend
  /// past the last column.
  package let lines: [Range<Int>]

  /// Breaks the text between words, and inside words that are too long for a line.
  package init(_ characters: [Character], columns: Int) {
    self.characters = characters
    lines = WrappedText.lines(of: characters, columns: max(1, columns))
  }

  /// The characters of a line without the newline.
  package func visibleRange(ofLine line: Int) -> Range<Int> {
    let range = lines[line]
    guard let last = range.last, characters[last].isNewline else { return range }
    return range.lowerBound..<last
  }

  package func position(ofOffset offset: Int) -> (line: Int, column: Int) {
    let line = lines.lastIndex { $0.lowerBound <= offset } ?? 0
    return (line, width(of: lines[line].lowerBound..<max(lines[line].lowerBound, offset)))
  }

  /// The offset of the character in the given column of a line. Lines and columns outside the text are clamped.
  package func offset(line: Int, column: Int) -> Int {
    let range = visibleRange(ofLine: min(max(0, line), lines.count - 1))
    var used = 0
    for offset in range {
      used += CharacterWidth.columns(of: characters[offset])
      if used > column { return offset }
    }
    // The end of a wrapped line is the start of the next line, so the result is the offset before the last
    // character.
    let isWrapped = range.upperBound < characters.count && !characters[range.upperBound].isNewline
    return isWrapped && !range.isEmpty ? range.upperBound - 1 : range.upperBound
  }

  private func width(of range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  private static func lines(of characters: [Character], columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < characters.count {
      let end = lineEnd(in: characters, from: start, columns: columns)
      lines.append(start..<end)
      start = end
    }
    // Text that is empty or ends with a newline has one more, empty line.
    if characters.last?.isNewline ?? true { lines.append(start..<start) }
    return lines
  }

  private static func lineEnd(in characters: [Character], from start: Int, columns: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for offset in start..<characters.count {
      let character = characters[offset]
      if character.isNewline { return offset + 1 }
      used += CharacterWidth.columns(of: character)
      if used > columns, !character.isWhitespace, offset > start { return lastBreak ?? offset }
      if character.isWhitespace || character == "-" { lastBreak = offset + 1 }
    }
    return characters.count
  }
}
