import NibCore

/// The layouts of a large text, one for each face, created on first use.
struct LargeTextLayouts {
  private let text: LargeText
  private let grid: CellGrid
  /// The layouts that have been created, by face; `nil` for a face that lacks a character.
  private var layouts: [Int: LargeTextLayout?] = [:]

  init(_ text: LargeText, _ grid: CellGrid) {
    self.text = text
    self.grid = grid
  }

  /// The text at the given scale; `nil` if the face lacks one of its characters.
  mutating func layout(at scale: LargeScale) -> LargeTextLayout? {
    if let layout = layouts[scale.face] { return layout?.scaled(scale) }
    let layout = LargeTextLayout(text, scale, grid: grid)
    layouts.updateValue(layout, forKey: scale.face)
    return layout
  }
}
