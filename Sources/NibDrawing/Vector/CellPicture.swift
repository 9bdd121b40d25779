import NibCore

/// The cells of a canvas as a vector picture with the colors of a light or dark terminal, for images made of pixels.
/// A cell is 8 x 16 points.
package struct CellPicture {
  private let canvas: CellCanvas
  private let ink: ColorComponents
  private let paper: ColorComponents
  private var items: [VectorItem] = []

  private static let width = Double(SVGCell.width / SVGCell.unitsPerPixel)
  private static let height = Double(SVGCell.height / SVGCell.unitsPerPixel)

  /// The picture of a canvas.
  package static func picture(of canvas: CellCanvas, isDark: Bool) -> VectorPicture {
    var picture = CellPicture(canvas, isDark: isDark)
    let rows = canvas.bounds.rowRange.map { (row: $0, seen: SeenRow(canvas, row: $0)) }
    // All backgrounds come first: a wide character extends over the background of the next cell.
    for (row, seen) in rows {
      for column in canvas.bounds.columnRange { picture.addBackground(row, column, seen) }
    }
    for (row, seen) in rows {
      for column in canvas.bounds.columnRange { picture.addContent(row, column, seen) }
    }
    let size = CGSize(
      width: width * Double(canvas.size.columns), height: height * Double(canvas.size.rows))
    return VectorPicture(size: size, items: picture.items)
  }

  private init(_ canvas: CellCanvas, isDark: Bool) {
    self.canvas = canvas
    ink = ColorComponents(rgba: isDark ? 0xE6ED_F3FF : 0x1F23_28FF)
    paper = ColorComponents(rgba: isDark ? 0x161B_22FF : 0xFFFF_FFFF)
  }

  /// Adds the background of a cell, unless it is that of the page.
  private mutating func addBackground(_ row: Int, _ column: Int, _ seen: SeenRow) {
    let style = seen.seen(canvas[row: row, column: column], column: column).style
    let isReversed = style.attributes.contains(.reverse)
    let background = isReversed ? color(style.foreground, ink) : color(style.background, paper)
    guard background != paper else { return }
    let (x, y) = (CellPicture.width * Double(column), CellPicture.height * Double(row))
    fill(x: x, y: y, width: CellPicture.width, height: CellPicture.height, background)
  }

  /// Adds the character of a cell and the lines under and through it.
  private mutating func addContent(_ row: Int, _ column: Int, _ seen: SeenRow) {
    let cell = seen.seen(canvas[row: row, column: column], column: column)
    let text = cell.text
    let (x, y) = (CellPicture.width * Double(column), CellPicture.height * Double(row))
    let style = cell.style
    let isReversed = style.attributes.contains(.reverse)
    var letter = isReversed ? color(style.background, paper) : color(style.foreground, ink)
    if style.attributes.contains(.dim) { letter.alpha = 0.6 }
    for (attribute, offset) in [(CellStyle.Attributes.underline, 13.0), (.strikethrough, 8)]
    where style.attributes.contains(attribute) {
      fill(x: x, y: y + offset, width: CellPicture.width, height: 1, letter)
    }
    guard cell.columns > 0, text != " ", let scalar = text.unicodeScalars.first else { return }
    if let corner = CellPicture.lines[scalar] {
      addLine(through: corner, from: CGPoint(x: x, y: y), letter)
    } else if let shape = SVGGlyphShape.shape(of: scalar) {
      letter.alpha *= Double(shape.percent) / 100
      let unit = 1 / Double(SVGCell.unitsPerPixel)
      for part in shape.rectangles {
        fill(
          x: x + Double(part.x) * unit, y: y + Double(part.y) * unit, width: Double(part.width) * unit,
          height: Double(part.height) * unit, letter)
      }
    } else {
      let face = FontFace.system(
        style.attributes.contains(.bold) ? .bold : .regular, isItalic: style.attributes.contains(.italic))
      items.append(
        .text(
          VectorText(
            string: text, origin: CGPoint(x: x, y: y + 12),
            width: CellPicture.width * Double(cell.columns), face: face, size: 13, color: letter,
            isMonospaced: true)))
    }
  }

  private func color(_ color: CellColor?, _ standard: ColorComponents) -> ColorComponents {
    guard let color, !color.isDefault else { return standard }
    return ColorComponents(rgba: UInt32(color.rgb) << 8 | 0xFF)
  }

  private mutating func fill(
    x: Double, y: Double, width: Double, height: Double, _ color: ColorComponents
  ) {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    items.append(
      .shape(VectorShape(outline: .rectangle(VectorRectangle(frame)), fill: color, stroke: nil)))
  }

  /// Draws a line through points, which are given relative to an origin.
  private mutating func addLine(
    through points: [(x: Double, y: Double)], from origin: CGPoint, _ color: ColorComponents
  ) {
    let points = points.map { CGPoint(x: origin.x + $0.x, y: origin.y + $0.y) }
    items.append(
      .shape(
        VectorShape(outline: .line(points), fill: nil, stroke: VectorShape.Stroke(color: color, width: 1))))
  }

  /// Round corners and diagonals, which are not rectangles.
  static let lines: [Unicode.Scalar: [(x: Double, y: Double)]] = [
    "╭": [(4.5, 16), (4.5, 12), (5.5, 9.5), (8, 8.5)], "╮": [(0, 8.5), (2.5, 9.5), (4.5, 12), (4.5, 16)],
    "╯": [(4.5, 0), (4.5, 5), (2.5, 7.5), (0, 8.5)], "╰": [(4.5, 0), (4.5, 5), (5.5, 7.5), (8, 8.5)],
    "╱": [(0, 16), (8, 0)], "╲": [(0, 0), (8, 16)],
  ]
}
