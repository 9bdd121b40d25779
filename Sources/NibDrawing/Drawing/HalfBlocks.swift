import NibCore

/// The two colors of a cell that is drawn as an upper and a lower half.
struct HalfBlocks: Hashable {
  /// The color of the upper half. `nil` if the content behind the cell stays visible; the default color means the
  /// terminal's own foreground color.
  var upper: CellColor?
  /// The color of the lower half, as for the upper one.
  var lower: CellColor?

  /// The halves that a cell already shows; both are `nil` if it does not show half blocks.
  init(_ cell: Cell) {
    let (front, back) = (cell.style.foreground ?? .default, cell.style.background)
    switch cell.text {
    case HalfBlocks.upperGlyph: (upper, lower) = (front, back)
    case HalfBlocks.lowerGlyph: (upper, lower) = (back, front)
    case HalfBlocks.fullGlyph: (upper, lower) = (front, front)
    default: (upper, lower) = (nil, nil)
    }
  }

  /// The glyph and style for both halves; `nil` if neither has a color.
  var drawn: (glyph: String, style: CellStyle)? {
    switch (upper, lower) {
    case (nil, nil): nil
    case (let upper?, nil): (HalfBlocks.upperGlyph, HalfBlocks.style(upper, on: nil))
    case (nil, let lower?): (HalfBlocks.lowerGlyph, HalfBlocks.style(lower, on: nil))
    case (let upper?, let lower?) where upper == lower:
      (HalfBlocks.fullGlyph, HalfBlocks.style(upper, on: upper))
    // The terminal's own foreground can only be a foreground color, never a background.
    case (let upper?, let lower?) where lower.isDefault:
      (HalfBlocks.lowerGlyph, HalfBlocks.style(lower, on: upper))
    case (let upper?, let lower?): (HalfBlocks.upperGlyph, HalfBlocks.style(upper, on: lower))
    }
  }

  private static func style(_ front: CellColor, on back: CellColor?) -> CellStyle {
    CellStyle(
      foreground: front.isDefault ? nil : front, background: back.flatMap { $0.isDefault ? nil : $0 },
      attributes: .pixels)
  }

  private static let upperGlyph = "▀"
  private static let lowerGlyph = "▄"
  private static let fullGlyph = "█"
}
