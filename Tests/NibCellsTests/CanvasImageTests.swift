import Testing

@testable import NibCells

/// Images behind cells.
@Suite struct CanvasImageTests {
  private static func image(_ columns: Int, _ rows: Int) -> CanvasImage {
    CanvasImage(size: CellSize(columns: columns, rows: rows)) { cell in
      let count = columns * cell.width * rows * cell.height
      return PixelImage(
        width: columns * cell.width, height: rows * cell.height,
        bytes: Array(repeating: [1, 2, 3, 255], count: count).flatMap { $0 })
    }
  }

  /// The cells that show an image, as rows of `#` and `.`.
  private static func shown(_ canvas: CellCanvas) -> [String] {
    canvas.bounds.rowRange.map { row in
      String(canvas.bounds.columnRange.map { canvas.imageIndex(row: row, column: $0) == nil ? "." : "#" })
    }
  }

  @Test("Lines and texts keep the image as their background, panels do not") func drawingOver() {
    let canvas = CellCanvas(size: CellSize(columns: 6, rows: 3))
    canvas.place(Self.image(4, 3), at: CellPoint(column: 1, row: 0))
    canvas.put("ab", at: CellPoint(column: 0, row: 0))
    canvas.horizontalLine(at: CellPoint(column: 0, row: 1), columns: 6)
    canvas.fill(CellRect(column: 3, row: 1, columns: 3, rows: 2), style: CellStyle(background: .default))
    #expect(Self.shown(canvas) == [".####.", ".##...", ".##..."])
    #expect(canvas[row: 0, column: 1].text == "b")
  }

  @Test("The clip and the edges of the canvas cut an image off") func clip() {
    let canvas = CellCanvas(size: CellSize(columns: 5, rows: 3))
    canvas.withClip(CellRect(column: 0, row: 0, columns: 3, rows: 3)) {
      canvas.place(Self.image(4, 2), at: CellPoint(column: -2, row: 2))
    }
    #expect(Self.shown(canvas) == [".....", ".....", "##..."])
    #expect(canvas.images.map(\.cells) == [CellRect(column: -2, row: 2, columns: 4, rows: 2)])
  }

  @Test("A canvas that is drawn on another one brings its images") func copying() {
    let inner = CellCanvas(size: CellSize(columns: 4, rows: 2))
    inner.place(Self.image(2, 2), at: CellPoint(column: 1, row: 0))
    let outer = CellCanvas(size: CellSize(columns: 5, rows: 3))
    outer.withClip(CellRect(column: 0, row: 0, columns: 3, rows: 2)) {
      outer.draw(inner, at: CellPoint(column: 1, row: 1))
    }
    #expect(Self.shown(outer) == [".....", "..#..", "....."])
    #expect(outer.images.map(\.cells) == [CellRect(column: 2, row: 1, columns: 2, rows: 2)])
  }

  @Test("An image is drawn once for a size of cells, and never in another size") func drawnOnce() {
    var sizes: [PixelSize] = []
    let image = CanvasImage(size: CellSize(columns: 1, rows: 1)) { cell in
      sizes.append(cell)
      return PixelImage(width: 2, height: 1, bytes: Array(repeating: 0, count: 8))
    }
    #expect(image.pixels(cell: PixelSize(width: 2, height: 1))?.width == 2)
    #expect(image.pixels(cell: PixelSize(width: 2, height: 1))?.width == 2)
    #expect(image.pixels(cell: PixelSize(width: 3, height: 1)) == nil)
    #expect(sizes == [PixelSize(width: 2, height: 1), PixelSize(width: 3, height: 1)])
  }

  @Test("A part of an image has its pixels") func part() {
    let image = PixelImage(width: 2, height: 2, bytes: (0..<16).map { UInt8($0) })
    #expect(image.part(x: 1, y: 0, width: 1, height: 2).bytes == [4, 5, 6, 7, 12, 13, 14, 15])
  }
}
