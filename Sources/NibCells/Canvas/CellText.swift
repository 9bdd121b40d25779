/// Measures, cuts and aligns text by the columns that a canvas uses for it. Characters are never cut apart.
public enum CellText {
  /// How text that does not fit is shortened.
  public enum Truncation: Hashable, Sendable, CaseIterable {
    /// The end is left out without a sign of it.
    case clip
    /// The named part is replaced by `…`.
    case head, middle, tail
  }

  /// Where text stands in a wider field.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    case left, center, right
  }

  /// What stands for text left out; one column.
  static let ellipsis: Character = "…"

  /// The columns of one line of text. Cost: O(length).
  public static func columns(of text: some StringProtocol) -> Int {
    asciiColumns(of: text) ?? text.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// A column a byte; nil for text that is not ASCII, and for CR LF, which is one character.
  private static func asciiColumns(of text: some StringProtocol) -> Int? {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } ? bytes.count : nil
    }
    return found ?? nil
  }

  /// `text` if it fits into `columns`, else as much of it as fits with the sign of truncation. No more
  /// than `columns` are used, sometimes one fewer, where a wide character does not fit.
  package static func truncated(
    _ text: some StringProtocol, columns: Int, _ truncation: Truncation = .tail
  ) -> String {
    if self.columns(of: text) <= columns { return String(text) }
    if columns <= 0 { return "" }
    let room = columns - 1
    switch truncation {
    case .clip: return String(prefix(of: text, columns: columns))
    case .tail: return String(prefix(of: text, columns: room)) + "…"
    case .head: return "…" + suffix(of: text, columns: room)
    case .middle:
      let head = prefix(of: text, columns: (room + 1) / 2)
      let tail = suffix(of: text, columns: room - self.columns(of: head))
      return head + "…" + tail
    }
  }

  /// `text` with spaces around it to fill `columns`; text that does not fit is truncated.
  public static func aligned(
    _ text: some StringProtocol, columns: Int, _ alignment: Alignment, truncation: Truncation = .tail
  ) -> String {
    let shown = truncated(text, columns: columns, truncation)
    let used = self.columns(of: shown)
    let gap = leadingGap(for: used, in: columns, alignment: alignment)
    return spaces(gap) + shown + spaces(columns - used - gap)
  }

  /// The columns to leave free before text of `used` columns in a field of `columns`; when they cannot be
  /// shared equally, the centered text stands one column to the left. 0 for text that does not fit.
  package static func leadingGap(for used: Int, in columns: Int, alignment: Alignment) -> Int {
    let free = max(0, columns - used)
    switch alignment {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    }
  }

  /// As many whole characters from the start as fit.
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

  /// As many whole characters from the end as fit.
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
