import Testing

@testable import NibCore

@Suite struct TableGeometryTests {
  /// A simple implementation of the same queries: a list of all heights.
  private struct PlainRows {
    var heights: [Double]

    func offset(of row: Int) -> Double { heights[..<row].reduce(0, +) }

    func row(at distance: Double) -> Int? {
      guard !heights.isEmpty else { return nil }
      return (0..<heights.count).last { offset(of: $0) <= distance } ?? 0
    }
  }

  @Test("Offsets and rows agree with those of a plain list of heights", arguments: [0, 1, 2, 7, 8, 9, 100])
  func randomHeights(count: Int) {
    var random = LinearRandom(seed: UInt64(count) + 1)
    var geometry = RowHeights(count: count, estimate: 10)
    var plain = PlainRows(heights: Array(repeating: 10, count: count))
    for _ in 0..<(3 * count) {
      let row = Int(random.next() % UInt64(count))
      let height = Double(random.next() % 5) * 7.5
      geometry.setHeight(height, of: row)
      plain.heights[row] = height
    }
    #expect((0...count).map { geometry.offset(of: $0) } == (0...count).map { plain.offset(of: $0) })
    #expect((0..<count).map { geometry.height(of: $0) } == plain.heights)
    for distance in stride(from: -5.0, through: geometry.total + 15, by: 2.5) {
      #expect(geometry.row(at: distance) == plain.row(at: distance), "at \(distance)")
    }
  }

  @Test("Only heights that differ from the estimate are stored") func storedHeights() {
    var geometry = RowHeights(count: 1_000_000, estimate: 44)
    #expect(geometry.total == 44_000_000)
    geometry.setHeight(44, of: 12)
    #expect(geometry.heights.count == 0)
    geometry.setHeight(100, of: 500_000)
    #expect(geometry.heights.count == 1)
    #expect(geometry.offset(of: 500_000) == 22_000_000)
    #expect(geometry.offset(of: 500_001) == 22_000_100)
    #expect(geometry.row(at: 22_000_099) == 500_000)
    #expect(geometry.row(at: 22_000_100) == 500_001)
    #expect(geometry.row(at: 1e12) == 999_999)
    geometry.setHeight(44, of: 500_000)
    #expect(geometry == RowHeights(count: 1_000_000, estimate: 44))
  }

  @Test("Headers, rows and footers are placed one below another") func parts() {
    let empty = RowHeights(count: 0, estimate: 10)
    let geometry = TableGeometry(
      sections: [
        .init(header: 5, rows: RowHeights(count: 2, estimate: 10), footer: 3),
        .init(header: 0, rows: empty, footer: 0),
        .init(header: 5, rows: RowHeights(count: 1, estimate: 10), footer: 0),
      ], tableHeaderHeight: 20)
    var parts: [TableGeometry.Part] = []
    var part = geometry.part(at: 0)
    while let current = part {
      parts.append(current)
      part = geometry.next(after: current)
    }
    let row = { (row: Int, section: Int) in TableGeometry.Part.row(IndexPath(row: row, section: section)) }
    #expect(
      parts == [
        .header(0), row(0, 0), row(1, 0), .footer(0), .header(1), .footer(1), .header(2), row(0, 2),
        .footer(2),
      ])
    #expect(parts.map { geometry.top(of: $0) } == [20, 25, 35, 45, 48, 48, 48, 53, 63])
    #expect(geometry.bottom == 63)
    let found = [21.0, 25, 44.9, 46, 48, 55, 70].map { geometry.part(at: $0) }
    #expect(found == [.header(0), row(0, 0), row(1, 0), .footer(0), .header(2), row(0, 2), .footer(2)])
  }

  @Test("Moving from row to row skips empty sections") func emptySections() {
    let empty = RowHeights(count: 0, estimate: 10)
    let one = RowHeights(count: 1, estimate: 10)
    let geometry = TableGeometry(
      sections: [empty, one, empty, one, empty].map { .init(header: 0, rows: $0, footer: 0) })
    let first = IndexPath(row: 0, section: 1)
    let last = IndexPath(row: 0, section: 3)
    #expect(geometry.firstRow == first)
    #expect(geometry.lastRow == last)
    #expect(geometry.row(after: first) == last)
    #expect(geometry.row(before: last) == first)
    #expect(geometry.row(before: first) == nil)
    #expect(geometry.row(after: last) == nil)
    #expect(geometry.existingRow(nearestTo: IndexPath(row: 9, section: 3)) == last)
  }
}

/// A small generator of random numbers with the same sequence in every run.
private struct LinearRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
