import TestSupport
import Testing

@testable import NibCells

@Suite struct CellCanvasLinesTests {
  static let boxes: [(LineStyle, [String])] = [
    (.light, ["┌──┐", "│  │", "└──┘"]), (.heavy, ["┏━━┓", "┃  ┃", "┗━━┛"]),
    (.double, ["╔══╗", "║  ║", "╚══╝"]), (.rounded, ["╭──╮", "│  │", "╰──╯"]),
    (.dashed, ["┌┄┄┐", "┆  ┆", "└┄┄┘"]),
  ]

  @Test("A box is drawn with the characters of its line style", arguments: boxes)
  func box(lines: LineStyle, expected: [String]) {
    let canvas = CellCanvas(4, 3)
    canvas.drawBox(canvas.bounds, lines: lines)
    #expect(canvas.rows == expected)
  }

  static let smallBoxes: [(CellSize, LineStyle, [String])] = [
    (CellSize(columns: 1, rows: 1), .light, ["□   ", "    ", "    "]),
    (CellSize(columns: 2, rows: 1), .heavy, ["[]  ", "    ", "    "]),
    (CellSize(columns: 4, rows: 1), .rounded, ["(  )", "    ", "    "]),
    (CellSize(columns: 1, rows: 3), .light, ["│   ", "│   ", "│   "]),
    (CellSize(columns: 1, rows: 2), .double, ["║   ", "║   ", "    "]),
    (CellSize(columns: 2, rows: 2), .light, ["┌┐  ", "└┘  ", "    "]),
    (CellSize(columns: 0, rows: 3), .light, ["    ", "    ", "    "]),
  ]

  @Test("A box of one row or column is drawn as brackets, a line or a square", arguments: smallBoxes)
  func smallBox(size: CellSize, lines: LineStyle, expected: [String]) {
    let canvas = CellCanvas(4, 3)
    canvas.drawBox(CellRect(origin: .zero, size: size), lines: lines)
    #expect(canvas.rows == expected)
  }

  @Test("Boxes that share edges are joined") func sharedEdges() {
    let canvas = CellCanvas(9, 5)
    canvas.drawBox(canvas.bounds)
    canvas.drawBox(CellRect(0, 0, 5, 3))
    canvas.drawBox(CellRect(4, 2, 5, 3), lines: .heavy)
    #expect(
      canvas.rows == [
        "┌───┬───┐",
        "│   │   │",
        "├───╆━━━┪",
        "│   ┃   ┃",
        "└───┺━━━┛",
      ])
  }

  @Test("Lines of different styles are joined where they cross") func crossingLines() {
    let canvas = CellCanvas(5, 3)
    canvas.horizontalLine(at: CellPoint(0, 1), columns: 5, lines: .double)
    canvas.verticalLine(at: CellPoint(1, 0), rows: 3)
    canvas.verticalLine(at: CellPoint(3, 0), rows: 2, lines: .dashed)
    #expect(canvas.rows == [" ╷ ╷ ", "═╪═╧═", " ╵   "])
  }

  @Test("A line does not join lines that text or a fill has replaced") func interruptedLines() {
    let canvas = CellCanvas(5, 3)
    canvas.drawBox(canvas.bounds)
    canvas.put("a", at: CellPoint(2, 0))
    canvas.verticalLine(at: CellPoint(2, 0), rows: 3)
    canvas.fill(CellRect(3, 2, 1, 1), style: .plain)
    canvas.verticalLine(at: CellPoint(3, 1), rows: 2)
    #expect(canvas.rows == ["┌─╷─┐", "│ │╷│", "└─┴╵┘"])
  }

  @Test("A box with an interior hides what is under it") func interior() {
    let canvas = CellCanvas(6, 3)
    canvas.drawBox(canvas.bounds)
    canvas.put("abcd", at: CellPoint(1, 1))
    canvas.drawBox(CellRect(2, 0, 3, 3), interior: CellStyle(background: .white))
    #expect(canvas.rows == ["┌─┌─┐┐", "│a│ ││", "└─└─┘┘"])
    #expect(canvas[row: 1, column: 3].style.background == .white)
    #expect(canvas[row: 1, column: 2].style.background == .white)
    #expect(canvas[row: 1, column: 1].style.background == nil)
  }

  @Test("Lines are clipped, however long they are") func clippedLines() {
    let canvas = CellCanvas(5, 3)
    canvas.withClip(CellRect(1, 0, 3, 2)) { canvas.drawBox(CellRect(-3, -3, 6, 5)) }
    #expect(canvas.rows == ["  │  ", " ─┘  ", "     "])
    canvas.drawBox(CellRect(-1_000_000, -1_000_000, 2_000_000, 2_000_000))
    #expect(canvas.rows == ["  │  ", " ─┘  ", "     "])
  }

  @Test("A line over half of a wide glyph erases the other half") func lineOverWideGlyph() {
    let canvas = CellCanvas(4, 1)
    canvas.put("元素", at: .zero)
    canvas.verticalLine(at: CellPoint(1, 0), rows: 1)
    #expect(canvas.rows == [" │素"])
  }

  static let titles: [(String, Int, CellText.Alignment, String)] = [
    ("UILabel", 12, .left, "┌─UILabel──┐"), ("UILabel", 11, .left, "┌─UILabel─┐"),
    ("UILabel", 12, .right, "┌──UILabel─┐"), ("UILabel", 14, .center, "┌──UILabel───┐"),
    ("UILabel", 10, .left, "┌─UILab…─┐"), ("UILabel", 8, .left, "┌─UIL…─┐"),
    ("UILabel", 7, .left, "┌─────┐"), ("UI", 6, .left, "┌─UI─┐"), ("UI", 5, .left, "┌───┐"),
    ("元素", 8, .left, "┌─元素─┐"), ("", 5, .left, "┌───┐"),
  ]

  @Test(
    "The title of a box is aligned in its upper edge, truncated, or left out if the box is too narrow",
    arguments: titles)
  func title(_ title: String, columns: Int, alignment: CellText.Alignment, expected: String) {
    let canvas = CellCanvas(columns, 2)
    canvas.drawBox(canvas.bounds)
    canvas.drawTitle(title, in: canvas.bounds, alignment: alignment)
    #expect(canvas.rows.first == expected)
  }

  @Test(
    "The title of a box of one row is between its brackets",
    arguments: [("OK", 6, "[OK  ]"), ("OK", 4, "[OK]"), ("Button", 6, "[But…]"), ("Button", 5, "[   ]")])
  func titleInOneRow(_ title: String, columns: Int, expected: String) {
    let canvas = CellCanvas(columns, 1)
    canvas.drawBox(canvas.bounds)
    canvas.drawTitle(title, in: canvas.bounds)
    #expect(canvas.rows == [expected])
  }
}
