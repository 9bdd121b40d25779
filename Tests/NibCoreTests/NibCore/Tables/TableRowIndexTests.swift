import Testing

@testable import NibCore

@Suite struct TableRowIndexTests {
  /// The same queries on a plain list of lengths.
  private struct PlainRows {
    var lengths: [Double]

    func offset(of row: Int) -> Double { lengths[..<row].reduce(0, +) }

    func row(at distance: Double) -> Int? {
      guard !lengths.isEmpty else { return nil }
      return (0..<lengths.count).last { offset(of: $0) <= distance } ?? 0
    }
  }

  @Test(arguments: [0, 1, 2, 7, 8, 9, 100]) func agreesWithAPlainList(count: Int) {
    var random = LinearRandom(seed: UInt64(count) + 1)
    var index = RowIndex(count: count, estimate: 10)
    var plain = PlainRows(lengths: Array(repeating: 10, count: count))
    for _ in 0..<(3 * count) {
      let row = Int(random.next() % UInt64(count))
      let length = Double(random.next() % 5) * 7.5
      index.setLength(length, of: row)
      plain.lengths[row] = length
    }
    #expect((0...count).map { index.offset(of: $0) } == (0...count).map { plain.offset(of: $0) })
    #expect((0..<count).map { index.length(of: $0) } == plain.lengths)
    for distance in stride(from: -5.0, through: index.total + 15, by: 2.5) {
      #expect(index.row(at: distance) == plain.row(at: distance), "at \(distance)")
    }
  }

  @Test func storesOnlyWhatDiffers() {
    var index = RowIndex(count: 1_000_000, estimate: 44)
    #expect(index.total == 44_000_000)
    index.setLength(44, of: 12)
    #expect(index.lengths.count == 0)
    index.setLength(100, of: 500_000)
    #expect(index.lengths.count == 1)
    #expect(index.offset(of: 500_000) == 22_000_000)
    #expect(index.offset(of: 500_001) == 22_000_100)
    #expect(index.row(at: 22_000_099) == 500_000)
    #expect(index.row(at: 22_000_100) == 500_001)
    #expect(index.row(at: 1e12) == 999_999)
    index.setLength(44, of: 500_000)
    #expect(index == RowIndex(count: 1_000_000, estimate: 44))
  }

  @Test func stacksHeadersRowsAndFooters() {
    let empty = RowIndex(count: 0, estimate: 10)
    let index = TableIndex(
      sections: [
        .init(header: 5, rows: RowIndex(count: 2, estimate: 10), footer: 3),
        .init(header: 0, rows: empty, footer: 0),
        .init(header: 5, rows: RowIndex(count: 1, estimate: 10), footer: 0),
      ], leading: 20)
    var parts: [TableIndex.Part] = []
    var part = index.part(at: 0)
    while let current = part {
      parts.append(current)
      part = index.next(after: current)
    }
    let row = { (row: Int, section: Int) in TableIndex.Part.row(IndexPath(row: row, section: section)) }
    #expect(
      parts == [
        .header(0), row(0, 0), row(1, 0), .footer(0), .header(1), .footer(1), .header(2), row(0, 2),
        .footer(2),
      ])
    #expect(parts.map { index.start(of: $0) } == [20, 25, 35, 45, 48, 48, 48, 53, 63])
    #expect(index.end == 63)
    let found = [21.0, 25, 44.9, 46, 48, 55, 70].map { index.part(at: $0) }
    #expect(found == [.header(0), row(0, 0), row(1, 0), .footer(0), .header(2), row(0, 2), .footer(2)])
  }

  @Test func walksOverEmptySections() {
    let empty = RowIndex(count: 0, estimate: 10)
    let one = RowIndex(count: 1, estimate: 10)
    let index = TableIndex(
      sections: [empty, one, empty, one, empty].map { .init(header: 0, rows: $0, footer: 0) })
    let first = IndexPath(row: 0, section: 1)
    let last = IndexPath(row: 0, section: 3)
    #expect(index.firstRow == first)
    #expect(index.lastRow == last)
    #expect(index.row(after: first) == last)
    #expect(index.row(before: last) == first)
    #expect(index.row(before: first) == nil)
    #expect(index.row(after: last) == nil)
    #expect(index.row(nearest: IndexPath(row: 9, section: 3)) == last)
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
