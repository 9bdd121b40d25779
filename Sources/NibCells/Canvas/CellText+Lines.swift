extension CellText {
  /// The positions where a line may end.
  public enum Wrapping: Hashable, Sendable, CaseIterable {
    /// After spaces and hyphens and between ideographs; inside a word only if the word is longer than a line.
    case word
    /// Between any two characters.
    case character
  }

  /// Breaks text into lines of at most `columns`. Line breaks in the text are kept; spaces at the end of a
  /// line are dropped and never cause a break. A line contains at least one character, however narrow it is.
  /// - Parameters:
  ///   - maxLines: the most lines to return; `nil` or 0 for any number.
  ///   - truncation: the part of the remaining text that the last line shows if there are too few lines:
  ///     `tail` its beginning, `head` its end, `middle` both; `clip` only the text that belongs on that line.
  public static func lines(
    of text: some StringProtocol, columns: Int, wrapping: Wrapping = .word, maxLines: Int? = nil,
    truncation: Truncation = .tail
  ) -> [String] {
    lines(
      of: BreakableText(String(text)), columns: columns, wrapping: wrapping, maxLines: maxLines,
      truncation: truncation)
  }

  /// The lines of a text that has already been analyzed.
  package static func lines(
    of text: BreakableText, columns: Int, wrapping: Wrapping, maxLines: Int? = nil,
    truncation: Truncation = .tail
  ) -> [String] {
    let most = maxLines.flatMap { $0 > 0 ? $0 : nil }
    let lines = text.lines(columns: columns, wrapping: wrapping, limit: most.map { $0 + 1 })
    func shown(_ line: Range<Int>) -> String { String(text.characters(text.withoutTrailingSpaces(line))) }
    guard let most, lines.count > most else { return lines.map(shown) }
    let last = lastLine(lines[most - 1], of: text, columns: columns, truncation: truncation)
    return lines[..<(most - 1)].map(shown) + [last]
  }

  /// The last line, which represents `line` and all text after it.
  private static func lastLine(
    _ line: Range<Int>, of text: BreakableText, columns: Int, truncation: Truncation
  ) -> String {
    let rest = text.characters(from: line.lowerBound)
    switch truncation {
    case .clip:
      return String(withoutTrailingSpaces(prefix(of: text.characters(line), columns: columns)))
    case .tail:
      if columns <= 0 { return "" }
      let shown = prefix(of: rest.prefix { !$0.isNewline }, columns: columns - 1)
      return withoutTrailingSpaces(shown) + "…"
    case .head, .middle:
      return truncated(String(rest.map { $0.isNewline ? " " : $0 }), columns: columns, truncation)
    }
  }

  private static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, LineBreakPlaces.isSpace(last) { text.removeLast() }
    return text
  }
}
