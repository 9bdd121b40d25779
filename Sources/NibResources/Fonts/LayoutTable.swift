/// The parts that the tables `GPOS` and `GSUB` of a font have in common: scripts, features, lookups and lists of glyphs.
///
/// All offsets are those of the table. Numbers outside it are ignored, so that damaged tables have fewer parts.
struct LayoutTable: Sendable {
  let table: FontTable
  /// The type of lookups that refer to parts of another type that are farther away.
  private let extensionType: Int

  /// The maximum number of scripts that are read, and likewise of features, of lookups and of parts. Today's fonts have
  /// a few hundred of each at most.
  static let limit = 1000

  /// A list of substitutions or adjustments. The first part that has a glyph is used.
  struct Lookup: Sendable {
    /// The number of the lookup, which determines when it is applied.
    var number: Int
    /// Whether marks between the glyphs are skipped.
    var ignoresMarks: Bool
    var parts: [Part]
  }

  struct Part: Sendable {
    /// The kind of adjustment or substitution.
    var type: Int
    var start: Int
  }

  /// - Parameters:
  ///   - bytes: the table; empty if the font has none.
  ///   - extensionType: 9 for `GPOS`, and 7 for `GSUB`.
  init(_ bytes: [UInt8], extensionType: Int) {
    table = FontTable(bytes)
    self.extensionType = extensionType
  }

  /// The lookups that belong to a feature in the default language of any script, in the order in which they are applied.
  ///
  /// Scripts need not be distinguished: their lookups are the same, or they contain the glyphs of different scripts.
  ///
  /// - Parameters:
  ///   - feature: the tag of the feature.
  ///   - type: the type of the parts that are needed. Lookups without such parts are left out.
  func lookups(of feature: StaticString, type: Int) -> [Lookup] {
    guard table.uint16(at: 0) == 1, let lookupList = table.uint16(at: 8) else { return [] }
    let offsets = table.list(at: lookupList, limit: Self.limit)
    var partsLeft = Self.limit
    var lookups: [Lookup] = []
    for number in numbers(ofLookupsFor: FontTable.tag(feature)) where offsets.indices.contains(number) {
      let start = lookupList + offsets[number]
      let parts = parts(ofLookup: start).filter { $0.type == type }.prefix(partsLeft)
      partsLeft -= parts.count
      guard !parts.isEmpty, let flags = table.uint16(at: start + 2) else { continue }
      lookups.append(Lookup(number: number, ignoresMarks: flags & 8 != 0, parts: Array(parts)))
    }
    return lookups
  }

  private func numbers(ofLookupsFor tag: Int) -> [Int] {
    guard let scriptList = table.uint16(at: 4), let featureList = table.uint16(at: 6) else { return [] }
    var numbers: Set<Int> = []
    for feature in defaultFeatures(scriptList) {
      let record = featureList + 2 + 6 * feature
      guard let count = table.uint16(at: featureList), feature < count,
        table.uint32(at: record) == tag, let offset = table.uint16(at: record + 4)
      else { continue }
      numbers.formUnion(table.list(at: featureList + offset + 2, limit: Self.limit))
    }
    return numbers.sorted()
  }

  /// The numbers of the features that the default language of any script has.
  private func defaultFeatures(_ scriptList: Int) -> Set<Int> {
    var features: Set<Int> = []
    for script in 0..<min(table.uint16(at: scriptList) ?? 0, Self.limit) {
      guard let offset = table.uint16(at: scriptList + 2 + 6 * script + 4),
        let language = table.uint16(at: scriptList + offset), language > 0
      else { continue }
      features.formUnion(table.list(at: scriptList + offset + language + 4, limit: Self.limit))
    }
    return features
  }

  private func parts(ofLookup lookup: Int) -> [Part] {
    guard let type = table.uint16(at: lookup) else { return [] }
    return table.list(at: lookup + 4, limit: Self.limit).compactMap { offset in
      let start = lookup + offset
      guard type == extensionType else { return Part(type: type, start: start) }
      guard let type = table.uint16(at: start + 2), let distance = table.uint32(at: start + 4) else {
        return nil
      }
      return Part(type: type, start: start + distance)
    }
  }

  /// The position of a glyph in the coverage of a part, which lists the first glyphs that the part applies to; `nil` if
  /// the glyph is not in it.
  func coverageIndex(of glyph: Int, inPartAt partStart: Int) -> Int? {
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
  func glyphClass(of glyph: Int, at start: Int) -> Int {
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
