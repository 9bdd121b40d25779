import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Concealed views: hidden, transparent and clipped ones, and those outside the picture. They are drawn as outlines.
@Suite struct OverlayConcealedTests {
  private static func drawing(_ root: UIView, columns: Int, rows: Int) -> [String] {
    var renderer = TreeRenderer()
    renderer.showsConcealed = true
    let canvas = CellCanvas(size: CellSize(columns: columns, rows: rows))
    renderer.draw(root, on: canvas)
    return TextExport().rows(of: canvas)
  }

  @Test("A hidden view is a dashed outline with its name") func hiddenView() {
    let hidden = box(1, 0, 10, 3)
    hidden.isHidden = true
    #expect(
      Self.drawing(box(0, 0, 12, 3, hidden), columns: 12, rows: 3) == [
        " ┌UIView┄┄┐", " ┆        ┆", " └┄┄┄┄┄┄┄┄┘",
      ])
  }

  @Test("The outline of a transparent view does not cover visible text") func visibleText() {
    let ghost = box(0, 0, 12, 3)
    ghost.alpha = 0
    #expect(
      Self.drawing(box(0, 0, 12, 3, text("First row", 1, 0, 9, 1), ghost), columns: 12, rows: 3) == [
        "┌First row┄┐", "┆          ┆", "└┄┄┄┄┄┄┄┄┄┄┘",
      ])
  }

  @Test("The clipped part of a view is drawn as an outline") func clippedPart() {
    let clipping = box(1, 0, 6, 2, stars(0, 0, 12, 2))
    clipping.clipsToBounds = true
    #expect(
      Self.drawing(box(0, 0, 14, 2, clipping), columns: 14, rows: 2) == [
        " ******┄┄┄┄┄┐", " ******┄┄┄┄┄┘",
      ])
  }

  @Test("A hidden view has a place only in pictures that show concealed views") func places() {
    let hidden = stars(0, 0, 2, 1)
    hidden.isHidden = true
    let root = box(0, 0, 4, 1, hidden, stars(2, 0, 2, 1))
    #expect(TreeRenderer().places(in: root).count == 2)
    var renderer = TreeRenderer()
    renderer.showsConcealed = true
    #expect(renderer.places(in: root).map(\.isConcealed) == [false, true, false])
  }

  @Test(
    "The extent of a picture includes views outside its edges, and clipped parts if they are shown",
    arguments: [
      (false, CGRect(x: -16, y: 0, width: 96, height: 64)),
      (true, CGRect(x: -16, y: 0, width: 176, height: 64)),
    ])
  func extent(showsConcealed: Bool, expected: CGRect) {
    let clipping = box(4, 0, 4, 1, stars(0, 0, 16, 1))
    clipping.clipsToBounds = true
    let far = box(1e9, 0, 1, 1)
    let root = box(0, 0, 10, 4, box(-2, 1, 4, 1), clipping, far)
    var renderer = TreeRenderer()
    renderer.showsConcealed = showsConcealed
    #expect(renderer.extent(of: root) == expected)
  }

  @Test("A view outside the edges can be selected if concealed views are shown") func outsideView() {
    let off = box(12, 0, 4, 1)
    let root = box(0, 0, 10, 4, off)
    var renderer = TreeRenderer()
    let point = CellPoint(column: 13, row: 0)
    #expect(renderer.view(at: point, in: root) == nil)
    renderer.showsConcealed = true
    #expect(renderer.view(at: point, in: root) === off)
  }
}
