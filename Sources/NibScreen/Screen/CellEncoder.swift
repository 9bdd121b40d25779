import CNCurses
import NibCore

/// Turns cells of a canvas into what ncurses puts on its window.
struct CellEncoder {
  let colorDepth: ColorDepth
  let glyphs: GlyphSet
  private var pairs: ColorPairs
  /// The style of the cell before, most often that of the next too.
  private var style = CellStyle.plain
  private var attributes: attr_t = 0
  private var pair: Int32 = 0

  init(colorDepth: ColorDepth, glyphs: GlyphSet, pairs: ColorPairs) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
    self.pairs = pairs
  }

  /// Call between frames. Whether all cells must be encoded again, because the color pairs had run out.
  mutating func recyclePairs() -> Bool {
    guard pairs.isFull else { return false }
    pairs.removeAll()
    style = .plain
    (attributes, pair) = (0, 0)
    return true
  }

  /// The cells of a row, without the right halves of wide glyphs, which ncurses adds itself.
  mutating func cells(of canvas: CellCanvas, row: Int, columns: Range<Int>) -> [cchar_t] {
    var cells: [cchar_t] = []
    cells.reserveCapacity(columns.count)
    for column in columns { append(canvas[row: row, column: column], to: &cells) }
    return cells
  }

  private mutating func append(_ cell: Cell, to cells: inout [cchar_t]) {
    if cell.columns == 0 { return }
    select(cell.style)
    switch glyphs {
    case .unicode: append(cell.text.unicodeScalars, to: &cells)
    case .ascii:
      for scalar in ASCIIFallback.text(cell.text, columns: cell.columns).unicodeScalars {
        append(CollectionOfOne(scalar), to: &cells)
      }
    }
  }

  private func append(_ scalars: some Sequence<Unicode.Scalar>, to cells: inout [cchar_t]) {
    var cell = cchar_t()
    let text = scalars.map { wchar_t($0.value) } + [0]
    if !nibcurses_set_cell(&cell, text, attributes, pair) {
      // A scalar that the locale does not know must not shift the rest of the row.
      _ = nibcurses_set_cell(&cell, [wchar_t(UInt8(ascii: "?")), 0], attributes, pair)
    }
    cells.append(cell)
  }

  private mutating func select(_ style: CellStyle) {
    guard style != self.style else { return }
    self.style = style
    let shown = TerminalStyle(style, depth: colorDepth)
    attributes = CellEncoder.attributes(shown.attributes)
    pair = pairs.number(foreground: shown.foreground, background: shown.background)
  }

  /// ncurses knows no strikethrough.
  private static func attributes(_ attributes: CellStyle.Attributes) -> attr_t {
    let table: [(CellStyle.Attributes, attr_t)] = [
      (.bold, nibcurses_bold), (.dim, nibcurses_dim), (.italic, nibcurses_italic),
      (.underline, nibcurses_underline), (.reverse, nibcurses_reverse),
    ]
    return table.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
