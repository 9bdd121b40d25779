/// The distances that a font adds between pairs of glyphs: those of the feature `kern` in its `GPOS` table, or else
/// those of its older `kern` table.
///
/// Of `GPOS`, the adjustments of pairs are read (lookup type 2, also inside type 9), because they make up nearly all
/// kerning of Latin, Greek and Cyrillic text. Kerning that depends on more than two glyphs is ignored.
struct PairKerning: Sendable {
  private let table: FontTable
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

  /// The maximum number of scripts that are read, and likewise of features, of lookups and of parts. Today's fonts have
  /// a few hundred of each at most.
  private static let limit = 1000

  /// - Parameters:
  ///   - gpos: the table `GPOS`; empty if the font has none.
  ///   - kern: the table `kern`, which is used if `gpos` has no kerning.
  init(gpos: [UInt8], kern: [UInt8]) {
    let positions = FontTable(gpos)
    let positionLookups = Self.lookups(ofPositions: positions)
    if positionLookups.isEmpty {
      table = FontTable(kern)
      lookups = Self.lookups(ofKern: table)
    } else {
      table = positions
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
  private static func lookups(ofPositions table: FontTable) -> [[Part]] {
    guard table.uint16(at: 0) == 1, let lookupList = table.uint16(at: 8) else { return [] }
    let offsets = table.list(at: lookupList, limit: limit)
    var partsLeft = limit
    var lookups: [[Part]] = []
    for index in kerningLookups(table) where offsets.indices.contains(index) {
      let parts = parts(ofLookup: lookupList + offsets[index], table).prefix(partsLeft)
      partsLeft -= parts.count
      if !parts.isEmpty { lookups.append(Array(parts)) }
    }
    return lookups
  }

  /// The sorted numbers of the lookups that belong to kerning in the default language of any script.
  ///
  /// Scripts need not be distinguished: their lookups are the same, or they contain the glyphs of different scripts.
  private static func kerningLookups(_ table: FontTable) -> [Int] {
    guard let scriptList = table.uint16(at: 4), let featureList = table.uint16(at: 6) else { return [] }
    var numbers: Set<Int> = []
    for feature in defaultFeatures(table, scriptList) {
      let record = featureList + 2 + 6 * feature
      guard let count = table.uint16(at: featureList), feature < count,
        table.uint32(at: record) == FontTable.tag("kern"), let offset = table.uint16(at: record + 4)
      else { continue }
      numbers.formUnion(table.list(at: featureList + offset + 2, limit: limit))
    }
    return numbers.sorted()
  }

  /// The numbers of the features that the default language of any script has.
  private static func defaultFeatures(_ table: FontTable, _ scriptList: Int) -> Set<Int> {
    var features: Set<Int> = []
    for script in 0..<min(table.uint16(at: scriptList) ?? 0, limit) {
      guard let offset = table.uint16(at: scriptList + 2 + 6 * script + 4),
        let language = table.uint16(at: scriptList + offset), language > 0
      else { continue }
      features.formUnion(table.list(at: scriptList + offset + language + 4, limit: limit))
    }
    return features
  }

  /// The parts of the lookup at an offset that adjust pairs.
  private static func parts(ofLookup lookup: Int, _ table: FontTable) -> [Part] {
    guard let type = table.uint16(at: lookup) else { return [] }
    return table.list(at: lookup + 4, limit: limit).compactMap { offset in
      let start = lookup + offset
      guard type == 9 else { return type == 2 ? part(at: start, table) : nil }
      // A part of type 9 refers to a part of another type that is farther away.
      guard table.uint16(at: start + 2) == 2, let distance = table.uint32(at: start + 4) else { return nil }
      return part(at: start + distance, table)
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
    guard let value = ValueFormat(table, at: start + 4), let index = coverageIndex(of: left, inPartAt: start),
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
    guard let value = ValueFormat(table, at: start + 4), coverageIndex(of: left, inPartAt: start) != nil,
      let leftClasses = table.uint16(at: start + 8), let rightClasses = table.uint16(at: start + 10),
      let leftCount = table.uint16(at: start + 12), let rightCount = table.uint16(at: start + 14)
    else { return nil }
    let row = glyphClass(of: left, at: start + leftClasses)
    let column = glyphClass(of: right, at: start + rightClasses)
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

  /// The position of a glyph in the coverage of a part, which lists the left glyphs of its pairs; `nil` if the glyph is
  /// not in it.
  private func coverageIndex(of glyph: Int, inPartAt partStart: Int) -> Int? {
    guard let offset = table.uint16(at: partStart + 2),
      let count = table.uint16(at: partStart + offset + 2)
    else { return nil }
    let start = partStart + offset + 4
    switch table.uint16(at: partStart + offset) {
    case 1:
      return table.record(from: start, count: count, size: 2) { record in
        table.uint16(at: record).map { $0 - glyph }
      }.map { ($0 - start) / 2 }
    case 2:
      guard let record = range(of: glyph, from: start, count: count), let first = table.uint16(at: record),
        let index = table.uint16(at: record + 4)
      else { return nil }
      return index + glyph - first
    default: return nil
    }
  }

  /// The class of a glyph in the class definition at an offset; 0 for glyphs that it does not mention.
  private func glyphClass(of glyph: Int, at start: Int) -> Int {
    switch table.uint16(at: start) {
    case 1:
      guard let first = table.uint16(at: start + 2), let count = table.uint16(at: start + 4),
        glyph >= first, glyph - first < count
      else { return 0 }
      return table.uint16(at: start + 6 + 2 * (glyph - first)) ?? 0
    case 2:
      let record = range(of: glyph, from: start + 4, count: table.uint16(at: start + 2) ?? 0)
      return record.flatMap { table.uint16(at: $0 + 4) } ?? 0
    default: return 0
    }
  }

  /// The offset of the record of a range of glyphs that contains a glyph. The ranges have six bytes each: the first
  /// glyph, the last one, and another number.
  private func range(of glyph: Int, from start: Int, count: Int) -> Int? {
    table.record(from: start, count: count, size: 6) { record in
      guard let first = table.uint16(at: record), let last = table.uint16(at: record + 2) else { return nil }
      if glyph < first { return 1 }
      return glyph > last ? -1 : 0
    }
  }
}

extension PairKerning {
  /// The lists of pairs in a `kern` table, each as a lookup, because their distances are added. There are two forms of
  /// the table: that of OpenType, and Apple's, whose version is 1.
  private static func lookups(ofKern table: FontTable) -> [[Part]] {
    let isApple = table.uint16(at: 0) == 1
    var start = isApple ? 8 : 4
    var lookups: [[Part]] = []
    for _ in 0..<min((isApple ? table.uint32(at: 4) : table.uint16(at: 2)) ?? 0, limit) {
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
