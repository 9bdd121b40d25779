import NibSupport

/// A text that is analyzed once for line breaking: the columns of each character, and the positions where a
/// line may end.
///
/// Lines can then be computed at many widths without examining the characters again.
package struct BreakableText {
  /// A character.
  private struct Element {
    /// The offset of the character in UTF-8.
    let offset: Int
    let columns: Int
    let kind: Kind
    /// Whether a line may end before the character.
    let mayBreakBefore: Bool
  }

  private enum Kind { case newline, space, other }

  let text: String
  /// The number of columns of the whole text on one line.
  package let columns: Int
  /// Whether the text contains line breaks, which separate paragraphs.
  package let hasNewlines: Bool
  private let elements: [Element]

  /// Analyzes a text. Cost: O(length).
  package init(_ text: String) {
    self.text = text
    elements = BreakableText.asciiElements(of: text) ?? BreakableText.elements(of: text)
    var columns = 0
    var hasNewlines = false
    for element in elements {
      columns += element.columns
      if element.kind == .newline { hasNewlines = true }
    }
    self.columns = columns
    self.hasNewlines = hasNewlines
  }

  /// The number of columns of the text before the first line break.
  package var firstParagraphColumns: Int { elements[..<paragraphEnd(from: 0)].reduce(0) { $0 + $1.columns } }

  // MARK: Lines

  /// The lines as ranges of characters, including the spaces at their ends. If `limit` is not `nil`, only the first
  /// `limit` lines. With `pushesOut`, a text of two lines does not end with a line of one word.
  func lines(
    columns: Int, wrapping: CellText.Wrapping, pushesOut: Bool = false, limit: Int? = nil
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    forEachLine(columns: columns, wrapping: wrapping) { line in
      lines.append(line)
      return lines.count != limit
    }
    let isWhole = lines.count != limit && !hasNewlines
    return pushesOut && isWhole && wrapping == .word ? withPushedOutWord(lines) : lines
  }

  /// The lines of a text, of which the second and last one has a second word if it had only one.
  private func withPushedOutWord(_ lines: [Range<Int>]) -> [Range<Int>] {
    guard lines.count == 2,
      let start = PushedOutWord.start(
        first: withoutTrailingSpaces(lines[0]), last: withoutTrailingSpaces(lines[1]),
        canBegin: { elements[$0].mayBreakBefore },
        length: { Double(elements[$0].reduce(0) { $0 + $1.columns }) })
    else { return lines }
    return [0..<start, start..<elements.count]
  }

  /// The number of lines. If `limit` is not `nil`, counting stops at `limit`.
  package func lineCount(columns: Int, wrapping: CellText.Wrapping, limit: Int? = nil) -> Int {
    var count = 0
    forEachLine(columns: columns, wrapping: wrapping) { _ in
      count += 1
      return count != limit
    }
    return count
  }

  /// Calls `body` with each line until it returns false.
  private func forEachLine(columns: Int, wrapping: CellText.Wrapping, _ body: (Range<Int>) -> Bool) {
    var start = 0
    while true {
      let end = paragraphEnd(from: start)
      repeat {
        let next = lineEnd(from: start, to: end, columns: columns, wrapping: wrapping)
        guard body(start..<next) else { return }
        start = next
      } while start < end
      guard end < elements.count else { return }
      start = end + 1
    }
  }

  private func paragraphEnd(from start: Int) -> Int {
    guard hasNewlines else { return elements.count }
    return elements[start...].firstIndex { $0.kind == .newline } ?? elements.count
  }

  /// The end of the line that begins at `start`, in a paragraph that ends at `end`.
  private func lineEnd(from start: Int, to end: Int, columns: Int, wrapping: CellText.Wrapping) -> Int {
    var used = 0
    var lastBreak: Int?
    for place in start..<end {
      let element = elements[place]
      if element.mayBreakBefore, place > start { lastBreak = place }
      used += element.columns
      if used > columns, element.kind != .space, place > start {
        return wrapping == .word ? lastBreak ?? place : place
      }
    }
    return end
  }

  // MARK: Parts of the text

  func characters(_ range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// The characters from the given index to the end.
  func characters(from start: Int) -> Substring { text[index(start)...] }

  /// A range without the spaces at its end.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, elements[end - 1].kind == .space { end -= 1 }
    return range.lowerBound..<end
  }

  private func index(_ place: Int) -> String.Index {
    guard place < elements.count else { return text.endIndex }
    return text.utf8.index(text.startIndex, offsetBy: elements[place].offset)
  }

  /// The characters of a text, with their columns and the places for line breaks.
  private static func elements(of text: String) -> [Element] {
    var elements: [Element] = []
    var offset = 0
    var previous: Character?
    for character in text {
      elements.append(
        Element(
          offset: offset, columns: CharacterWidth.columns(of: character), kind: kind(of: character),
          mayBreakBefore: previous.map { LineBreakPlaces.isAllowed(between: $0, and: character) } ?? false))
      offset += character.utf8.count
      previous = character
    }
    return elements
  }

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    return LineBreakPlaces.isSpace(character) ? .space : .other
  }

  /// A faster `elements(of:)` for ASCII texts, in which each character is one byte. Returns `nil` for other texts, and
  /// for texts with a CR, because CR LF is one character of two bytes.
  private static func asciiElements(of text: String) -> [Element]? {
    let elements = text.utf8.withContiguousStorageIfAvailable { bytes -> [Element]? in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else { return nil }
      var previous: UInt8?
      return bytes.enumerated().map { offset, byte in
        defer { previous = byte }
        return Element(
          offset: offset, columns: 1, kind: kind(of: byte),
          mayBreakBefore: previous.map { LineBreakPlaces.isAllowed(betweenASCII: $0, and: byte) } ?? false)
      }
    }
    return elements ?? nil
  }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case 0x0A...0x0D: .newline
    case _ where LineBreakPlaces.isSpace(byte): .space
    default: .other
    }
  }
}
