/// Measures, truncates, aligns and wraps text in columns of a canvas. Characters are never split.
public enum CellText {
  /// The way in which text that does not fit is shortened.
  package enum Truncation: Hashable, Sendable, CaseIterable {
    /// The end is left out without an ellipsis. Of several lines, the last one ends like the others.
    case clip
    /// The end is replaced by `»`, because the terminal lacks the cells that a device has room for. A text of one column
    /// has no room for the sign.
    case cut
    /// The named part is replaced by `…`.
    case head, middle, tail
  }

  /// The position of text in a wider field.
  package enum Alignment: Hashable, Sendable, CaseIterable {
    case left, center, right
  }

  /// The number of columns of one line of text. Cost: O(length).
  public static func columns(of text: some StringProtocol) -> Int {
    asciiColumns(of: text) ?? text.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// The number of bytes, each of which is one column; `nil` for text that is not ASCII, and for CR LF, which
  /// is one character.
  private static func asciiColumns(of text: some StringProtocol) -> Int? {
    let count = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } ? bytes.count : nil
    }
    return count ?? nil
  }

  /// `text` if it fits into `columns`; otherwise as much of it as fits together with a sign, or without one for `clip`.
  /// The result uses at most `columns`, sometimes fewer because a wide character does not fit.
  package static func truncated(
    _ text: some StringProtocol, columns: Int, _ truncation: Truncation = .tail
  ) -> String {
    if self.columns(of: text) <= columns { return String(text) }
    if columns <= 0 { return "" }
    let available = columns - 1
    switch truncation {
    case .clip: return String(prefix(of: text, columns: columns))
    case .cut: return withSignOfCut(prefix(of: text, columns: columns), columns: columns)
    case .tail: return String(prefix(of: text, columns: available)) + "…"
    case .head: return "…" + suffix(of: text, columns: available)
    case .middle:
      let head = prefix(of: text, columns: (available + 1) / 2)
      let tail = suffix(of: text, columns: available - self.columns(of: head))
      return head + "…" + tail
    }
  }

  /// `text` with spaces around it to fill `columns`; text that does not fit is truncated.
  package static func aligned(
    _ text: some StringProtocol, columns: Int, _ alignment: Alignment, truncation: Truncation = .tail
  ) -> String {
    let shown = truncated(text, columns: columns, truncation)
    let used = self.columns(of: shown)
    let gap = leadingGap(for: used, in: columns, alignment: alignment)
    return spaces(gap) + shown + spaces(columns - used - gap)
  }

  /// The number of free columns before text of `used` columns in a field of `columns`. If they cannot be
  /// divided equally, centered text is one column further left. 0 for text that does not fit.
  package static func leadingGap(for used: Int, in columns: Int, alignment: Alignment) -> Int {
    let free = max(0, columns - used)
    switch alignment {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    }
  }

  /// The longest prefix of whole characters that fits.
  static func prefix<Text: StringProtocol>(of text: Text, columns: Int) -> Text.SubSequence {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += CharacterWidth.columns(of: text[end])
      if used > columns { break }
      text.formIndex(after: &end)
    }
    return text[..<end]
  }

  /// The longest suffix of whole characters that fits.
  static func suffix<Text: StringProtocol>(of text: Text, columns: Int) -> Text.SubSequence {
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      used += CharacterWidth.columns(of: text[before])
      if used > columns { break }
      start = before
    }
    return text[start...]
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension CellText {
  /// The positions where a line may end.
  package enum Wrapping: Hashable, Sendable, CaseIterable {
    /// After spaces and hyphens and between ideographs; inside a word only if the word is longer than a line.
    case word
    /// Between any two characters.
    case character
  }

  /// Breaks text into lines of at most `columns`. A line break in the text always ends a line. Spaces at the end of a
  /// line are dropped and never cause a break. A line contains at least one character, even if it is wider than
  /// `columns`, unless its paragraph is empty.
  /// - Parameters:
  ///   - maxLines: the maximum number of lines to return; `nil` or 0 for any number.
  ///   - truncation: the part of the remaining text that the last line shows if the text needs more lines:
  ///     `tail` and `cut` its beginning, `head` its end, `middle` both; `clip` only the text that belongs on that line.
  package static func lines(
    of text: some StringProtocol, columns: Int, wrapping: Wrapping = .word, maxLines: Int? = nil,
    truncation: Truncation = .tail
  ) -> [String] {
    lines(
      of: BreakableText(String(text)), columns: columns, wrapping: wrapping, maxLines: maxLines,
      truncation: truncation)
  }

  /// The lines of a text that has already been analyzed.
  ///
  /// - Parameter pushesOut: whether a text of two lines does not end with a line of one word.
  package static func lines(
    of text: BreakableText, columns: Int, wrapping: Wrapping, pushesOut: Bool = false, maxLines: Int? = nil,
    truncation: Truncation = .tail
  ) -> [String] {
    let limit = maxLines.flatMap { $0 > 0 ? $0 : nil }
    let lines = text.lines(
      columns: columns, wrapping: wrapping, pushesOut: pushesOut, limit: limit.map { $0 + 1 })
    func string(_ line: Range<Int>) -> String { String(text.characters(text.withoutTrailingSpaces(line))) }
    guard let limit, lines.count > limit else { return lines.map(string) }
    let last = lastLine(lines[limit - 1], of: text, columns: columns, truncation: truncation)
    return lines[..<(limit - 1)].map(string) + [last]
  }

  /// The last line, which represents `line` and all text after it.
  private static func lastLine(
    _ line: Range<Int>, of text: BreakableText, columns: Int, truncation: Truncation
  ) -> String {
    let remainingText = text.characters(from: line.lowerBound)
    let paragraph = remainingText.prefix { !$0.isNewline }
    switch truncation {
    case .clip:
      return String(withoutTrailingSpaces(prefix(of: text.characters(line), columns: columns)))
    case .cut: return withSignOfCut(prefix(of: paragraph, columns: columns), columns: columns)
    case .tail:
      if columns <= 0 { return "" }
      return withoutTrailingSpaces(prefix(of: paragraph, columns: columns - 1)) + "…"
    case .head, .middle:
      return truncated(String(remainingText.map { $0.isNewline ? " " : $0 }), columns: columns, truncation)
    }
  }

  /// The beginning of a text that is longer, with the sign of that in the last of its columns.
  private static func withSignOfCut(_ text: some StringProtocol, columns: Int) -> String {
    guard columns > 1 else { return String(text) }
    return withoutTrailingSpaces(Substring(prefix(of: text, columns: columns - 1))) + signOfCut
  }

  /// The end of a text that a device shows whole, and for which the terminal lacks cells.
  private static let signOfCut = "»"

  private static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, LineBreakPlaces.isSpace(last) { text.removeLast() }
    return text
  }
}
