import TestSupport
import Testing

@testable import NibCells

@Suite struct CellCanvasChangesTests {
  @Test("Without an earlier canvas of the same size, all cells have changed") func allCells() {
    let all = [CellSpan(row: 0, columns: 0..<3), CellSpan(row: 1, columns: 0..<3)]
    #expect(CellCanvas(3, 2).changes(since: nil) == all)
    #expect(CellCanvas(3, 2).changes(since: CellCanvas(2, 3)) == all)
  }

  struct Case: Sendable {
    var before: String, after: String, spans: [Range<Int>]
  }

  static let cases = [
    Case(before: "abcdef", after: "abcdef", spans: []),
    Case(before: "abcdef", after: "aBCdeF", spans: [1..<3, 5..<6]),
    Case(before: "元素", after: "元水", spans: [2..<4]),
    Case(before: "ab", after: "元", spans: [0..<2]),
    Case(before: "元", after: "ab", spans: [0..<2]),
    Case(before: "x元", after: "元x", spans: [0..<3]),
    Case(before: "q\u{301}q\u{302}", after: "q\u{302}q\u{302}", spans: [0..<1]),
    Case(before: "q\u{301}", after: "q", spans: [0..<1]),
  ]

  @Test("The changes of a row are the spans of cells that differ", arguments: cases)
  func changes(_ example: Case) {
    let before = CellCanvas(6, 1)
    before.put(example.before, at: .zero)
    let after = CellCanvas(6, 1)
    after.put(example.after, at: .zero)
    #expect(after.changes(since: before) == example.spans.map { CellSpan(row: 0, columns: $0) })
  }

  @Test("A different style is a change") func styleChanges() {
    let before = CellCanvas(4, 2)
    let after = before.copy()
    after.tint(CellRect(1, 1, 2, 1), background: .black)
    #expect(after.changes(since: before) == [CellSpan(row: 1, columns: 1..<3)])
  }

  @Test("A change in half of a wide glyph covers the whole glyph") func wideGlyphChanges() {
    let before = CellCanvas(4, 1)
    before.put("元素", at: .zero)
    let after = before.copy()
    after.tint(CellRect(1, 0, 2, 1), background: .black)
    #expect(after.changes(since: before) == [CellSpan(row: 0, columns: 0..<4)])
  }
}
