extension CellCanvas {
  /// Takes away the glyphs and lines in `rect` and gives its cells `style`. A `nil` background stays what
  /// it was.
  public func fill(_ rect: CellRect, style: CellStyle) {
    let area = visible(rect)
    if !area.isEmpty { store.fill(area, style: style) }
  }

  /// Gives the cells in `rect` a background and keeps all else.
  public func tint(_ rect: CellRect, background: CellColor) {
    restyle(rect) { $0.background = background }
  }

  /// Changes the style of each cell in `rect` and keeps the glyphs. A color that `change` leaves or sets
  /// `nil` is the terminal's own.
  public func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = visible(rect)
    for row in area.rowRange {
      for column in area.columnRange {
        let index = store.index(column: column, row: row)
        var style = store.cells[index].style
        change(&style)
        style.background = style.background ?? .default
        store.cells[index].apply(style)
      }
    }
  }
}
