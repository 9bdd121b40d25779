import TestSupport
import Testing

@testable import NibCells

/// Reading the glyphs of a canvas, as screens do.
@Suite struct CellGlyphTests {
  @Test(
    "The glyphs of a row have the text, width and style of its cells",
    arguments: ["plain", "元a素", "q\u{308}uer", "│x┼", "👨‍👩‍👧 🇩🇪"])
  func glyphs(text: String) {
    let canvas = CellCanvas(size: CellSize(columns: 9, rows: 2))
    let style = CellStyle(foreground: .black, background: .white, attributes: .bold)
    canvas.put(text, at: CellPoint(1, 1), style: style)
    canvas.horizontalLine(at: CellPoint(0, 0), columns: 4)
    for row in 0..<2 {
      var read: [Cell] = []
      canvas.forEachGlyph(row: row, columns: 0..<9) { glyph in
        var text = String.UnicodeScalarView([glyph.base])
        text.append(contentsOf: glyph.marks)
        read.append(Cell(text: String(text), columns: glyph.columns, style: glyph.style))
      }
      let cells = (0..<9).map { canvas[row: row, column: $0] }.filter { $0.columns > 0 }
      #expect(read == cells.map { Cell(text: $0.text, columns: $0.columns, style: $0.style) })
    }
  }

  @Test("Only the glyphs of the given columns are read") func partialRow() {
    let canvas = CellCanvas(size: CellSize(columns: 5, rows: 1))
    canvas.put("abcde", at: .zero)
    var read = ""
    canvas.forEachGlyph(row: 0, columns: 1..<4) { read.unicodeScalars.append($0.base) }
    #expect(read == "bcd")
  }

  @Test("Glyphs with combining marks are compared by their text") func markedGlyphs() {
    let first = CellCanvas(size: CellSize(columns: 3, rows: 1))
    let second = first.copy()
    first.put("a\u{308}", at: .zero)
    second.put("o\u{308}", at: .zero)
    #expect(second.changes(since: first) == [CellSpan(row: 0, columns: 0..<1)])
    #expect(first.changes(since: first.copy()).isEmpty)
  }
}
