import NibCore
import NibDrawing

/// The lines in a cell as bars of pixels.
enum CellLine {
  struct Bar: Hashable {
    var x: Range<Int>
    var y: Range<Int>
  }

  private static let squareCorners: [Unicode.Scalar: Unicode.Scalar] = [
    "╭": "┌", "╮": "┐", "╰": "└", "╯": "┘",
  ]

  /// The shape of a line or block character; `nil` for other characters. Round corners are drawn as square ones.
  static func shape(of scalar: Unicode.Scalar) -> SVGGlyphShape? {
    let square = squareCorners[scalar] ?? scalar
    guard let shape = SVGGlyphShape.shape(of: square), !shape.rectangles.isEmpty else {
      return nil
    }
    return shape
  }

  /// The bars of a character in the cell at `origin`, counted from the top left cell of an image.
  static func bars(of scalar: Unicode.Scalar, at origin: CellPoint, cell: PixelSize) -> [Bar] {
    (shape(of: scalar)?.rectangles ?? []).map { rectangle in
      Bar(
        x: range(
          from: rectangle.x, length: rectangle.width, cellUnits: SVGCell.width, cellPixels: cell.width,
          cellIndex: origin.column),
        y: range(
          from: rectangle.y, length: rectangle.height, cellUnits: SVGCell.height, cellPixels: cell.height,
          cellIndex: origin.row))
    }
  }

  /// A range of units of a cell on one axis, in pixels: at least one pixel.
  ///
  /// - Parameters:
  ///   - start, length: the range in units of the cell.
  ///   - cellUnits, cellPixels: the length of a cell in units and in pixels.
  ///   - cellIndex: the column or row of the cell.
  private static func range(
    from start: Int, length: Int, cellUnits: Int, cellPixels: Int, cellIndex: Int
  ) -> Range<Int> {
    let first = start * cellPixels / cellUnits
    let last = (start + length) * cellPixels / cellUnits
    let offset = cellIndex * cellPixels
    return offset + first..<offset + max(first + 1, last)
  }
}
