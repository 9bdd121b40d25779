import NibCore

/// A strip beside a picture with ticks and numbers in points.
package struct Ruler {
  /// The range of the selection on the ruler's axis, in points, which is marked; `nil` for none.
  package var selection: ClosedRange<CGFloat>?
  /// The colors of the ticks (`grid`) and of the marked part (`selection`).
  package var colors = OverlayColors()

  /// Creates a ruler that marks the given range in points; `nil` for none.
  package init(selection: ClosedRange<CGFloat>? = nil) { self.selection = selection }

  /// Draws the ruler in `area`: along the picture's columns if it is horizontal, otherwise along its rows.
  ///
  /// - Parameter origin: the column (or row) of the picture's left (or upper) edge, in the canvas's
  ///   coordinates.
  package func draw(
    on canvas: CellCanvas, in area: CellRect, origin: Int, grid: CellGrid, horizontal: Bool
  ) {
    let scale = RulerScale(grid: grid, isHorizontal: horizontal)
    canvas.withClip(area) {
      canvas.fill(area, style: .plain)
      if horizontal {
        drawColumns(on: canvas, area, origin, scale)
      } else {
        drawRows(on: canvas, area, origin, scale)
      }
      guard let selection else { return }
      let cells = scale.cells(selection)
      let marked =
        horizontal
        ? CellRect(
          column: origin + cells.lowerBound, row: area.minRow, columns: cells.count, rows: area.size.rows)
        : CellRect(
          column: area.minColumn, row: origin + cells.lowerBound, columns: area.size.columns,
          rows: cells.count)
      canvas.restyle(marked.intersection(area)) {
        $0 = CellStyle(foreground: colors.selection, attributes: .reverse)
      }
    }
  }

  private var style: CellStyle { ReadableColors.readable(CellStyle(foreground: colors.grid)) }

  /// Draws a horizontal ruler.
  private func drawColumns(on canvas: CellCanvas, _ area: CellRect, _ origin: Int, _ scale: RulerScale) {
    let shown = area.columnRange.lowerBound - origin..<area.columnRange.upperBound - origin
    let ticks = scale.ticks(shown)
    for tick in ticks {
      canvas.put("╷", at: CellPoint(column: origin + tick.cell, row: area.maxRow - 1), style: style)
    }
    for tick in ticks where tick.isNumbered {
      canvas.put(tick.text, at: CellPoint(column: origin + tick.cell + 1, row: area.minRow), style: style)
    }
  }

  /// Draws a vertical ruler.
  private func drawRows(on canvas: CellCanvas, _ area: CellRect, _ origin: Int, _ scale: RulerScale) {
    let shown = area.rowRange.lowerBound - origin..<area.rowRange.upperBound - origin
    for tick in scale.ticks(shown) {
      let place = CellPoint(column: area.maxColumn - 1, row: origin + tick.cell)
      canvas.put("╶", at: place, style: style)
      let width = CellText.columns(of: tick.text)
      guard tick.isNumbered, width < area.size.columns else { continue }
      canvas.put(tick.text, at: CellPoint(column: place.column - width, row: place.row), style: style)
    }
  }
}

/// The positions of a ruler's ticks.
private struct RulerScale {
  struct Tick {
    /// The column or row, from the picture's edge.
    let cell: Int
    let text: String
    let isNumbered: Bool
  }

  private let grid: CellGrid
  private let isHorizontal: Bool
  /// The distance between two numbers in points.
  private let numberStep: Double
  /// The distance between two ticks in points.
  private let tickStep: Double

  init(grid: CellGrid, isHorizontal: Bool) {
    self.grid = grid
    self.isHorizontal = isHorizontal
    let cell = isHorizontal ? grid.cellWidth : grid.cellHeight
    // Horizontally, a number needs space for its digits and a gap; vertically, it needs only one row.
    let step = RulerScale.round(atLeast: isHorizontal ? 6 * cell : 3 * cell)
    numberStep = step
    tickStep = [10, 5, 2].map { step / $0 }.first { $0 >= (isHorizontal ? 2 * cell : cell) } ?? step
  }

  /// The smallest round step that is at least `minimum`. Steps are chosen so that the smaller ticks between two
  /// numbers are round, too.
  private static func round(atLeast minimum: Double) -> Double {
    let steps: [Double] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
    return steps.first { $0 >= minimum } ?? 10_000
  }

  private var cellLength: Double { isHorizontal ? grid.cellWidth : grid.cellHeight }

  private func snapped(_ points: Double) -> Int { isHorizontal ? grid.columns(points) : grid.rows(points) }

  /// The cells of a range; at least one.
  func cells(_ range: ClosedRange<CGFloat>) -> Range<Int> {
    let start = snapped(Double(range.lowerBound))
    return start..<max(start + 1, snapped(Double(range.upperBound)))
  }

  /// The ticks in the given cells of the picture, in order.
  func ticks(_ cells: Range<Int>) -> [Tick] {
    guard !cells.isEmpty else { return [] }
    let first = Int(bounded: (Double(cells.lowerBound) * cellLength / tickStep).rounded(.down))
    let last = Int(bounded: (Double(cells.upperBound) * cellLength / tickStep).rounded(.up))
    return (first...last).map { index in
      let points = Double(index) * tickStep
      return Tick(
        cell: snapped(points), text: NibNumber.text(points),
        isNumbered: points.truncatingRemainder(dividingBy: numberStep) == 0)
    }
  }
}
