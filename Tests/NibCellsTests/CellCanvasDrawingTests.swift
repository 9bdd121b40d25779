import TestSupport
import Testing

@testable import NibCells

@Suite struct CellCanvasDrawingTests {
  private func filled(_ columns: Int, _ rows: Int) -> CellCanvas {
    let canvas = CellCanvas(columns, rows)
    for row in 0..<rows { canvas.put(String(repeating: "x", count: columns), at: CellPoint(0, row)) }
    return canvas
  }

  @Test("Nested clips are intersected") func nestedClips() {
    let canvas = filled(5, 3)
    canvas.withClip(CellRect(1, 0, 3, 3)) {
      canvas.withClip(CellRect(0, 1, 3, 9)) { canvas.fill(CellRect(-9, -9, 99, 99), style: .plain) }
      #expect(canvas.clipBounds == CellRect(1, 0, 3, 3))
    }
    #expect(canvas.rows == ["xxxxx", "x  xx", "x  xx"])
  }

  @Test("A translation moves text, clips and the cursor") func translation() {
    let canvas = filled(5, 3)
    canvas.translated(by: CellPoint(1, 1)) {
      canvas.translated(by: CellPoint(1, 0)) {
        canvas.put("ab", at: .zero)
        #expect(canvas.clipBounds == CellRect(-2, -1, 5, 3))
        canvas.withClip(CellRect(0, 1, 1, 1)) {
          canvas.put("cd", at: CellPoint(0, 1))
          canvas.placeCursor(at: CellPoint(1, 1))
          #expect(canvas.cursor == nil)
          canvas.placeCursor(at: CellPoint(0, 1))
        }
      }
    }
    #expect(canvas.rows == ["xxxxx", "xxabx", "xxcxx"])
    #expect(canvas.cursor == CellPoint(2, 2))
  }

  @Test("A clip or translation ends when its closure throws an error") func errors() {
    struct Failed: Error {}
    let canvas = CellCanvas(4, 4)
    #expect(throws: Failed.self) { try canvas.withClip(.zero) { () throws -> Void in throw Failed() } }
    #expect(throws: Failed.self) {
      try canvas.translated(by: CellPoint(1, 1)) { () throws -> Void in throw Failed() }
    }
    #expect(canvas.clipBounds == canvas.bounds)
  }

  @Test("Wide glyphs that the clip cuts are not drawn") func wideGlyphsAtClipEdges() {
    let canvas = CellCanvas(6, 1)
    canvas.withClip(CellRect(1, 0, 4, 1)) { canvas.put("元素水", at: .zero) }
    #expect(canvas.rows == ["  素  "])
  }

  @Test("A fill over half of a wide glyph erases the other half") func fillOverWideGlyphs() {
    let canvas = CellCanvas(6, 1)
    canvas.put("元素水", at: .zero)
    canvas.fill(CellRect(1, 0, 4, 1), style: CellStyle(background: .white))
    #expect(canvas.rows == ["      "])
    #expect(canvas.parts(row: 0) == [1, 1, 1, 1, 1, 1])
    #expect(canvas[row: 0, column: 0].style == .plain)
    #expect(canvas[row: 0, column: 1].style.background == .white)
  }

  @Test("Tinting and restyling change styles and keep glyphs") func tint() {
    let canvas = filled(3, 1)
    canvas.restyle(canvas.bounds) { $0.attributes = .bold }
    canvas.tint(CellRect(1, 0, 9, 9), background: .black)
    let expected: [CellStyle] = [
      CellStyle(attributes: .bold), CellStyle(background: .black, attributes: .bold),
      CellStyle(background: .black, attributes: .bold),
    ]
    #expect(canvas.rows == ["xxx"])
    #expect((0..<3).map { canvas[row: 0, column: $0].style } == expected)
    canvas.restyle(canvas.bounds) { $0.background = nil }
    #expect(canvas[row: 0, column: 2].style == CellStyle(attributes: .bold))
  }

  @Test("A canvas that is drawn on another one replaces its cells") func drawnCanvas() {
    let small = CellCanvas(4, 2)
    small.put("元q\u{308}", at: .zero)
    small.drawBox(CellRect(0, 1, 4, 1))
    let canvas = filled(6, 3)
    canvas.put("a\u{301}b\u{302}", at: .zero)
    canvas.draw(small, at: CellPoint(1, 1))
    #expect(canvas.rows == ["a\u{301}b\u{302}xxxx", "x元q\u{308} x", "x[  ]x"])
  }

  @Test(
    "Wide glyphs of a drawn canvas that an edge cuts are left out",
    arguments: [(-1, " 素xx"), (4, "xxxx "), (0, "元素x"), (9, "xxxxx")])
  func cutWideGlyphs(column: Int, expected: String) {
    let small = CellCanvas(4, 1)
    small.put("元素", at: .zero)
    let canvas = filled(5, 1)
    canvas.draw(small, at: CellPoint(column, 0))
    #expect(canvas.rows == [expected])
  }
}
