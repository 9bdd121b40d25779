import TestSupport
import Testing

@testable import NibCells

/// A canvas stays consistent whatever is drawn on it.
@Suite struct CellCanvasPropertyTests {
  private let size = CellSize(columns: 12, rows: 5)

  @Test(
    "Random drawing keeps wide glyphs whole, respects the clip and reports all its changes",
    arguments: UInt64(1)...40)
  func randomDrawing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let canvas = CellCanvas(size: size)
    var screen = canvas.copy()
    for _ in 0..<40 {
      let untouched = canvas.copy()
      let clip = rect(&random)
      canvas.withClip(clip) { drawSomething(on: canvas, &random) }
      let allowed = clip.inset(columns: -1, rows: 0)
      #expect(wideGlyphsAreWhole(canvas), "seed \(seed)")
      #expect(changedCells(of: canvas, since: untouched).allSatisfy(allowed.contains), "seed \(seed)")
      repaint(screen, like: canvas)
      #expect(screen.rows == canvas.rows, "seed \(seed)")
      screen = canvas.copy()
    }
  }

  private func drawSomething(on canvas: CellCanvas, _ random: inout SeededRandom) {
    let area = rect(&random)
    let style = CellStyle(background: Bool.random(using: &random) ? .white : nil)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: canvas.put("元a素q\u{308}👨‍👩‍👧🇩🇪", at: area.origin, style: style, maxColumns: area.size.columns)
    case 2: canvas.fill(area, style: style)
    case 3: canvas.drawBox(area, lines: LineStyle.allCases.randomElement(using: &random) ?? .light)
    case 4: canvas.tint(area, background: .black)
    default:
      let other = CellCanvas(size: area.size)
      other.put("素元素", at: CellPoint(-1, 0))
      canvas.draw(other, at: area.origin)
    }
  }

  private func rect(_ random: inout SeededRandom) -> CellRect {
    CellRect(
      column: Int.random(in: -4..<14, using: &random), row: Int.random(in: -2..<6, using: &random),
      columns: Int.random(in: 0..<12, using: &random), rows: Int.random(in: 0..<5, using: &random))
  }

  /// Whether every left half of a wide glyph has its right half, and vice versa.
  private func wideGlyphsAreWhole(_ canvas: CellCanvas) -> Bool {
    (0..<size.rows).allSatisfy { row in
      let parts = canvas.parts(row: row)
      let lefts = parts.indices.filter { parts[$0] == 2 }
      return lefts.map { $0 + 1 } == parts.indices.filter { parts[$0] == 0 }
    }
  }

  private func changedCells(of canvas: CellCanvas, since earlier: CellCanvas) -> [CellPoint] {
    var cells: [CellPoint] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns
      where canvas[row: row, column: column] != earlier[row: row, column: column] {
        cells.append(CellPoint(column, row))
      }
    }
    return cells
  }

  /// Applies the changes as a screen does: writes the changed spans and nothing else.
  private func repaint(_ screen: CellCanvas, like canvas: CellCanvas) {
    for span in canvas.changes(since: screen) {
      for column in span.columns {
        let cell = canvas[row: span.row, column: column]
        screen.put(cell.text, at: CellPoint(column, span.row), style: cell.style)
      }
    }
  }
}
