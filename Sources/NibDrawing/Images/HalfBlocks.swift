import NibCore

/// The two colors of a cell that is drawn as an upper and a lower half.
struct HalfBlocks: Hashable {
  /// Nil: what is behind the cell; the default color stands for the terminal's own foreground.
  var upper: CellColor?
  var lower: CellColor?

  /// What a cell shows already: halves that were drawn before, else none.
  init(_ cell: Cell) {
    let (front, back) = (cell.style.foreground ?? .default, cell.style.background)
    switch cell.text {
    case HalfBlocks.upperGlyph: (upper, lower) = (front, back)
    case HalfBlocks.lowerGlyph: (upper, lower) = (back, front)
    case HalfBlocks.fullGlyph: (upper, lower) = (front, front)
    default: (upper, lower) = (nil, nil)
    }
  }

  /// The glyph and colors for it; nil for a cell without any.
  var drawn: (glyph: String, style: CellStyle)? {
    switch (upper, lower) {
    case (nil, nil): nil
    case (let upper?, nil): (HalfBlocks.upperGlyph, HalfBlocks.style(upper, on: nil))
    case (nil, let lower?): (HalfBlocks.lowerGlyph, HalfBlocks.style(lower, on: nil))
    case (let upper?, let lower?) where upper == lower:
      (HalfBlocks.fullGlyph, HalfBlocks.style(upper, on: upper))
    // Only the front can be the terminal's own foreground.
    case (let upper?, let lower?) where lower.isDefault:
      (HalfBlocks.lowerGlyph, HalfBlocks.style(lower, on: upper))
    case (let upper?, let lower?): (HalfBlocks.upperGlyph, HalfBlocks.style(upper, on: lower))
    }
  }

  private static func style(_ front: CellColor, on back: CellColor?) -> CellStyle {
    CellStyle(
      foreground: front.isDefault ? nil : front, background: back.flatMap { $0.isDefault ? nil : $0 })
  }

  private static let upperGlyph = "▀"
  private static let lowerGlyph = "▄"
  private static let fullGlyph = "█"
}
