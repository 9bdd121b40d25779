/// The distances that a font adds between pairs of glyphs: those of the feature `kern` in its `GPOS` table, or else
/// those of its older `kern` table.
///
/// Of `GPOS`, the adjustments of pairs are read (lookup type 2, also inside type 9), because they make up nearly all
/// kerning of Latin, Greek and Cyrillic text. Kerning that depends on more than two glyphs is ignored.
struct PairKerning: Sendable {
  private let layout: LayoutTable
  private var table: FontTable { layout.table }
  /// The lookups, in the order in which they are applied. In each of them, the first part that has the pair is used.
  private let lookups: [[Part]]

  /// A part of a lookup, by its offset in the table.
  private enum Part {
    /// Pairs of single glyphs in `GPOS`.
    case glyphs(Int)
    /// Pairs of classes of glyphs in `GPOS`.
    case classes(Int)
    /// The sorted list of pairs in a `kern` table.
    case list(Int, count: Int)
  }

  /// - Parameters:
  ///   - gpos: the table `GPOS`; empty if the font has none.
  ///   - kern: the table `kern`, which is used if `gpos` has no kerning.
  init(gpos: [UInt8], kern: [UInt8]) {
    let positions = LayoutTable(gpos, extensionType: 9)
    let positionLookups = Self.lookups(ofPositions: positions)
    if positionLookups.isEmpty {
      layout = LayoutTable(kern, extensionType: 9)
      lookups = Self.lookups(ofKern: layout.table)
    } else {
      layout = positions
      lookups = positionLookups
    }
  }

  /// The distance between two glyphs, in units of the font; negative if they move closer.
  func units(_ left: Int, _ right: Int) -> Int {
    lookups.reduce(0) { sum, parts in
      sum + (parts.lazy.compactMap { units(left, right, in: $0) }.first ?? 0)
    }
  }

  /// The distance that a part of a lookup gives a pair; `nil` if the part does not have the pair.
  private func units(_ left: Int, _ right: Int, in part: Part) -> Int? {
    switch part {
    case .glyphs(let start): glyphUnits(left: left, right: right, at: start)
    case .classes(let start): classUnits(left: left, right: right, at: start)
    case .list(let start, let count):
      table.record(from: start, count: count, size: 6) { offset in
        table.uint32(at: offset).map { $0 - (left << 16 | right) }
      }.flatMap { table.int16(at: $0 + 4) }
    }
  }
}

extension PairKerning {
  private static func lookups(ofPositions positions: LayoutTable) -> [[Part]] {
    positions.lookups(of: "kern", type: 2).compactMap { lookup in
      let parts = lookup.parts.compactMap { part(at: $0.start, positions.table) }
      return parts.isEmpty ? nil : parts
    }
  }

  private static func part(at start: Int, _ table: FontTable) -> Part? {
    switch table.uint16(at: start) {
    case 1: .glyphs(start)
    case 2: .classes(start)
    default: nil
    }
  }

  /// The distance between two glyphs in a part that lists single glyphs.
  private func glyphUnits(left: Int, right: Int, at start: Int) -> Int? {
    guard let value = ValueFormat(table, at: start + 4),
      let index = layout.coverageIndex(of: left, inPartAt: start),
      let count = table.uint16(at: start + 8), index < count,
      let offset = table.uint16(at: start + 10 + 2 * index), let pairs = table.uint16(at: start + offset)
    else { return nil }
    let pair = table.record(from: start + offset + 2, count: pairs, size: 2 + value.size) { record in
      table.uint16(at: record).map { $0 - right }
    }
    return pair.flatMap { units(value, at: $0 + 2) }
  }

  /// The distance between two glyphs in a part that has a table of classes: a row for each class of left glyphs, and a
  /// column for each class of right glyphs.
  private func classUnits(left: Int, right: Int, at start: Int) -> Int? {
    guard let value = ValueFormat(table, at: start + 4),
      layout.coverageIndex(of: left, inPartAt: start) != nil,
      let leftClasses = table.uint16(at: start + 8), let rightClasses = table.uint16(at: start + 10),
      let leftCount = table.uint16(at: start + 12), let rightCount = table.uint16(at: start + 14)
    else { return nil }
    let row = layout.glyphClass(of: left, at: start + leftClasses)
    let column = layout.glyphClass(of: right, at: start + rightClasses)
    guard row < leftCount, column < rightCount else { return nil }
    return units(value, at: start + 16 + (row * rightCount + column) * value.size)
  }

  /// The forms of the two values that a pair has in `GPOS`, one for each of its glyphs.
  private struct ValueFormat {
    /// The size of both values together, in bytes.
    let size: Int
    /// The offset of the change of the left glyph's advance; `nil` if the values do not have it.
    let advance: Int?

    init?(_ table: FontTable, at offset: Int) {
      guard let left = table.uint16(at: offset), let right = table.uint16(at: offset + 2) else { return nil }
      size = 2 * (left.nonzeroBitCount + right.nonzeroBitCount)
      advance = left & 4 == 0 ? nil : 2 * (left & 3).nonzeroBitCount
    }
  }

  private func units(_ value: ValueFormat, at offset: Int) -> Int {
    value.advance.flatMap { table.int16(at: offset + $0) } ?? 0
  }
}

extension PairKerning {
  /// The lists of pairs in a `kern` table, each as a lookup, because their distances are added. There are two forms of
  /// the table: that of OpenType, and Apple's, whose version is 1.
  private static func lookups(ofKern table: FontTable) -> [[Part]] {
    let isApple = table.uint16(at: 0) == 1
    var start = isApple ? 8 : 4
    var lookups: [[Part]] = []
    for _ in 0..<min((isApple ? table.uint32(at: 4) : table.uint16(at: 2)) ?? 0, LayoutTable.limit) {
      let list = start + (isApple ? 8 : 6)
      guard let length = isApple ? table.uint32(at: start) : table.uint16(at: start + 2),
        let coverage = table.uint16(at: start + 4), let count = table.uint16(at: list), length > 0
      else { break }
      // Other lists are vertical, have another format, or contain minimum distances.
      if coverage == (isApple ? 0 : 1) { lookups.append([.list(list + 8, count: count)]) }
      start += length
    }
    return lookups
  }
}
