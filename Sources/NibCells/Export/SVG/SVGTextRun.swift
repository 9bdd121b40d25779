/// Letters of a row that can be set as one text: of one paint and kind, with no more than a space between
/// words.
struct SVGTextRun: Hashable {
  var text: String
  var row: Int
  var column: Int
  var columns: Int
  var paint: SVGPaint
  var isBold: Bool
  var isItalic: Bool
  /// Whether the text is a single sign that fonts may draw wider or narrower than its cells: it is centered
  /// in them.
  var isSign: Bool

  /// The text's element. The length of several letters is given, so that any font keeps to the cells.
  var element: String {
    let width = columns * SVGCell.width
    let x = column * SVGCell.width + (isSign ? width / 2 : 0)
    let y = row * SVGCell.height + SVGCell.baseline
    let length = isSign || columns == 1 ? "" : " textLength=\"\(width)\""
    let anchor = isSign ? " text-anchor=\"middle\"" : ""
    let weight = isBold ? " font-weight=\"bold\"" : ""
    let slant = isItalic ? " font-style=\"italic\"" : ""
    return "<text x=\"\(x)\" y=\"\(y)\"\(length)\(anchor)\(weight)\(slant)\(paint.attributes)>"
      + "\(SVGMarkup.escaped(text))</text>\n"
  }

  /// The run that begins with the cell at a place.
  init(_ cell: Cell, row: Int, column: Int) {
    text = cell.text
    self.row = row
    self.column = column
    columns = cell.columns
    paint = cell.style.svgGlyph
    isBold = cell.style.attributes.contains(.bold)
    isItalic = cell.style.attributes.contains(.italic)
    isSign = cell.columns != 1 || !SVGTextRun.isInEveryFont(cell.text)
  }

  /// Takes up the run that follows, if both can be set as one.
  mutating func join(_ next: SVGTextRun) -> Bool {
    let gap = next.column - column - columns
    guard next.row == row, 0...1 ~= gap, !isSign, !next.isSign, next.paint == paint, next.isBold == isBold,
      next.isItalic == isItalic
    else { return false }
    text += (gap == 1 ? " " : "") + next.text
    columns += gap + next.columns
    return true
  }

  /// Whether any monospaced font has the glyph: Latin, Greek, Cyrillic and their punctuation. Others come
  /// from another font, of other widths.
  private static func isInEveryFont(_ text: String) -> Bool {
    guard let base = text.unicodeScalars.first?.value else { return true }
    return base < 0x250 || 0x370..<0x530 ~= base || 0x2010...0x203A ~= base || base == 0x20AC
  }
}
