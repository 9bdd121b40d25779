import NibSupport

/// Breaks a measured text into lines. Each line contains as much text as fits, and ends at a space if possible.
struct LineBreaker {
  /// A line, as ranges of indices in the text's elements.
  struct Line: Equatable {
    /// All elements of the line, including the spaces and the newline at its end.
    var whole: Range<Int>
    var visible: Range<Int>
    /// Whether the line ends with a newline or the end of the text.
    var endsParagraph: Bool
  }

  private let text: MeasuredText
  private let string: String
  private let limit: Double
  private let breaksWords: Bool
  private let pushesOut: Bool

  /// Creates a breaker for lines of at most `limit` points. With an infinite limit, lines only end at newlines.
  ///
  /// - Parameters:
  ///   - breaksWords: whether lines can end after any character.
  ///   - pushesOut: whether a text of two lines does not end with a line of one word.
  init(
    _ text: MeasuredText, of string: String, limit: Double, breaksWords: Bool, pushesOut: Bool = false
  ) {
    self.text = text
    self.string = string
    self.limit = limit
    self.breaksWords = breaksWords
    self.pushesOut = pushesOut && !breaksWords
  }

  /// All lines. A newline at the end of the text is followed by one more, empty line. Empty text has no
  /// lines.
  func lines() -> [Line] {
    let lines = fullLines()
    return pushesOut ? withPushedOutWord(lines) : lines
  }

  /// The lines that each contain as much text as fits.
  private func fullLines() -> [Line] {
    guard !text.elements.isEmpty else { return [] }
    var lines: [Line] = []
    var start = 0
    while true {
      let line = line(from: start)
      lines.append(line)
      start = line.whole.upperBound
      if start == text.elements.count, !endsWithNewline(line) { return lines }
    }
  }

  /// The lines of a text, of which the second and last one has a second word if it had only one.
  private func withPushedOutWord(_ lines: [Line]) -> [Line] {
    guard lines.count == 2, !lines[0].endsParagraph,
      let start = PushedOutWord.start(
        first: lines[0].visible, last: lines[1].visible, canBegin: canBeginLine(at:), length: text.width)
    else { return lines }
    return [
      makeLine(0, end: start, endsParagraph: false),
      makeLine(start, end: text.elements.count, endsParagraph: true),
    ]
  }

  private func canBeginLine(at index: Int) -> Bool {
    switch text.elements[index - 1].kind {
    case .space, .tab: !text.elements[index].kind.isBlank
    case .breakable: allowsBreak(after: index - 1)
    case .newline, .solid: false
    }
  }

  private func endsWithNewline(_ line: Line) -> Bool {
    guard let last = line.whole.last else { return false }
    return text.elements[last].kind == .newline
  }

  /// The longest line that begins at the element with the given index.
  private func line(from start: Int) -> Line {
    let elements = text.elements
    var width = 0.0
    var lastBreak: Int?
    for index in start..<elements.count {
      let element = elements[index]
      if element.kind == .newline { return makeLine(start, end: index + 1, endsParagraph: true) }
      width = text.end(ofElement: index, from: width, isFirst: index == start)
      if element.kind.isBlank {
        // Spaces can extend past the edge: they never make a line too long.
        lastBreak = index + 1
      } else if width > limit, index > start {
        let end = breaksWords ? index : lastBreak ?? index
        return makeLine(start, end: end, endsParagraph: false)
      } else if element.kind == .breakable, allowsBreak(after: index) {
        lastBreak = index + 1
      }
    }
    return makeLine(start, end: elements.count, endsParagraph: true)
  }

  private func allowsBreak(after index: Int) -> Bool {
    guard index + 1 < text.elements.count else { return false }
    return LineBreakRules.mayBreak(
      after: string[text.elements[index].index], before: string[text.elements[index + 1].index])
  }

  private func makeLine(_ start: Int, end: Int, endsParagraph: Bool) -> Line {
    var shown = end
    while shown > start, text.elements[shown - 1].kind.isBlank || text.elements[shown - 1].kind == .newline {
      shown -= 1
    }
    return Line(whole: start..<end, visible: start..<shown, endsParagraph: endsParagraph)
  }
}

extension Character {
  /// The value of an ASCII character, and that of LF for CR LF, like `asciiValue`; `nil` for other characters. Only the
  /// first bytes are examined, so that a character with many combining marks takes no longer than others.
  var nibASCIIByte: UInt8? {
    let bytes = utf8
    guard let first = bytes.first, first < 0x80 else { return nil }
    let otherBytes = bytes.dropFirst()
    if otherBytes.isEmpty { return first }
    let isLineEnd = first == UInt8(ascii: "\r") && otherBytes.elementsEqual([UInt8(ascii: "\n")])
    return isLineEnd ? UInt8(ascii: "\n") : nil
  }
}
