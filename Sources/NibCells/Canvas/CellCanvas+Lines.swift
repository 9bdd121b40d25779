extension CellCanvas {
  /// Draws a line of `columns` cells to the right. It joins the lines it meets: only the cells between its
  /// ends have arms to both sides, unless it is one cell long.
  public func horizontalLine(
    at point: CellPoint, columns: Int, lines: LineStyle = .light, style: CellStyle = .plain
  ) {
    store.horizontalLine(
      at: point + origin, columns: columns, lines: lines, style: style, clip: clip)
  }

  /// Draws a line of `rows` cells downwards, joined as `horizontalLine` is.
  public func verticalLine(
    at point: CellPoint, rows: Int, lines: LineStyle = .light, style: CellStyle = .plain
  ) {
    store.verticalLine(at: point + origin, rows: rows, lines: lines, style: style, clip: clip)
  }

  /// Adds arms to the line at a place in the current coordinates, or begins one there. This is what
  /// `horizontalLine` and `verticalLine` do for each of their cells.
  public func join(
    _ arms: LineArms, at point: CellPoint, lines: LineStyle = .light, style: CellStyle = .plain
  ) {
    let place = point + origin
    guard clip.contains(place), arms != .none else { return }
    store.join(arms, at: place, trait: lines.trait, style: style)
  }
}
