import Testing

@testable import NibCells

@Suite struct CellRectTests {
  struct Overlap: Sendable {
    var a: CellRect, b: CellRect, intersection: CellRect, union: CellRect
  }

  static let overlaps = [
    Overlap(
      a: CellRect(column: 0, row: 0, columns: 4, rows: 3),
      b: CellRect(column: 2, row: 1, columns: 4, rows: 4),
      intersection: CellRect(column: 2, row: 1, columns: 2, rows: 2),
      union: CellRect(column: 0, row: 0, columns: 6, rows: 5)),
    Overlap(
      a: CellRect(column: 0, row: 0, columns: 2, rows: 2),
      b: CellRect(column: 2, row: 0, columns: 2, rows: 2),
      intersection: CellRect(column: 2, row: 0, columns: 0, rows: 2),
      union: CellRect(column: 0, row: 0, columns: 4, rows: 2)),
    Overlap(
      a: CellRect(column: -3, row: -3, columns: 4, rows: 4), b: .zero,
      intersection: CellRect(column: 0, row: 0, columns: 0, rows: 0),
      union: CellRect(column: -3, row: -3, columns: 4, rows: 4)),
  ]

  @Test("Intersection and union are the same in either order", arguments: overlaps)
  func overlapping(_ overlap: Overlap) {
    #expect(overlap.a.intersection(overlap.b) == overlap.intersection)
    #expect(overlap.b.intersection(overlap.a) == overlap.intersection)
    #expect(overlap.a.union(overlap.b) == overlap.union)
    #expect(overlap.b.union(overlap.a) == overlap.union)
  }

  @Test("A rectangle contains its first column and row, but not those after its last") func edges() {
    let rect = CellRect(column: 1, row: 2, columns: 2, rows: 1)
    let inside = [(1, 2), (2, 2)].map { CellPoint(column: $0.0, row: $0.1) }
    let outside = [(0, 2), (3, 2), (1, 1), (1, 3)].map { CellPoint(column: $0.0, row: $0.1) }
    #expect(inside.allSatisfy(rect.contains))
    #expect(!outside.contains(where: rect.contains))
  }

  @Test("Insets shrink or expand a rectangle, and too large insets make it empty") func insets() {
    let rect = CellRect(column: 1, row: 1, columns: 5, rows: 3)
    #expect(rect.inset(columns: 1, rows: 1) == CellRect(column: 2, row: 2, columns: 3, rows: 1))
    #expect(rect.inset(columns: -1, rows: 0) == CellRect(column: 0, row: 1, columns: 7, rows: 3))
    #expect(rect.inset(columns: 1, rows: 2).isEmpty)
    #expect(rect.inset(columns: 1, rows: 2).rowRange.isEmpty)
  }

  @Test("A rectangle with a negative size is empty") func negativeSizes() {
    let rect = CellRect(column: 4, row: 4, columns: -2, rows: 3)
    #expect(rect.isEmpty)
    #expect(rect.columnRange.isEmpty)
    #expect(!rect.contains(CellPoint(column: 3, row: 4)))
  }
}
