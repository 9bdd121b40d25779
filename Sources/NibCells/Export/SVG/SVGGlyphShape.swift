/// A character drawn as a shape, so that it joins its neighbors with any font. Positions are relative to the
/// cell.
package struct SVGGlyphShape: Hashable {
  package var rectangles: [SVGRectangle] = []
  /// The parts that are not rectangles, as relative path data that starts at the cell's corner.
  package var outline = ""
  /// The opacity in percent.
  package var percent = 100

  /// The shape of a box-drawing, block or braille character; `nil` for a character that the font draws.
  package static func shape(of scalar: Unicode.Scalar) -> SVGGlyphShape? {
    switch scalar.value {
    case 0x2500...0x257F: SVGLineShapes.shape(of: scalar)
    case 0x2580...0x259F: SVGBlockShapes.block(scalar.value)
    case 0x1FB00...0x1FB3B: SVGBlockShapes.sextants(scalar.value)
    case 0x2800...0x28FF: SVGBlockShapes.braille(scalar.value)
    default: nil
    }
  }
}

/// The shapes of U+2580...259F (block elements and shades), U+1FB00...1FB3B (sextants) and U+2800...28FF (braille
/// patterns).
enum SVGBlockShapes {
  /// The shape of a block element, in eighths of a cell.
  static func block(_ value: UInt32) -> SVGGlyphShape {
    let offset = Int(value) - 0x2580
    switch offset {
    case 0x01...0x08: return eighths(y: 8 - offset, height: offset)
    case 0x09...0x0F: return eighths(width: 0x10 - offset)
    case 0x10: return eighths(x: 4, width: 4)
    case 0x11...0x13:
      var shade = eighths()
      shade.percent = 25 * (offset - 0x10)
      return shade
    case 0x14: return eighths(height: 1)
    case 0x15: return eighths(x: 7, width: 1)
    case 0x16...0x1F: return quadrants(quadrantSets[offset - 0x16])
    default: return eighths(height: 4)
    }
  }

  /// The shape of a braille pattern. Each set bit is a dot. From the lowest bit: the upper three dots of the left
  /// column, those of the right column, the lowest dot on the left, the lowest dot on the right.
  static func braille(_ value: UInt32) -> SVGGlyphShape {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    let size = SVGCell.width / 4
    let dots = places.enumerated().filter { value >> UInt32($0.offset) & 1 == 1 }.map { _, place in
      SVGRectangle(
        x: place.0 * SVGCell.width / 2 + size / 2, y: place.1 * SVGCell.height / 4 + size / 2, width: size,
        height: size)
    }
    return SVGGlyphShape(rectangles: dots)
  }

  /// The quadrants of U+2596...259F: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quadrantSets = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(_ set: Int) -> SVGGlyphShape { parts(set, rows: 2) }

  /// The shape of a sextant. The characters are in the order of the numbers that the bits of their parts form. The
  /// numbers of the empty cell and of the two half blocks are left out.
  static func sextants(_ value: UInt32) -> SVGGlyphShape {
    let index = Int(value) - 0x1FB00
    let omittedNumbers =
      switch index {
      case 40...: 3
      case 20...: 2
      default: 1
      }
    return parts(index + omittedNumbers, rows: 3)
  }

  /// The parts of a cell that is divided into two columns and some rows. From the lowest, the bits of `set` are the
  /// parts from left to right and from top to bottom.
  private static func parts(_ set: Int, rows: Int) -> SVGGlyphShape {
    let (width, height) = (SVGCell.width / 2, SVGCell.height / rows)
    return SVGGlyphShape(
      rectangles: (0..<2 * rows).filter { set >> $0 & 1 == 1 }.map {
        SVGRectangle(x: $0 % 2 * width, y: $0 / 2 * height, width: width, height: height)
      })
  }

  /// A part of the cell, in eighths of its sides.
  private static func eighths(x: Int = 0, y: Int = 0, width: Int = 8, height: Int = 8) -> SVGGlyphShape {
    let (column, row) = (SVGCell.width / 8, SVGCell.height / 8)
    return SVGGlyphShape(
      rectangles: [SVGRectangle(x: x * column, y: y * row, width: width * column, height: height * row)])
  }
}
