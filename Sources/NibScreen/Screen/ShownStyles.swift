import CNCurses
import NibCore

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
