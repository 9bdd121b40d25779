/// A cell as stored in a canvas: 16 bytes, without references. `Cell` is the public form.
package struct StoredCell: Equatable {
  /// The part of a glyph that the cell shows.
  enum Part: UInt8 { case whole, wideLeft, wideRight }

  /// The glyph's scalar, or `markedBit` and an index into the canvas's `MarkedGlyphs`.
  var glyph: UInt32
  var foreground: CellColor
  package var background: CellColor
  var attributes: CellStyle.Attributes
  var part: Part
  package var arms: LineArms
  var trait: LineTrait

  /// The bit that marks glyphs of more than one scalar.
  static let markedBit: UInt32 = 0x8000_0000

  /// A space on `background`.
  init(blankOn background: CellColor) {
    glyph = 0x20
    self.background = background
    foreground = .default
    attributes = []
    part = .whole
    arms = .none
    trait = .plain
  }

  /// Removes the glyph; the colors and attributes stay.
  mutating func erase() {
    glyph = 0x20
    part = .whole
    arms = .none
    trait = .plain
  }

  /// Applies `style`; a `nil` background leaves the background unchanged.
  mutating func apply(_ style: CellStyle) {
    foreground = style.foreground ?? .default
    if let color = style.background { background = color }
    attributes = style.attributes
  }

  /// The style as read from a canvas: `nil` for the terminal's own colors.
  var style: CellStyle {
    CellStyle(
      foreground: foreground == .default ? nil : foreground,
      background: background == .default ? nil : background,
      attributes: attributes)
  }

  /// Whether both cells look the same on a terminal. Glyphs of several scalars are compared by their numbers, so both
  /// cells must belong to the same canvas if they have such glyphs.
  func looksLike(_ other: StoredCell) -> Bool {
    glyph == other.glyph && foreground == other.foreground && background == other.background
      && attributes == other.attributes && part == other.part
  }
}
