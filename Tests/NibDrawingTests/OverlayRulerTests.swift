import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Rulers, the grid and the resize handles of a picture.
@Suite struct OverlayRulerTests {
  private static func rows(_ columns: Int, _ rows: Int, _ draw: (CellCanvas) -> Void) -> [String] {
    let canvas = CellCanvas(size: CellSize(columns: columns, rows: rows))
    draw(canvas)
    return TextExport().rows(of: canvas)
  }

  @Test(
    "The ticks and numbers of a ruler fit the scale",
    arguments: [
      (CellGrid(), 0, "╷0 ╷  ╷50╷   ╷100  ╷150"),
      (CellGrid(cellWidth: 4, cellHeight: 8), 0, "╷0 ╷ ╷  ╷ ╷  ╷50  ╷ ╷  ╷"),
      (CellGrid(), 3, "╷  ╷0 ╷  ╷50╷   ╷100  ╷1"),
    ])
  func columns(grid: CellGrid, origin: Int, expected: String) {
    let drawn = Self.rows(24, 1) {
      Ruler().draw(on: $0, in: $0.bounds, origin: origin, grid: grid, horizontal: true)
    }
    #expect(drawn == [expected])
  }

  @Test("A vertical ruler has numbers to the left of its ticks") func verticalRuler() {
    let drawn = Self.rows(4, 7) {
      Ruler().draw(on: $0, in: $0.bounds, origin: 1, grid: CellGrid(), horizontal: false)
    }
    #expect(drawn == ["", "  0╶", "", "   ╶", " 50╶", "", "   ╶"])
  }

  @Test("A ruler marks the extent of the selection") func selection() {
    let canvas = CellCanvas(size: CellSize(columns: 20, rows: 1))
    Ruler(selection: 16...32).draw(
      on: canvas, in: canvas.bounds, origin: 2, grid: CellGrid(), horizontal: true)
    let marked = (0..<20).filter { canvas[row: 0, column: $0].style.attributes.contains(.reverse) }
    #expect(marked == [4, 5])
  }

  @Test(
    "The step of the grid follows the scale",
    arguments: [
      (1.0, 2.0, 8.0), (2, 4, 16), (4, 8, 50), (8, 16, 50), (16, 32, 100), (64, 128, 500),
      (4000, 8000, 10_000),
    ])
  func step(width: Double, height: Double, expected: Double) {
    #expect(PointGrid(CellGrid(cellWidth: width, cellHeight: height)).step == expected)
  }

  @Test("The grid does not cover the picture's text") func grid() {
    let root = box(0, 0, 20, 5, text("Covered text here", 0, 3, 20, 1))
    let canvas = TreeRenderer().canvas(for: root)
    Overlay(of: root, parts: .grid, renderer: TreeRenderer()).draw(on: canvas)
    #expect(TextExport().rows(of: canvas) == ["·     ·      ·     ·", "", "", "Covered text here  ·", ""])
  }

  @Test("The grid reaches into the last row of an image, of which a part is below the picture")
  func partialRow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 205))
    var renderer = TreeRenderer()
    renderer.grid = CellGrid(zoom: 1, pixels: PixelSize(width: 8, height: 17))
    let canvas = CellCanvas(size: renderer.canvasSize(for: root))
    Overlay(of: root, parts: .grid, renderer: renderer).draw(on: canvas)
    let rows = TextExport().rows(of: canvas)
    #expect(rows.count == 13)
    #expect(rows.indices.filter { rows[$0].contains("·") } == [0, 6, 12])
  }

  // MARK: Handles

  private static let picture = CellRect(column: 2, row: 1, columns: 20, rows: 9)

  @Test(
    "An edge can be dragged at any point, and the corner in both directions",
    arguments: [
      (22, 5, ResizeHandles.Handle?.some(.right)), (22, 1, .right), (22, 10, .corner), (4, 10, .bottom),
      (4, 5, nil), (23, 5, nil), (22, 12, nil),
    ])
  func handles(column: Int, row: Int, expected: ResizeHandles.Handle?) {
    let handles = ResizeHandles(
      around: Self.picture, visible: CellRect(column: 0, row: 0, columns: 40, rows: 20))
    #expect(handles.handle(at: CellPoint(column: column, row: row)) == expected)
  }

  @Test("Resize handles stay inside the visible area") func visibleHandles() {
    let handles = ResizeHandles(
      around: Self.picture, visible: CellRect(column: 0, row: 0, columns: 12, rows: 6))
    #expect(handles.cells(of: .corner) == CellRect(column: 11, row: 5, columns: 1, rows: 1))
    #expect(handles.cells(of: .right) == CellRect(column: 11, row: 2, columns: 1, rows: 3))
    let none = ResizeHandles(around: Self.picture, visible: CellRect(column: 30, row: 0, columns: 5, rows: 5))
    #expect(none.handle(at: CellPoint(column: 22, row: 5)) == nil)
    #expect(none.cells(of: .right).isEmpty)
  }

  @Test(
    "Dragging gives a size of whole cells, at least one",
    arguments: [
      (ResizeHandles.Handle.right, 12, 3, CGSize(width: 80, height: 100)),
      (.bottom, 12, 3, CGSize(width: 99, height: 32)),
      (.corner, 12, 3, CGSize(width: 80, height: 32)), (.corner, -5, -5, CGSize(width: 8, height: 16)),
    ])
  func dragging(handle: ResizeHandles.Handle, column: Int, row: Int, expected: CGSize) {
    let handles = ResizeHandles(around: Self.picture, visible: Self.picture)
    let size = handles.size(
      dragging: handle, to: CellPoint(column: column, row: row), from: CGSize(width: 99, height: 100),
      grid: CellGrid())
    #expect(size == expected)
  }
}
