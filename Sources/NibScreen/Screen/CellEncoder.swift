import CNCurses
import NibCore

/// Converts cells of a canvas to the form that ncurses uses for the cells of its window.
struct CellEncoder {
  let colorDepth: ColorDepth
  let glyphs: GlyphSet
  private var pairs: ColorPairs
  /// The converted styles that were used recently.
  private var styles = CursesStyleCache()
  /// The style of the previous cell, which is usually also the style of the next; `nil` before the first cell.
  private var style: CellStyle?
  /// The style of the previous cell in the form that ncurses uses.
  private var cursesStyle = CursesStyle(attributes: 0, pair: 0)
  /// A blank cell in the style of the previous cell, to which characters are added.
  private var pattern = cchar_t()
  private var cells: [cchar_t] = []

  init(colorDepth: ColorDepth, glyphs: GlyphSet, pairs: ColorPairs) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
    self.pairs = pairs
  }

  /// Prepares for a frame. Returns whether no color pairs are in use yet.
  mutating func beginFrame() -> Bool {
    pairs.hasRunOut = false
    return pairs.isEmpty
  }

  /// Call this after encoding a frame. If the frame needed more color pairs than there are, removes all pairs and
  /// returns true. All cells of the frame must then be encoded again, without the pairs of earlier frames.
  mutating func recyclePairs() -> Bool {
    guard pairs.hasRunOut else { return false }
    pairs.removeAll()
    styles.removeAll()
    style = nil
    return true
  }

  /// Passes `body` the cells of the part of a row that lies inside the canvas. Omits the right halves of wide
  /// glyphs, which ncurses adds itself.
  mutating func encode(
    _ canvas: CellCanvas, row: Int, columns: Range<Int>, _ body: (UnsafeBufferPointer<cchar_t>) -> Void
  ) {
    cells.removeAll(keepingCapacity: true)
    canvas.forEachGlyph(row: row, columns: columns) { append($0) }
    cells.withUnsafeBufferPointer(body)
  }

  /// Adds a character in its style.
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

  /// Appends a character that consists of several scalars, such as a letter with combining marks.
  private mutating func append(_ scalars: [Unicode.Scalar]) {
    var cell = cchar_t()
    if nibcurses_set_cell(
      &cell, scalars.map { wchar_t($0.value) } + [0], cursesStyle.attributes, cursesStyle.pair)
    {
      cells.append(cell)
    } else {
      // A scalar that is not known in the locale must not shift the rest of the row.
      append("?")
    }
  }

  private mutating func select(_ style: CellStyle) {
    self.style = style
    cursesStyle = styles[style] ?? convert(style)
    _ = nibcurses_set_cell(
      &pattern, [wchar_t(UInt8(ascii: " ")), 0], cursesStyle.attributes, cursesStyle.pair)
  }

  /// The style of curses that is nearest to a style.
  private mutating func convert(_ style: CellStyle) -> CursesStyle {
    let nearest = TerminalStyle(style, depth: colorDepth)
    let converted = CursesStyle(
      attributes: CellEncoder.attributes(nearest.attributes),
      pair: pairs.number(foreground: nearest.foreground, background: nearest.background))
    styles[style] = converted
    return converted
  }

  /// The ncurses attributes. ncurses does not support strikethrough.
  private static func attributes(_ attributes: CellStyle.Attributes) -> attr_t {
    if attributes.isEmpty { return 0 }
    let table: [(CellStyle.Attributes, attr_t)] = [
      (.bold, nibcurses_bold), (.dim, nibcurses_dim), (.italic, nibcurses_italic),
      (.underline, nibcurses_underline), (.reverse, nibcurses_reverse),
    ]
    return table.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}

/// A style in the form that ncurses uses.
struct CursesStyle {
  var attributes: attr_t
  var pair: Int32
}

/// A cache of recently used styles in the form that ncurses uses.
///
/// It is a table of fixed size. The hash of a style determines its entry, and a new style replaces the one that has
/// the same entry. An image can have a different style in every cell: finding each in a dictionary and choosing the
/// nearest color of a palette took longer than all the work of ncurses.
struct CursesStyleCache {
  private struct Entry {
    var style: CellStyle
    var converted: CursesStyle
  }

  private static let bits = 12
  private var entries = [Entry?](repeating: nil, count: 1 << bits)

  /// The converted style, if it is in the cache.
  subscript(style: CellStyle) -> CursesStyle? {
    get {
      guard let entry = entries[CursesStyleCache.index(of: style)], entry.style == style else { return nil }
      return entry.converted
    }
    set { entries[CursesStyleCache.index(of: style)] = newValue.map { Entry(style: style, converted: $0) } }
  }

  mutating func removeAll() {
    for index in entries.indices { entries[index] = nil }
  }

  /// The index of the entry for a style: the upper bits of a product, which depend on all bits of the style.
  private static func index(of style: CellStyle) -> Int {
    let foreground = UInt64(style.foreground?.rgb ?? 1 << 24)
    let background = UInt64(style.background?.rgb ?? 1 << 24)
    let key = (foreground << 33) | (background << 8) | UInt64(style.attributes.rawValue)
    let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> UInt64(64 - bits))
  }
}
