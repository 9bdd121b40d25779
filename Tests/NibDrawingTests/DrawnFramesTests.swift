import TestSupport
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Views that are drawn elsewhere than at their own frames.
@Suite struct DrawnFramesTests {
  @Test("The frame, the overlay and a click follow a label that only rounding cuts off") func lifted() {
    let label = text("Last", 0, 3, 4, 1)
    let card = box(2, 0.5, 10, 3.75, label)
    card.clipsToBounds = true
    let root = box(0, 0, 16, 6, card)
    let renderer = TreeRenderer()
    let frames = DrawnFrames(of: root, grid: .standard)
    #expect(frames.frame(of: label) == CGRect(x: 16, y: 40, width: 32, height: 16))
    #expect(frames.frame(of: card) == CGRect(x: 16, y: 8, width: 80, height: 60))
    #expect(
      renderer.view(at: CellPoint(column: 3, row: 3), in: root) === label
        && frames.point(at: CellPoint(column: 3, row: 3)) == CGPoint(x: 28, y: 62))
    let canvas = renderer.canvas(for: root)
    Overlay(of: root, selection: label, parts: .box, renderer: renderer).draw(on: canvas)
    #expect(TextExport().rows(of: canvas) == ["", "", "", " [Last]", "  32 × 16", ""])
  }

  @Test("The extent of concealed views ends where a view that moves up is drawn") func extent() {
    let label = text("Last", 0, 3, 4, 1)
    let card = box(0, 0.5, 4, 3.75, label)
    card.clipsToBounds = true
    let root = box(0, 0, 4, 4, card)
    var renderer = TreeRenderer()
    renderer.showsConcealed = true
    #expect(renderer.extent(of: root) == CGRect(x: 0, y: 0, width: 32, height: 68))
  }
}
