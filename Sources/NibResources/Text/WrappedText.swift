/// The text of a text view, broken into lines of a given number of terminal columns. It converts offsets in the text to
/// positions (a line and a column), and positions to offsets.
///
/// An offset is the number of characters before a position in the text.
package struct WrappedText {
  package let characters: [Character]
  /// The characters of each line. A newline is part of the line that it ends. Spaces at the end of a line can extend
  /// past the last column.
  package let lines: [Range<Int>]
  private let tabs: TabStops

  /// Breaks the text between words, and inside words that are too long for a line.
  package init(_ characters: [Character], columns: Int, tabs: TabStops = .standard) {
    self.characters = characters
    self.tabs = tabs
    lines = WrappedText.lines(of: characters, columns: max(1, columns), tabs)
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
      used = WrappedText.end(of: characters[offset], at: used, tabs)
      if used > column { return offset }
    }
    // The end of a wrapped line is the start of the next line, so the result is the offset before the last
    // character.
    let isWrapped = range.upperBound < characters.count && !characters[range.upperBound].isNewline
    return isWrapped && !range.isEmpty ? range.upperBound - 1 : range.upperBound
  }

  /// The number of columns of the characters in a range, which begins a line.
  package func width(of range: Range<Int>) -> Int {
    characters[range].reduce(0) { WrappedText.end(of: $1, at: $0, tabs) }
  }

  /// The characters in a range, with spaces in place of tabs.
  ///
  /// - Parameter column: the column of the line in which the range begins. Becomes the one after its end.
  package func shownText(_ range: Range<Int>, from column: inout Int) -> String {
    String(characters[range]).nibExpandingTabs(tabs, from: &column)
  }

  /// The column after a character that begins in the given column of its line.
  private static func end(of character: Character, at column: Int, _ tabs: TabStops) -> Int {
    column + (character == "\t" ? tabs.columns(ofTabAt: column) : CharacterWidth.columns(of: character))
  }

  private static func lines(
    of characters: [Character], columns: Int, _ tabs: TabStops
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < characters.count {
      let end = lineEnd(in: characters, from: start, columns: columns, tabs)
      lines.append(start..<end)
      start = end
    }
    // Text that is empty or ends with a newline has one more, empty line.
    if characters.last?.isNewline ?? true { lines.append(start..<start) }
    return lines
  }

  private static func lineEnd(
    in characters: [Character], from start: Int, columns: Int, _ tabs: TabStops
  ) -> Int {
    var used = 0
    var lastBreak: Int?
    for offset in start..<characters.count {
      let character = characters[offset]
      if character.isNewline { return offset + 1 }
      used = end(of: character, at: used, tabs)
      if used > columns, !character.isWhitespace, offset > start { return lastBreak ?? offset }
      if character.isWhitespace || character == "-" { lastBreak = offset + 1 }
    }
    return characters.count
  }
}
