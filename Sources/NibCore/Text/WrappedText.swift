/// Characters broken into lines of a given number of columns, with conversions between positions in lines and
/// characters.
struct WrappedText {
  let characters: [Character]
  /// The characters of each line. A line break belongs to the line that it ends. Spaces at the end of a line
  /// can extend past the edge.
  let lines: [Range<Int>]

  /// Breaks between words, and inside words that are too long for a line.
  init(_ characters: [Character], columns: Int) {
    self.characters = characters
    lines = WrappedText.lines(of: characters, columns: max(1, columns))
  }

  /// The visible characters of a line, without the line break.
  func shown(_ line: Int) -> Range<Int> {
    let range = lines[line]
    guard let last = range.last, characters[last].isNewline else { return range }
    return range.lowerBound..<last
  }

  /// The line and column of a position between characters.
  func position(of place: Int) -> (line: Int, column: Int) {
    let line = lines.lastIndex { $0.lowerBound <= place } ?? 0
    return (line, width(of: lines[line].lowerBound..<max(lines[line].lowerBound, place)))
  }

  /// The position nearest to a column of a line.
  func place(line: Int, column: Int) -> Int {
    let range = shown(min(max(0, line), lines.count - 1))
    var used = 0
    for place in range {
      used += CharacterWidth.columns(of: characters[place])
      if used > column { return place }
    }
    // The end of a wrapped line is the start of the next line, so the position stays before the last
    // character.
    let isWrapped = range.upperBound < characters.count && !characters[range.upperBound].isNewline
    return isWrapped && !range.isEmpty ? range.upperBound - 1 : range.upperBound
  }

  private func width(of range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  // MARK: Breaking

  private static func lines(of characters: [Character], columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < characters.count {
      let end = lineEnd(in: characters, from: start, columns: columns)
      lines.append(start..<end)
      start = end
    }
    // Text that is empty or ends with a line break has one more, empty line.
    if characters.last?.isNewline ?? true { lines.append(start..<start) }
    return lines
  }

  private static func lineEnd(in characters: [Character], from start: Int, columns: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for place in start..<characters.count {
      let character = characters[place]
      if character.isNewline { return place + 1 }
      used += CharacterWidth.columns(of: character)
      if used > columns, !character.isWhitespace, place > start { return lastBreak ?? place }
      if character.isWhitespace || character == "-" { lastBreak = place + 1 }
    }
    return characters.count
  }
}
