import TestSupport
import Testing

@testable import NibCells

@Suite struct CellCanvasTextTests {
  struct Case: Sendable {
    var text: String
    var column = 0
    var maxColumns: Int?
    var row: String
    var used: Int
  }

  static let cases = [
    Case(text: "Dörr", row: "Dörr    ", used: 4),
    Case(text: "元素", column: 1, row: " 元素   ", used: 4),
    Case(text: "abcdefghij", row: "abcdefgh", used: 10),
    Case(text: "abc", column: -1, row: "bc      ", used: 3),
    Case(text: "abc", maxColumns: 2, row: "ab      ", used: 2),
    Case(text: "a元", maxColumns: 2, row: "a       ", used: 2),
    Case(text: "元素", column: -1, row: " 素     ", used: 4),
    Case(text: "元素", column: 5, row: "     元 ", used: 4),
    Case(text: "👨‍👩‍👧x", row: "👨x     ", used: 3),
    Case(text: "🇩🇪x", maxColumns: 1, row: "D       ", used: 1),
    Case(text: "abc", maxColumns: 0, row: "        ", used: 0),
    Case(text: "abc", maxColumns: -1, row: "        ", used: 0),
    Case(text: "abc", column: 100, row: "        ", used: 3),
  ]

  @Test("Text is cut at the edges and at its maximum width, and its columns are returned", arguments: cases)
  func put(_ example: Case) {
    let canvas = CellCanvas(8, 1)
    let used = canvas.put(example.text, at: CellPoint(example.column, 0), maxColumns: example.maxColumns)
    #expect(canvas.rows == [example.row])
    #expect(used == example.used)
  }

  @Test(
    "Text over half of a wide glyph erases the other half",
    arguments: [
      (0, "x 素x"), (1, " x素x"), (2, "元x x"), (3, "元 xx"), (4, "元素x"),
    ])
  func overwrittenHalves(column: Int, expected: String) {
    let canvas = CellCanvas(5, 1)
    canvas.put("元素x", at: .zero)
    canvas.put("x", at: CellPoint(column, 0))
    #expect(canvas.rows == [expected])
  }

  @Test("A wide glyph over halves of two others replaces both") func wideOverWide() {
    let canvas = CellCanvas(6, 1)
    canvas.put("元素元", at: .zero)
    canvas.put("水", at: CellPoint(1, 0))
    #expect(canvas.rows == [" 水 元"])
    #expect(canvas.parts(row: 0) == [1, 2, 0, 1, 2, 0])
  }

  @Test("Text has the background of the canvas unless its style has one") func styleAndBackground() {
    let canvas = CellCanvas(size: CellSize(columns: 2, rows: 1), background: CellColor(rgb: 0x112233))
    canvas.put("a", at: .zero, style: CellStyle(foreground: .white, attributes: .bold))
    canvas.put("b", at: CellPoint(1, 0), style: CellStyle(background: .default))
    #expect(
      canvas[row: 0, column: 0]
        == Cell(
          text: "a",
          style: CellStyle(foreground: .white, background: CellColor(rgb: 0x112233), attributes: .bold)))
    #expect(canvas[row: 0, column: 1] == Cell(text: "b"))
  }

  @Test("Combining marks share the cell of their base character") func combiningMarks() {
    let canvas = CellCanvas(3, 1)
    canvas.put("q\u{308}元\u{303}", at: .zero)
    #expect(canvas[row: 0, column: 0].text == "q\u{308}")
    #expect(canvas[row: 0, column: 1] == Cell(text: "元\u{303}", columns: 2))
    #expect(canvas[row: 0, column: 2] == Cell(text: "", columns: 0))
  }

  /// A control can be a billion columns wide; only the columns within the clip are written.
  @Test("A repeated character is drawn only inside the canvas") func repeatedCharacter() {
    let canvas = CellCanvas(size: CellSize(columns: 6, rows: 2))
    canvas.translated(by: CellPoint(column: 2, row: 0)) {
      canvas.put(repeating: "─", columns: -1_000_000_000..<1_000_000_000, row: 0)
      canvas.put(repeating: "█", columns: 1..<3, row: 1)
      canvas.put(repeating: "x", columns: -9..<9, row: 2)
      canvas.put(repeating: "x", columns: 7..<9, row: 1)
    }
    #expect(TextExport().rows(of: canvas) == ["──────", "   ██"])
  }

  @Test("Cells outside the canvas are blank, and a negative size is zero") func outsideCells() {
    #expect(CellCanvas(1, 1)[row: 5, column: -1] == Cell())
    #expect(CellCanvas(-3, 7).size == CellSize(columns: 0, rows: 7))
  }
}
