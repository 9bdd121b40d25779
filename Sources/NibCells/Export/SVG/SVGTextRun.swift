/// Letters of a row that can be written as one `<text>` element: they have the same paint, weight and slant, with no
/// more than one space between words.
struct SVGTextRun: Hashable {
  var text: String
  var row: Int
  var column: Int
  var columns: Int
  var paint: SVGPaint
  var isBold: Bool
  var isItalic: Bool
  /// Whether the text is a single symbol that fonts may draw wider or narrower than its cells. Such a symbol is
  /// centered in its cells.
  var isCenteredSymbol: Bool

  /// The text's element. If the text is wider than one cell, the element specifies its width, so that the
  /// letters stay in their cells with any font.
  var element: String {
    let width = columns * SVGCell.width
    let x = column * SVGCell.width + (isCenteredSymbol ? width / 2 : 0)
    let y = row * SVGCell.height + SVGCell.baseline
    let length = isCenteredSymbol || columns == 1 ? "" : " textLength=\"\(width)\""
    let anchor = isCenteredSymbol ? " text-anchor=\"middle\"" : ""
    let weight = isBold ? " font-weight=\"bold\"" : ""
    let slant = isItalic ? " font-style=\"italic\"" : ""
    return "<text x=\"\(x)\" y=\"\(y)\"\(length)\(anchor)\(weight)\(slant)\(paint.attributes)>"
      + "\(SVGMarkup.escaped(text))</text>\n"
  }

  /// A run that starts with the cell at a position.
  init(_ cell: Cell, row: Int, column: Int) {
    text = cell.text
    self.row = row
    self.column = column
    columns = cell.columns
    paint = cell.style.svgGlyphPaint
    isBold = cell.style.attributes.contains(.bold)
    isItalic = cell.style.attributes.contains(.italic)
    isCenteredSymbol = cell.columns != 1 || !SVGTextRun.isInEveryFont(cell.text)
  }

  /// Appends the next run if both can be written as one; otherwise returns false.
  mutating func join(_ next: SVGTextRun) -> Bool {
    let gap = next.column - column - columns
    let hasSameStyle = next.paint == paint && next.isBold == isBold && next.isItalic == isItalic
    guard next.row == row, 0...1 ~= gap, !isCenteredSymbol, !next.isCenteredSymbol, hasSameStyle else {
      return false
    }
    text += (gap == 1 ? " " : "") + next.text
    columns += gap + next.columns
    return true
  }

  /// Whether every monospaced font has the glyph: Latin, Greek, Cyrillic and their punctuation. Other glyphs
  /// come from fallback fonts with different widths.
  private static func isInEveryFont(_ text: String) -> Bool {
    guard let base = text.unicodeScalars.first?.value else { return true }
    return base < 0x250 || 0x370..<0x530 ~= base || 0x2010...0x203A ~= base || base == 0x20AC
  }
}
