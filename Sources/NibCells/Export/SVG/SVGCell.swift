/// The dimensions of a cell in a picture, in SVG's user units. A pixel at 100 % is three units, so that halves,
/// thirds and eighths of a cell are whole numbers, and every line is on whole pixels.
package enum SVGCell {
  package static let unitsPerPixel = 3
  /// 8 pixels: one for each point that a cell represents at the standard scale.
  package static let width = 24
  /// 16 pixels.
  package static let height = 48
  /// The font size at which the advance of most monospaced fonts (0.6 of their size) is the width of a cell.
  static let fontSize = 40
  /// The distance of a text's baseline from the top of its row.
  static let baseline = 36
  /// The thickness of a light line.
  static let line = 3
  /// The left edge of a light line that crosses the cell from top to bottom.
  static let lineLeft = 12
  /// The top edge of a light line that crosses the cell from left to right.
  static let lineTop = 24
}
