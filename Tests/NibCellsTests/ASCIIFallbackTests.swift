import TestSupport
import Testing

@testable import NibCells

@Suite struct ASCIIFallbackTests {
  @Test("Boxes, letters and symbols are replaced by similar ASCII characters") func screen() {
    let canvas = CellCanvas(14, 4)
    canvas.drawBox(canvas.bounds, lines: .rounded)
    canvas.drawTitle("Dörr…", in: canvas.bounds)
    canvas.put("元素 • “x” é", at: CellPoint(1, 1))
    canvas.put("q\u{308} → █ € 😀", at: CellPoint(1, 2))
    #expect(
      TextExport(asciiOnly: true).rows(of: canvas) == [
        "+-Dorr.------+", "|???? * \"x\" e|", "|q > # ? ??  |", "+------------+",
      ])
  }

  @Test("Every replacement is printable ASCII and has the given number of columns") func widths() {
    for value in UInt32(0x20)...0x33FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for columns in 0...2 {
        let text = ASCIIFallback.text(String(scalar), columns: columns)
        #expect(text.utf8.count == columns && text.utf8.allSatisfy { 0x20..<0x7F ~= $0 })
      }
    }
  }
}
