import Testing

@testable import NibCells

@Suite struct CellTextTests {
  static let truncations: [(String, Int, CellText.Truncation, String)] = [
    ("Hydrogen", 8, .tail, "Hydrogen"), ("Hydrogen", 5, .tail, "Hydr…"), ("Hydrogen", 5, .head, "…ogen"),
    ("Hydrogen", 5, .middle, "Hy…en"), ("Hydrogen", 4, .middle, "Hy…n"), ("Hydrogen", 5, .clip, "Hydro"),
    ("Hydrogen", 1, .tail, "…"), ("Hydrogen", 0, .tail, ""), ("Hydrogen", -3, .head, ""),
    ("元素周期", 8, .tail, "元素周期"), ("元素周期", 7, .tail, "元素周…"), ("元素周期", 6, .tail, "元素…"),
    ("元素周期", 6, .head, "…周期"), ("元素周期", 5, .clip, "元素"), ("元素周期", 5, .middle, "元…期"),
    ("Do\u{308}rr", 3, .tail, "Do\u{308}…"), ("👨‍👩‍👧👨‍👩‍👧", 3, .tail, "👨‍👩‍👧…"), ("", 3, .tail, ""),
  ]

  @Test("Text is truncated to a number of columns", arguments: truncations)
  func truncated(_ text: String, columns: Int, mode: CellText.Truncation, expected: String) {
    #expect(CellText.truncated(text, columns: columns, mode) == expected)
  }

  static let alignments: [(String, Int, CellText.Alignment, String)] = [
    ("ab", 5, .left, "ab   "), ("ab", 5, .center, " ab  "), ("ab", 5, .right, "   ab"),
    ("元", 3, .center, "元 "), ("abcdef", 5, .right, "abcd…"), ("元素", 3, .right, "元…"),
    ("元素", 2, .left, "… "), ("", 2, .center, "  "), ("ab", 0, .left, ""),
  ]

  @Test("Text is padded or truncated to a number of columns", arguments: alignments)
  func aligned(_ text: String, columns: Int, alignment: CellText.Alignment, expected: String) {
    #expect(CellText.aligned(text, columns: columns, alignment) == expected)
  }

  @Test("The columns of a text are the sum of the columns of its characters") func totalColumns() {
    #expect(CellText.columns(of: "Dörr 元素 👨‍👩‍👧 🇩🇪") == 4 + 1 + 4 + 1 + 2 + 1 + 2)
  }
}
