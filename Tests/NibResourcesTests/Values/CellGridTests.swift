import TestSupport
import Testing

@testable import NibResources

@Suite struct CellGridTests {
  private let grid = CellGrid.standard

  struct Case: Sendable {
    var points: (x: Double, y: Double, width: Double, height: Double)
    var cells: CellRect
  }

  static let cases = [
    Case(points: (0, 0, 320, 568), cells: CellRect(column: 0, row: 0, columns: 40, rows: 36)),
    Case(points: (4, 8, 8, 16), cells: CellRect(column: 1, row: 1, columns: 1, rows: 1)),
    Case(points: (3.9, 7.9, 8, 16), cells: CellRect(column: 0, row: 0, columns: 1, rows: 1)),
    Case(points: (-4, -8, 8, 16), cells: CellRect(column: 0, row: 0, columns: 1, rows: 1)),
    Case(points: (-4.1, -8.1, 8, 16), cells: CellRect(column: -1, row: -1, columns: 1, rows: 1)),
    Case(points: (16, 43.5, 288, 0.5), cells: CellRect(column: 2, row: 3, columns: 36, rows: 0)),
    Case(points: (8, 16, -8, -16), cells: CellRect(column: 1, row: 1, columns: 0, rows: 0)),
    Case(points: (.nan, .nan, 8, 16), cells: CellRect(column: 0, row: 0, columns: 0, rows: 0)),
    Case(
      points: (-1e308, 1e308, .infinity, 1e308),
      cells: CellRect(column: -1_000_000, row: 1_000_000, columns: 2_000_000, rows: 0)),
  ]

  @Test("The edges of a rectangle in points are rounded to cells, within limits", arguments: cases)
  func cells(_ example: Case) {
    let points = example.points
    let cells = grid.cells(x: points.x, y: points.y, width: points.width, height: points.height)
    #expect(cells == example.cells)
  }

  @Test(
    "The row of a line of text is the row of its middle",
    arguments: [
      (0, 16, 0), (0, 20.5, 0), (8, 16, 1), (11, 21, 1), (100, 0, 6), (12, 1000, 32), (-20, 16, -1),
      (.nan, 4, 0),
    ] as [(Double, Double, Int)])
  func line(top: Double, height: Double, expected: Int) {
    #expect(grid.line(top: top, height: height) == expected)
  }

  @Test(
    "A canvas has as many cells as a size in points requires, within limits",
    arguments: [
      (320, 568, 40, 36), (321, 569, 41, 36), (320, 576.1, 40, 37), (0, 0, 1, 1), (-5, -5, 1, 1),
      (.nan, .infinity, 1, 4000), (1e308, 1, 2000, 1),
    ] as [(Double, Double, Int, Int)])
  func canvasSize(width: Double, height: Double, columns: Int, rows: Int) {
    #expect(grid.canvasSize(width: width, height: height) == CellSize(columns: columns, rows: rows))
  }

  @Test("The points of a cell give the same cell again") func roundTrip() {
    for column in -50..<50 {
      let points = grid.points(of: CellPoint(column: column, row: 2 * column))
      #expect(grid.columns(points.x) == column)
      #expect(grid.rows(points.y) == 2 * column)
    }
    #expect(grid.points(of: CellSize(columns: 40, rows: 2)) == (320, 32))
  }

  /// Two adjacent rectangles neither overlap nor leave a gap, and a rectangle around both has their outer edges,
  /// whatever the size of a cell.
  @Test("Rectangles that share an edge in points share it in cells") func sharedEdges() {
    var random = SeededRandom(seed: 2024)
    for _ in 0..<3000 {
      let grid = CellGrid(cellWidth: number(in: 3...12, &random), cellHeight: number(in: 6...24, &random))
      let x = number(in: -300...300, &random)
      let middle = x + number(in: 0...200, &random)
      let right = middle + number(in: 0...200, &random)
      let first = grid.cells(x: x, y: x, width: middle - x, height: middle - x)
      let second = grid.cells(x: middle, y: middle, width: right - middle, height: right - middle)
      let both = grid.cells(x: x, y: x, width: right - x, height: right - x)
      #expect(first.maxColumn == second.minColumn && first.maxRow == second.minRow)
      #expect(both.minColumn == first.minColumn && both.maxColumn == second.maxColumn)
      #expect(both.minRow == first.minRow && both.maxRow == second.maxRow)
    }
  }

  /// A random number that is a multiple of a quarter, so that sums are exact.
  private func number(in range: ClosedRange<Double>, _ random: inout SeededRandom) -> Double {
    (Double.random(in: range, using: &random) * 4).rounded() / 4
  }
}
