import NibCore

/// Draws the dotted lines of margins, safe areas, baselines and ambiguous views.
struct AreaOverlay {
  let geometry: OverlayGeometry
  let grid: CellGrid
  let pen: OverlayPen
  let colors: OverlayColors

  /// Draws the margins of a view, if it has any.
  func drawMargins(of view: UIView) {
    let margins = view.layoutMargins
    guard margins != .zero else { return }
    drawArea(geometry.frame(of: view).inset(by: margins), .fine, colors.margins)
  }

  /// Draws the safe area of a view, if bars or the device's edges overlap the view.
  func drawSafeArea(of view: UIView) {
    guard view.safeAreaInsets != .zero else { return }
    drawArea(geometry.frame(of: view).inset(by: view.safeAreaInsets), .dashes, colors.safeArea)
  }

  /// Draws the first and the last baseline of a view that has text.
  func drawBaselines(of view: UIView) {
    let first = view.forFirstBaselineLayout
    let last = view.forLastBaselineLayout
    guard first.nibBaselines != nil || last.nibBaselines != nil else { return }
    let columns = grid.visibleCells(geometry.frame(of: view), within: pen.canvas.clipBounds)
    for row in Set([true, false].map { grid.row(ofBaseline: geometry.baseline(of: view, isFirst: $0)) })
      .sorted()
    {
      let line = CellRect(column: columns.minColumn, row: row, columns: columns.size.columns, rows: 1)
      pen.underline(line, .fine, colors.baselines)
    }
  }

  /// Draws a dotted box around an ambiguous view, with the names of the ambiguous axes in its corner, such as `?x`.
  func drawAmbiguity(_ entry: AmbiguousViews.Entry) {
    let cells = grid.visibleCells(geometry.frame(of: entry.view), within: pen.canvas.clipBounds)
    pen.dotBox(cells, .wide, colors.ambiguity)
    let text =
      "?" + (entry.axes.contains(.horizontal) ? "x" : "") + (entry.axes.contains(.vertical) ? "y" : "")
    guard cells.size.columns > text.count, cells.size.rows > 1 else { return }
    pen.put(text, at: CellPoint(column: cells.minColumn + 1, row: cells.minRow), colors.ambiguity, .bold)
  }

  private func drawArea(_ rect: CGRect, _ dots: OverlayPen.Dots, _ color: CellColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    pen.dotBox(grid.cells(rect), dots, color)
  }
}
