import Testing

@testable import NibCells

@Suite struct CellTextLinesTests {
  struct Case: Sendable {
    var text: String, columns: Int
    var wrapping = CellText.Wrapping.word
    var maxLines: Int?
    var truncation = CellText.Truncation.tail
    var lines: [String]
  }

  static let wraps = [
    Case(text: "the quick brown fox", columns: 10, lines: ["the quick", "brown fox"]),
    Case(text: "the quick brown fox", columns: 9, lines: ["the quick", "brown fox"]),
    Case(text: "the quick", columns: 8, lines: ["the", "quick"]),
    Case(text: "the quick", columns: 8, wrapping: .character, lines: ["the quic", "k"]),
    Case(text: "abcdefgh ij", columns: 3, lines: ["abc", "def", "gh", "ij"]),
    Case(text: "ab    cd", columns: 2, lines: ["ab", "cd"]),
    Case(text: "  ab", columns: 4, lines: ["  ab"]),
    Case(text: "well-known -5", columns: 6, lines: ["well-", "known", "-5"]),
    Case(text: "a\u{A0}b c", columns: 3, lines: ["a\u{A0}b", "c"]),
    Case(text: "one\ntwo\r\n\nthree", columns: 9, lines: ["one", "two", "", "three"]),
    Case(text: "", columns: 5, lines: [""]),
    Case(text: "元素周期", columns: 5, lines: ["元素", "周期"]),
    Case(text: "元素。周期", columns: 4, lines: ["元", "素。", "周期"]),
    Case(text: "元素", columns: 1, lines: ["元", "素"]),
    Case(text: "ab", columns: 0, lines: ["a", "b"]),
    Case(text: "👨‍👩‍👧👨‍👩‍👧", columns: 3, lines: ["👨‍👩‍👧", "👨‍👩‍👧"]),
  ]

  static let limits = [
    Case(text: "the quick brown fox", columns: 9, maxLines: 2, lines: ["the quick", "brown fox"]),
    Case(text: "the quick brown fox", columns: 9, maxLines: 0, lines: ["the quick", "brown fox"]),
    Case(text: "the quick brown fox", columns: 9, maxLines: 1, lines: ["the quic…"]),
    Case(text: "the quick brown fox", columns: 5, maxLines: 1, lines: ["the…"]),
    Case(text: "the quick brown fox", columns: 9, maxLines: 1, truncation: .head, lines: ["…rown fox"]),
    Case(text: "the quick brown fox", columns: 9, maxLines: 1, truncation: .middle, lines: ["the … fox"]),
    Case(text: "the quick brown fox", columns: 8, maxLines: 1, truncation: .clip, lines: ["the"]),
    Case(text: "the quick brown fox", columns: 5, maxLines: 2, lines: ["the", "quic…"]),
    Case(text: "one\ntwo", columns: 9, maxLines: 1, lines: ["one…"]),
    Case(text: "one\ntwo", columns: 9, maxLines: 1, truncation: .clip, lines: ["one"]),
    Case(text: "one\ntwo", columns: 5, maxLines: 1, truncation: .head, lines: ["… two"]),
    Case(text: "one two", columns: 0, maxLines: 1, lines: [""]),
  ]

  @Test("Text is wrapped into lines, and the last permitted line is truncated", arguments: wraps + limits)
  func lines(_ example: Case) {
    let lines = CellText.lines(
      of: example.text, columns: example.columns, wrapping: example.wrapping, maxLines: example.maxLines,
      truncation: example.truncation)
    #expect(lines == example.lines)
  }

  @Test(
    "A text of two lines does not end with a line of one word",
    arguments: [
      ("the quick brown fox it", 20, ["the quick brown", "fox it"]),
      ("the quick brown fox jumping", 20, ["the quick brown", "fox jumping"]),
      ("the quick brown fox overjumps", 20, ["the quick brown", "fox overjumps"]),
      ("the quick incomprehensible it", 26, ["the quick incomprehensible", "it"]),
      ("one it\none it", 5, ["one", "it", "one", "it"]),
      ("the quick brown fox it", 10, ["the quick", "brown fox", "it"]),
      ("one two three four it\nfive", 18, ["one two three four", "it", "five"]),
      ("status of long-running it", 22, ["status of long-", "running it"]),
    ] as [(String, Int, [String])])
  func pushedOutWords(text: String, columns: Int, expected: [String]) {
    let lines = CellText.lines(of: BreakableText(text), columns: columns, wrapping: .word, pushesOut: true)
    #expect(lines == expected)
  }
}
