import CNCurses
import NibCore

/// Turns cells of a canvas into what ncurses puts on its window.
struct CellEncoder {
  let colorDepth: ColorDepth
  let glyphs: GlyphSet
  private var pairs: ColorPairs
  private var styles = ShownStyles()
  /// The style of the cell before, most often that of the next too; nil before the first cell.
  private var style: CellStyle?
  private var shown = ShownStyle(attributes: 0, pair: 0)
  /// A cell of that style, to be given a character.
  private var pattern = cchar_t()
  private var cells: [cchar_t] = []

  init(colorDepth: ColorDepth, glyphs: GlyphSet, pairs: ColorPairs) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
    self.pairs = pairs
  }

  /// Call before a frame is encoded. Whether it is the first that gets color pairs.
  mutating func beginFrame() -> Bool {
    pairs.hasRunOut = false
    return pairs.isEmpty
  }

  /// Call when a frame has been encoded. Whether all its cells must be encoded again, because the color pairs had run out.
  mutating func recyclePairs() -> Bool {
    guard pairs.hasRunOut else { return false }
    pairs.removeAll()
    styles.removeAll()
    style = nil
    return true
  }

  /// Hands `body` the cells of a part of a row that lies inside the canvas, without the right halves of wide glyphs,
  /// which ncurses adds itself.
  mutating func encode(
    _ canvas: CellCanvas, row: Int, columns: Range<Int>, _ body: (UnsafeBufferPointer<cchar_t>) -> Void
  ) {
    cells.removeAll(keepingCapacity: true)
    canvas.forEachGlyph(row: row, columns: columns) { append($0) }
    cells.withUnsafeBufferPointer(body)
  }

  private mutating func append(_ glyph: CellGlyph) {
    if glyph.style != style { select(glyph.style) }
    switch glyphs {
    case .unicode:
      if glyph.marks.isEmpty { append(glyph.base) } else { append([glyph.base] + glyph.marks) }
    case .ascii:
      let text = ASCIIFallback.text(String(glyph.base), columns: glyph.columns)
      for scalar in text.unicodeScalars { append(scalar) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    nibcurses_set_character(&pattern, wchar_t(scalar.value))
    cells.append(pattern)
  }

  /// A letter with its marks.
  private mutating func append(_ scalars: [Unicode.Scalar]) {
    var cell = cchar_t()
    if nibcurses_set_cell(&cell, scalars.map { wchar_t($0.value) } + [0], shown.attributes, shown.pair) {
      cells.append(cell)
    } else {
      // A scalar that the locale does not know must not shift the rest of the row.
      append("?")
    }
  }

  private mutating func select(_ style: CellStyle) {
    self.style = style
    shown = styles[style] ?? look(up: style)
    _ = nibcurses_set_cell(&pattern, [wchar_t(UInt8(ascii: " ")), 0], shown.attributes, shown.pair)
  }

  private mutating func look(up style: CellStyle) -> ShownStyle {
    let nearest = TerminalStyle(style, depth: colorDepth)
    let shown = ShownStyle(
      attributes: CellEncoder.attributes(nearest.attributes),
      pair: pairs.number(foreground: nearest.foreground, background: nearest.background))
    styles[style] = shown
    return shown
  }

  /// ncurses knows no strikethrough.
  private static func attributes(_ attributes: CellStyle.Attributes) -> attr_t {
    if attributes.isEmpty { return 0 }
    let table: [(CellStyle.Attributes, attr_t)] = [
      (.bold, nibcurses_bold), (.dim, nibcurses_dim), (.italic, nibcurses_italic),
      (.underline, nibcurses_underline), (.reverse, nibcurses_reverse),
    ]
    return table.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}

/// A style in the terms of ncurses.
struct ShownStyle {
  var attributes: attr_t
  var pair: Int32
}

/// What the styles that came last are in the terms of ncurses: a table of fixed size, in which a style has one place and
/// takes it from another. Pictures have a new style in every cell; to look each up in a dictionary, and to choose the
/// nearest of a palette's colors, took longer than all that ncurses does with it.
struct ShownStyles {
  private struct Entry {
    var style: CellStyle
    var shown: ShownStyle
  }

  private static let bits = 12
  private var entries = [Entry?](repeating: nil, count: 1 << bits)

  /// What a style is, if it is still known.
  subscript(style: CellStyle) -> ShownStyle? {
    get {
      guard let entry = entries[ShownStyles.place(of: style)], entry.style == style else { return nil }
      return entry.shown
    }
    set { entries[ShownStyles.place(of: style)] = newValue.map { Entry(style: style, shown: $0) } }
  }

  /// Forgets all.
  mutating func removeAll() {
    for place in entries.indices { entries[place] = nil }
  }

  /// The upper bits of a product, in which all bits of a style have mixed.
  private static func place(of style: CellStyle) -> Int {
    let foreground = UInt64(style.foreground?.rgb ?? 1 << 24)
    let background = UInt64(style.background?.rgb ?? 1 << 24)
    let key = (foreground << 33) | (background << 8) | UInt64(style.attributes.rawValue)
    let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> UInt64(64 - bits))
  }
}
