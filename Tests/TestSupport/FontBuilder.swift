/// Builds small TrueType fonts, because no font files are part of the project.
public struct FontBuilder {
  /// A part of the font's kerning.
  public struct Kerning {
    fileprivate enum Content {
      case pairs([(left: Unicode.Scalar, right: Unicode.Scalar, units: Int)])
      case classes(left: [String], right: [String], units: [[Int]])
    }

    fileprivate var content: Content
    fileprivate var isExtension: Bool

    /// Pairs of single characters.
    ///
    /// - Parameters:
    ///   - pairs: two characters and a distance each.
    ///   - isExtension: whether `GPOS` contains the pairs by way of an extension (type 9).
    public static func pairs(_ pairs: [(String, Int)], isExtension: Bool = false) -> Kerning {
      let content = pairs.compactMap { text, units in
        let scalars = Array(text.unicodeScalars)
        return scalars.count == 2 ? (left: scalars[0], right: scalars[1], units: units) : nil
      }
      return Kerning(content: .pairs(content), isExtension: isExtension)
    }

    /// Pairs of classes. The class 0 of the right characters contains all others, so each row of `units` begins with
    /// their distance. There is no class 0 of the left characters.
    public static func classes(left: [String], right: [String], units: [[Int]]) -> Kerning {
      Kerning(content: .classes(left: left, right: right, units: units), isExtension: false)
    }
  }

  /// A lookup of the table `GSUB`.
  public struct Substitution {
    fileprivate var feature: String
    fileprivate var glyphs: [(from: [Unicode.Scalar], to: Unicode.Scalar)]
    fileprivate var isExtension: Bool
    fileprivate var ignoresMarks: Bool

    /// - Parameters:
    ///   - feature: the tag of the feature that has the lookup.
    ///   - glyphs: characters, and the one whose glyph replaces theirs. If all are single characters, these are single
    ///     substitutions, otherwise ligatures.
    ///   - isExtension: whether `GSUB` contains the lookup by way of an extension (type 7).
    ///   - ignoresMarks: whether marks between the characters are skipped.
    public init(
      _ feature: String, _ glyphs: [(String, String)], isExtension: Bool = false, ignoresMarks: Bool = false
    ) {
      self.feature = feature
      self.glyphs = glyphs.compactMap { from, to in
        to.unicodeScalars.first.map { (from: Array(from.unicodeScalars), to: $0) }
      }
      self.isExtension = isExtension
      self.ignoresMarks = ignoresMarks
    }
  }

  /// The PostScript name.
  public var name: String
  /// The advance of each character, in units of the font.
  public var advances: [Unicode.Scalar: Int]
  /// Whether each glyph is a rectangle of 500 x 700 units on the baseline. Otherwise, all glyphs are empty.
  public var isFilled = false
  /// Whether the file states the checksums of its tables. Otherwise, they are 0.
  public var hasChecksums = false
  /// The number of units in one em.
  public var unitsPerEm = 1000
  /// The heights in the table `hhea`, in units of the font.
  public var heights = (ascender: 800, descender: -200, lineGap: 0)
  /// The heights in the table `OS/2`, which are used instead of those in `hhea`; `nil` for no such heights.
  public var typographicHeights: (ascender: Int, descender: Int, lineGap: Int)?
  /// The pairs in the table `kern`.
  public var kern: [(String, Int)] = []
  /// The lookups of the feature `kern` in the table `GPOS`, each with its parts.
  public var gpos: [[Kerning]] = []
  /// The lookups of the table `GSUB`.
  public var gsub: [Substitution] = []

  /// Creates a font whose characters have the given advances, in thousandths of an em.
  public init(_ name: String, _ advances: [Character: Int]) {
    self.name = name
    self.advances = [:]
    for (character, advance) in advances {
      for scalar in character.unicodeScalars { self.advances[scalar] = advance }
    }
  }

  /// The file.
  public var bytes: [UInt8] { file(at: 0) }

  /// A collection of several fonts in one file.
  public static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
    var header = BigEndian()
    header.tag("ttcf")
    header.uint32(0x10000, fonts.count)
    var files: [UInt8] = []
    let start = 12 + 4 * fonts.count
    for font in fonts {
      header.uint32(start + files.count)
      files += font.file(at: start + files.count)
    }
    return header.bytes + files
  }

  /// A font file that begins at an offset.
  private func file(at start: Int) -> [UInt8] {
    let tables = tables
    var directory = BigEndian()
    directory.uint32(0x10000)
    directory.uint16(tables.count, 16, 0, 0)
    var content: [UInt8] = []
    for table in tables {
      directory.tag(table.tag)
      let padded = table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
      let checksum = stride(from: 0, to: padded.count, by: 4).reduce(0) { sum, start in
        sum + padded[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      directory.uint32(
        hasChecksums ? checksum & 0xFFFF_FFFF : 0, start + 12 + 16 * tables.count + content.count,
        table.bytes.count)
      content += padded
    }
    return directory.bytes + content
  }

  /// The characters in the order of their glyphs. Glyph 0 stands for missing characters.
  private var scalars: [Unicode.Scalar] { advances.keys.sorted() }

  private func glyph(_ scalar: Unicode.Scalar) -> Int { (scalars.firstIndex(of: scalar) ?? -1) + 1 }

  private var tables: [(tag: String, bytes: [UInt8])] {
    var tables = [
      (tag: "OS/2", bytes: windowsMetrics), ("cmap", characterMap),
      ("glyf", isFilled ? rectangles : [0, 0, 0, 0]), ("head", head),
      ("hhea", horizontalHeader), ("hmtx", horizontalMetrics), ("loca", locations), ("maxp", maximums),
      ("name", names), ("post", post),
    ]
    if !gsub.isEmpty { tables.insert(("GSUB", glyphSubstitutions), at: 0) }
    if !gpos.isEmpty { tables.insert(("GPOS", glyphPositions), at: 0) }
    if !kern.isEmpty { tables.append(("kern", kernTable)) }
    return tables
  }
}

// MARK: Tables

extension FontBuilder {
  private var head: [UInt8] {
    var table = BigEndian()
    table.uint32(0x10000, 0x10000, 0, 0x5F0F_3CF5)
    table.uint16(0, unitsPerEm)
    table.uint32(0, 0, 0, 0)
    table.uint16(0, -200, 1000, 800, 0, 8, 2, 0, 0)
    return table.bytes
  }

  private var horizontalHeader: [UInt8] {
    var table = BigEndian()
    table.uint32(0x10000)
    table.uint16(heights.ascender, heights.descender, heights.lineGap, advances.values.max() ?? 0)
    table.uint16(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, scalars.count + 1)
    return table.bytes
  }

  private var horizontalMetrics: [UInt8] {
    var table = BigEndian()
    table.uint16(500, 0)
    for scalar in scalars { table.uint16(advances[scalar] ?? 0, 0) }
    return table.bytes
  }

  private var maximums: [UInt8] {
    var table = BigEndian()
    table.uint32(0x10000)
    table.uint16(scalars.count + 1, isFilled ? 4 : 0, isFilled ? 1 : 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    return table.bytes
  }

  private var locations: [UInt8] {
    var table = BigEndian()
    for glyph in 0..<scalars.count + 2 { table.uint16(isFilled ? glyph * rectangle.count / 2 : 0) }
    return table.bytes
  }

  private var rectangles: [UInt8] { (0..<scalars.count + 1).flatMap { _ in rectangle } }

  private var rectangle: [UInt8] {
    var table = BigEndian()
    // One contour, its bounds, its last point, no instructions.
    table.uint16(1, 0, 0, 500, 700, 3, 0)
    // Four points on the curve, then the differences of their coordinates.
    table.uint16(0x0101, 0x0101)
    table.uint16(0, 500, 0, -500, 0, 0, 700, 0)
    return table.bytes
  }

  private var post: [UInt8] {
    var table = BigEndian()
    table.uint32(0x30000, 0, 0, 0, 0, 0, 0, 0)
    return table.bytes
  }

  private var names: [UInt8] {
    let texts: [(id: Int, text: String)] = [(1, name), (2, "Regular"), (4, name), (6, name)]
    var table = BigEndian()
    table.uint16(0, texts.count, 6 + 12 * texts.count)
    var content = BigEndian()
    for (id, text) in texts {
      table.uint16(3, 1, 0x409, id, 2 * text.utf16.count, content.bytes.count)
      for unit in text.utf16 { content.uint16(Int(unit)) }
    }
    return table.bytes + content.bytes
  }

  private var windowsMetrics: [UInt8] {
    let heights = typographicHeights ?? (0, 0, 0)
    var table = BigEndian()
    table.uint16(4, 500, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    table.bytes += [UInt8](repeating: 0, count: 10)
    table.uint32(0, 0, 0, 0)
    table.tag("test")
    table.uint16(typographicHeights == nil ? 0x40 : 0xC0, 0x20, 0xFFFF)
    table.uint16(heights.ascender, heights.descender, heights.lineGap, 800, 200)
    table.uint32(0, 0)
    table.uint16(500, 700, 0, 32, 1)
    return table.bytes
  }

  /// A map of format 4, with one segment for each character.
  private var characterMap: [UInt8] {
    let segments = scalars.count + 1
    var map = BigEndian()
    map.uint16(4, 16 + 8 * segments, 0, 2 * segments, 0, 0, 0)
    for scalar in scalars { map.uint16(Int(scalar.value)) }
    map.uint16(0xFFFF, 0)
    for scalar in scalars { map.uint16(Int(scalar.value)) }
    map.uint16(0xFFFF)
    for scalar in scalars { map.uint16(glyph(scalar) - Int(scalar.value)) }
    map.uint16(1)
    for _ in 0..<segments { map.uint16(0) }
    var table = BigEndian()
    table.uint16(0, 1, 3, 1)
    table.uint32(12)
    return table.bytes + map.bytes
  }

  private var kernTable: [UInt8] {
    var pairs: [(Int, Int, Int)] = []
    for (text, units) in kern {
      let glyphs = text.unicodeScalars.map(glyph)
      pairs.append((glyphs[0], glyphs[1], units))
    }
    var table = BigEndian()
    table.uint16(0, 1, 0, 14 + 6 * pairs.count, 1, pairs.count, 0, 0, 0)
    for pair in pairs.sorted(by: <) { table.uint16(pair.0, pair.1, pair.2) }
    return table.bytes
  }
}

// MARK: GPOS

extension FontBuilder {
  private var glyphPositions: [UInt8] {
    Self.layoutTable([(tag: "kern", lookups: Array(gpos.indices))], gpos.map(lookup))
  }

  /// A table `GPOS` or `GSUB` with one script.
  ///
  /// - Parameter features: the tag of each feature, and the numbers of its lookups.
  private static func layoutTable(_ features: [(tag: String, lookups: [Int])], _ lookups: [[UInt8]])
    -> [UInt8]
  {
    var scripts = BigEndian()
    scripts.uint16(1)
    scripts.tag("DFLT")
    // The script, its default language, and the numbers of its features.
    scripts.uint16(8, 4, 0, 0, 0xFFFF, features.count)
    for index in features.indices { scripts.uint16(index) }
    var list = BigEndian()
    list.uint16(features.count)
    var content = BigEndian()
    for feature in features {
      list.tag(feature.tag)
      list.uint16(2 + 6 * features.count + content.bytes.count)
      content.uint16(0, feature.lookups.count)
      for lookup in feature.lookups { content.uint16(lookup) }
    }
    let featureList = list.bytes + content.bytes
    var table = BigEndian()
    table.uint16(1, 0, 10, 10 + scripts.bytes.count, 10 + scripts.bytes.count + featureList.count)
    return table.bytes + scripts.bytes + featureList + Self.list(lookups)
  }

  private func lookup(_ parts: [Kerning]) -> [UInt8] {
    var header = BigEndian()
    header.uint16(parts.contains(where: \.isExtension) ? 9 : 2, 0)
    return header.bytes + Self.list(parts.map(part), base: 4)
  }

  /// A count, the offsets of the given contents, and the contents. The offsets are counted from `base` bytes before the
  /// list.
  private static func list(_ contents: [[UInt8]], base: Int = 0) -> [UInt8] {
    var table = BigEndian()
    table.uint16(contents.count)
    var offset = base + 2 + 2 * contents.count
    for content in contents {
      table.uint16(offset)
      offset += content.count
    }
    return table.bytes + contents.joined()
  }

  private func part(_ kerning: Kerning) -> [UInt8] {
    var header = BigEndian()
    if kerning.isExtension {
      header.uint16(1, 2)
      header.uint32(8)
    }
    return switch kerning.content {
    case .pairs(let pairs): header.bytes + pairPart(pairs)
    case .classes(let left, let right, let units): header.bytes + classPart(left, right, units)
    }
  }

  private func pairPart(_ pairs: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int)]) -> [UInt8] {
    let left = Set(pairs.map(\.left)).sorted()
    let sets = left.map { first in
      var set = BigEndian()
      let own = pairs.filter { $0.left == first }.sorted { $0.right < $1.right }
      set.uint16(own.count)
      for pair in own { set.uint16(glyph(pair.right), pair.units) }
      return set.bytes
    }
    let size = 10 + 2 * sets.count
    let total = sets.reduce(size) { $0 + $1.count }
    var table = BigEndian()
    table.uint16(1, total, 4, 0, sets.count)
    var offset = size
    for set in sets {
      table.uint16(offset)
      offset += set.count
    }
    var coverage = BigEndian()
    coverage.uint16(1, left.count)
    for scalar in left { coverage.uint16(glyph(scalar)) }
    return table.bytes + sets.joined() + coverage.bytes
  }

  private func classPart(_ left: [String], _ right: [String], _ units: [[Int]]) -> [UInt8] {
    let ranges = left.flatMap(\.unicodeScalars).map(glyph).sorted()
    var coverage = BigEndian()
    coverage.uint16(2, ranges.count)
    for (index, glyph) in ranges.enumerated() { coverage.uint16(glyph, glyph, index) }
    // The class 0 on the left has no characters, so its row contains only zeros.
    let rows = [[Int](repeating: 0, count: right.count + 1)] + units
    let classes = [classes(left), classes(right)]
    let start = 16 + 2 * rows.joined().count
    var table = BigEndian()
    table.uint16(
      2, start, 4, 0, start + coverage.bytes.count, start + coverage.bytes.count + classes[0].count)
    table.uint16(rows.count, right.count + 1)
    for value in rows.joined() { table.uint16(value) }
    return table.bytes + coverage.bytes + classes.joined()
  }

  /// A definition of classes of format 2.
  private func classes(_ texts: [String]) -> [UInt8] {
    let glyphs = texts.enumerated().flatMap { index, text in
      text.unicodeScalars.map { (glyph: glyph($0), number: index + 1) }
    }
    var table = BigEndian()
    table.uint16(2, glyphs.count)
    for entry in glyphs.sorted(by: { $0.glyph < $1.glyph }) {
      table.uint16(entry.glyph, entry.glyph, entry.number)
    }
    return table.bytes
  }
}

// MARK: GSUB

extension FontBuilder {
  private var glyphSubstitutions: [UInt8] {
    Self.layoutTable(gsub.enumerated().map { (tag: $1.feature, lookups: [$0]) }, gsub.map(lookup))
  }

  private func lookup(_ substitution: Substitution) -> [UInt8] {
    let isSingle = substitution.glyphs.allSatisfy { $0.from.count == 1 }
    let type = isSingle ? 1 : 4
    var header = BigEndian()
    header.uint16(substitution.isExtension ? 7 : type, substitution.ignoresMarks ? 8 : 0)
    var extensionHeader = BigEndian()
    if substitution.isExtension {
      extensionHeader.uint16(1, type)
      extensionHeader.uint32(8)
    }
    let part = isSingle ? singlePart(substitution) : ligaturePart(substitution)
    return header.bytes + Self.list([extensionHeader.bytes + part], base: 4)
  }

  private func singlePart(_ substitution: Substitution) -> [UInt8] {
    let glyphs = substitution.glyphs.map { (from: glyph($0.from[0]), to: glyph($0.to)) }.sorted {
      $0.from < $1.from
    }
    var table = BigEndian()
    table.uint16(2, 6 + 2 * glyphs.count, glyphs.count)
    for entry in glyphs { table.uint16(entry.to) }
    return table.bytes + Self.coverage(glyphs.map(\.from))
  }

  private func ligaturePart(_ substitution: Substitution) -> [UInt8] {
    let byFirst = Dictionary(grouping: substitution.glyphs) { glyph($0.from[0]) }.sorted { $0.key < $1.key }
    let sets = byFirst.map { _, ligatures in
      Self.list(
        ligatures.map { ligature in
          var table = BigEndian()
          table.uint16(glyph(ligature.to), ligature.from.count)
          for scalar in ligature.from.dropFirst() { table.uint16(glyph(scalar)) }
          return table.bytes
        })
    }
    let coverage = Self.coverage(byFirst.map(\.key))
    var table = BigEndian()
    let start = 6 + 2 * sets.count
    table.uint16(1, start, sets.count)
    var offset = start + coverage.count
    for set in sets {
      table.uint16(offset)
      offset += set.count
    }
    return table.bytes + coverage + sets.joined()
  }

  /// A coverage of format 1 for sorted glyphs.
  private static func coverage(_ glyphs: [Int]) -> [UInt8] {
    var table = BigEndian()
    table.uint16(1, glyphs.count)
    for glyph in glyphs { table.uint16(glyph) }
    return table.bytes
  }
}

/// Bytes to which big-endian numbers are appended.
private struct BigEndian {
  var bytes: [UInt8] = []

  mutating func uint16(_ values: Int...) {
    for value in values {
      bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
  }

  mutating func uint32(_ values: Int...) {
    for value in values { uint16(value >> 16, value) }
  }

  mutating func tag(_ text: String) { bytes += Array(text.utf8) }
}
