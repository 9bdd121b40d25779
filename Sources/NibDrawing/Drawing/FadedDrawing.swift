import NibCore

/// Mixes what a transparent view draws with the content behind it.
struct FadedDrawing {
  private let canvas: CellCanvas
  private let area: CellRect
  private let page: CellColor?
  /// The cells of the area before the view is drawn, row by row.
  private let before: [Cell]

  /// - Parameter page: the color that the page has on a device; `nil` if it is that of the terminal.
  init(of area: CellRect, on canvas: CellCanvas, page: CellColor?) {
    (self.canvas, self.area, self.page) = (canvas, area.intersection(canvas.clipBounds), page)
    before = FadedDrawing.places(in: self.area).map { canvas.cell(at: $0) }
  }

  /// Draws the view with `body`, and mixes the cells that have changed.
  func draw(opacity: Double, _ body: () -> Void) {
    body()
    for (place, old) in zip(FadedDrawing.places(in: area), before) where canvas.cell(at: place) != old {
      let isOldGlyph = canvas.cell(at: place).text == old.text
      canvas.restyle(CellRect(origin: place, size: CellSize(columns: 1, rows: 1))) { style in
        fade(&style, old.style, isOldGlyph: isOldGlyph, opacity)
      }
    }
  }

  /// Mixes the colors of a cell with what was there before. The color of the terminal cannot be mixed, so such texts
  /// become dim.
  private func fade(_ style: inout CellStyle, _ old: CellStyle, isOldGlyph: Bool, _ opacity: Double) {
    let ground = old.background.flatMap { $0.isDefault ? nil : $0 } ?? page ?? .default
    if let background = style.background, background != old.background, !background.isDefault {
      style.background = background.mixed(over: ground, opacity: opacity)
    }
    guard !isOldGlyph || style.foreground != old.foreground else { return }
    if let foreground = style.foreground, !foreground.isDefault {
      style.foreground = foreground.mixed(over: ground, opacity: opacity)
    } else if opacity < 0.5 {
      style.attributes.insert(.dim)
    }
  }

  private static func places(in area: CellRect) -> [CellPoint] {
    area.rowRange.flatMap { row in area.columnRange.map { CellPoint(column: $0, row: row) } }
  }
}
