import NibCore

/// Points at regular distances, and the distances that suit a scale.
struct PointGrid {
  /// The distance in points.
  let step: Double

  private static let steps: [Double] = [8, 16, 50, 100, 200, 500, 1000, 2000, 5000]

  /// The smallest distance that leaves room between the points; the largest one if none does.
  init(_ grid: CellGrid) {
    let least = max(6 * grid.cellWidth, 3 * grid.cellHeight)
    step = PointGrid.steps.first { $0 >= least } ?? 10_000
  }

  /// Marks the points within `area` where nothing else is drawn.
  func draw(in area: CellRect, _ grid: CellGrid, with pen: OverlayPen, _ color: CellColor) {
    let shown = area.intersection(pen.canvas.clipBounds)
    let columns = places(shown.columnRange, cell: grid.cellWidth, snapped: grid.columns)
    for row in places(shown.rowRange, cell: grid.cellHeight, snapped: grid.rows) {
      for column in columns {
        let point = CellPoint(column: column, row: row)
        if pen.isBlank(at: point) { pen.put("·", at: point, color) }
      }
    }
  }

  /// The cells among `range` in which a multiple of the step falls.
  private func places(_ range: Range<Int>, cell: Double, snapped: (Double) -> Int) -> [Int] {
    guard !range.isEmpty else { return [] }
    let first = Int(bounded: (Double(range.lowerBound) * cell / step).rounded(.down))
    let last = Int(bounded: (Double(range.upperBound) * cell / step).rounded(.up))
    return (first...last).map { snapped(Double($0) * step) }.filter(range.contains)
  }
}
