/// One cell as it is read from a canvas.
public struct Cell: Hashable, Sendable {
  /// What the terminal is sent: one base scalar and at most four combining marks. Empty in the right half
  /// of a wide glyph, a space in a blank cell.
  public var text: String
  /// The columns that `text` takes: 2 in the left half of a wide glyph, 0 in its right half, else 1.
  public var columns: Int
  /// Colors (`nil` for the terminal's own) and attributes.
  public var style: CellStyle
  /// The line that crosses the cell, if its glyph is one.
  public var lines: LineArms

  /// A cell of the given parts; a blank one without any.
  package init(
    text: String = " ", columns: Int = 1, style: CellStyle = .plain, lines: LineArms = .none
  ) {
    self.text = text
    self.columns = columns
    self.style = style
    self.lines = lines
  }
}

/// A cell as a canvas keeps it: 16 bytes, no references.
package struct StoredCell: Equatable {
  /// Which part of a glyph the cell shows.
  enum Part: UInt8 { case whole, wideLeft, wideRight }

  /// The glyph's scalar, or `markedBit` and an index into the canvas's `MarkedGlyphs`.
  var glyph: UInt32
  var foreground: CellColor
  package var background: CellColor
  var attributes: CellStyle.Attributes
  var part: Part
  package var arms: LineArms
  var trait: LineTrait

  /// Marks the glyphs that are more than one scalar.
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

  /// Takes the glyph away, keeps the colors and attributes.
  mutating func erase() {
    glyph = 0x20
    part = .whole
    arms = .none
    trait = .plain
  }

  /// Takes over what `style` says; a `nil` background stays what it was.
  mutating func apply(_ style: CellStyle) {
    foreground = style.foreground ?? .default
    if let color = style.background { background = color }
    attributes = style.attributes
  }

  /// The style for a reader: `nil` for the terminal's own colors.
  var style: CellStyle {
    CellStyle(
      foreground: foreground.isDefault ? nil : foreground,
      background: background.isDefault ? nil : background,
      attributes: attributes)
  }

  /// Whether a terminal shows the same for both; glyphs of several scalars are compared by number.
  func looksLike(_ other: StoredCell) -> Bool {
    glyph == other.glyph && foreground == other.foreground && background == other.background
      && attributes == other.attributes && part == other.part
  }
}
