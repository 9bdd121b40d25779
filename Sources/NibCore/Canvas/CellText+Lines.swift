extension CellText {
  /// Where a line may end.
  public enum Wrapping: Hashable, Sendable, CaseIterable {
    /// After spaces and hyphens and between ideographs; in a word only if it is longer than a line.
    case word
    /// Between any two characters.
    case character
  }

  /// Breaks text into lines of at most `columns`. Line breaks in the text are kept; spaces at the end of a
  /// line are dropped and never cause a break. At least one character goes on a line, however narrow.
  /// - Parameters:
  ///   - maxLines: the most lines to return; `nil` or 0 for any number.
  ///   - truncation: what the last line shows of text that has no room: `tail` its beginning, `head` its
  ///     end, `middle` both; `clip` only what belongs on that line.
  public static func lines(
    of text: some StringProtocol, columns: Int, wrapping: Wrapping = .word, maxLines: Int? = nil,
    truncation: Truncation = .tail
  ) -> [String] {
    let lines = paragraphs(of: String(text)).flatMap {
      brokenLines(of: $0, columns: columns, wrapping: wrapping)
    }
    guard let maxLines, maxLines > 0, lines.count > maxLines else {
      return lines.map { String(withoutTrailingSpaces($0)) }
    }
    let kept = lines[..<(maxLines - 1)].map { String(withoutTrailingSpaces($0)) }
    return kept + [lastLine(lines[maxLines - 1], columns: columns, truncation: truncation)]
  }

  private static func paragraphs(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The lines of one paragraph, trailing spaces included.
  private static func brokenLines(of text: Substring, columns: Int, wrapping: Wrapping) -> [Substring] {
    var lines: [Substring] = []
    var rest = text
    repeat {
      let end = lineEnd(in: rest, columns: columns, wrapping: wrapping)
      lines.append(rest[..<end])
      rest = rest[end...]
    } while !rest.isEmpty
    return lines
  }

  private static func lineEnd(in text: Substring, columns: Int, wrapping: Wrapping) -> String.Index {
    var used = 0
    var lastBreak: String.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      used += CharacterWidth.columns(of: character)
      if used > columns && !isSpace(character) && index > text.startIndex {
        return wrapping == .word ? lastBreak ?? index : index
      }
      text.formIndex(after: &index)
      if index < text.endIndex && allowsBreak(between: character, and: text[index]) { lastBreak = index }
    }
    return text.endIndex
  }

  /// What the last line shows in place of `line` and of all text after it.
  private static func lastLine(_ line: Substring, columns: Int, truncation: Truncation) -> String {
    let rest = line.base[line.startIndex...]
    switch truncation {
    case .clip:
      return String(withoutTrailingSpaces(prefix(of: line, columns: columns)))
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
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  /// Whether a line may end between two characters; neither is a line break.
  private static func allowsBreak(between left: Character, and right: Character) -> Bool {
    if isSpace(right) { return false }
    if isSpace(left) { return true }
    if left == "-" { return right.isLetter }
    let besideIdeograph = isIdeograph(left) || isIdeograph(right)
    return besideIdeograph && !neverAtEnd.contains(left) && !neverAtStart.contains(right)
  }

  /// A space that a line may end at: not one that holds words together.
  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{200B}" || character == "\u{3000}"
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.isLetter && CharacterWidth.columns(of: character) == 2
  }

  private static let neverAtStart: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "）", "」", "』", "】", "：", "；", "ー", ",", ".", "!", "?", ")", ":", ";",
    "…", "”", "’",
  ]
  private static let neverAtEnd: Set<Character> = ["（", "「", "『", "【", "(", "“", "‘"]
}
