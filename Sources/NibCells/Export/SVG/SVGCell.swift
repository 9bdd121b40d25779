/// The measures of a cell in a picture, in user units. A pixel at 100 % is three units, so that halves,
/// thirds and eighths of a cell are whole numbers and every line lies on whole pixels.
enum SVGCell {
  static let unitsPerPixel = 3
  /// 8 pixels: a cell of a picture is as wide as the points that it stands for at the standard scale.
  static let width = 24
  /// 16 pixels.
  static let height = 48
  /// Most monospaced fonts advance by 0.6 of their size: at this one, by a cell.
  static let fontSize = 40
  /// The baseline of a row's text, from its top.
  static let baseline = 36
  /// The thickness of a light line.
  static let line = 3
  /// Where a light line lies that crosses the cell from top to bottom, and one from left to right.
  static let lineLeft = 12
  static let lineTop = 24
}
