/// The measurements of a font that is published with its source, from the font file.
struct OpenFont: GlyphMetrics {
  /// The kerning between classes of characters. Class 0 has none.
  private struct Kerning {
    /// The class of each character on the left of a pair.
    var left: PackedTable
    /// The class of each character on the right of a pair.
    var right: PackedTable
    /// The different amounts, in 1/1000 em above -4.14.
    var amounts: PackedTable
    /// For each left class from 1 on, the indices of the amounts for all right classes.
    var pairs: PackedTable
    var rightClassCount: Int

    /// The distance in em that is added between two characters of `OpenFontTable`.
    func em(between first: Int, and second: Int) -> Double {
      let (row, column) = (left[first], right[second])
      guard row > 0, column > 0 else { return 0 }
      let amount = amounts[pairs[(row - 1) * rightClassCount + column - 1]]
      return Double(amount - PackedTable.base * PackedTable.base / 2) / 1000
    }
  }

  let ascender: Double
  let descender: Double
  let lineGap = 0.0
  private let unitsPerEm: Double
  /// The width of each character of `OpenFontTable`; 0 for that of the base letter, or if there is no glyph.
  private let advances: PackedTable
  private let kerning: Kerning?

  /// Creates the measurements of a font from the digits that `generate-font-tables.py` writes: the heights in 1/100000
  /// em and the units per em, with three digits each; the numbers of left classes, right classes and amounts of the
  /// kerning, with one digit each; the widths, with two digits each; and the kerning.
  private init(_ digits: StaticString) {
    let header = PackedTable(digits, width: 3)
    ascender = Double(header[0]) / 100_000
    descender = Double(header[1]) / 100_000
    unitsPerEm = Double(header[2])
    let counts = PackedTable(digits, width: 1, from: 9)
    let characterCount = OpenFontTable.scalarsAfterASCII.count + 95
    let left = 12 + 2 * characterCount
    let (right, amounts) = (left + characterCount, left + 2 * characterCount)
    advances = PackedTable(digits, width: 2, from: 12)
    kerning =
      counts[0] == 0
      ? nil
      : Kerning(
        left: PackedTable(digits, width: 1, from: left), right: PackedTable(digits, width: 1, from: right),
        amounts: PackedTable(digits, width: 2, from: amounts),
        pairs: PackedTable(digits, width: 1, from: amounts + 2 * counts[2]), rightClassCount: counts[1])
  }

  /// The font with the given PostScript name; `nil` if the table does not contain it.
  static func font(named name: String) -> OpenFont? {
    let name = OpenFontTable.aliases[name] ?? name
    return OpenFontTable.names.sortedIndex(of: name, by: { $0 }).map(font(at:))
  }

  /// The font of the same family whose style is the closest to that of the font with the given PostScript name; `nil`
  /// if the table does not contain the family, or if the name states more than a style.
  static func relative(ofFontNamed name: String) -> OpenFont? {
    guard let name = FontName(name) else { return nil }
    return name.families.lazy.compactMap { closest(to: name, in: $0) }.first
  }

  /// The font of a family whose style is the closest to a style.
  private static func closest(to name: FontName, in family: String) -> OpenFont? {
    let names = OpenFontTable.names
    var closest: (index: Int, distance: Int)?
    for index in names.partitioningIndex(where: { $0 >= family })..<names.count {
      guard names[index].hasPrefix(family) else { break }
      guard FontName.family(of: names[index]) == family, let other = FontName(names[index]) else { continue }
      let distance = name.distance(to: other)
      if distance < closest?.distance ?? .max { closest = (index, distance) }
    }
    return closest.map { font(at: $0.index) }
  }

  private static func font(at index: Int) -> OpenFont { OpenFont(OpenFontTable.faces[index]) }

  func advance(of scalar: Unicode.Scalar) -> Double? {
    let code = scalar.value
    let units = Self.index(of: code).map { advances[$0] } ?? 0
    if units > 0 { return Double(units) / unitsPerEm }
    guard let base = Glyph.foldedIndex(of: code) else { return nil }
    return Double(advances[base]) / unitsPerEm
  }

  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard let kerning, let first = Self.baseIndex(of: left.value),
      let second = Self.baseIndex(of: right.value)
    else { return 0 }
    return kerning.em(between: first, and: second)
  }

  /// The index of a character in `OpenFontTable`. All Kana, ideographs, Hangul syllables and icons have the width of
  /// one character.
  private static func index(of code: UInt32) -> Int? {
    let stored: UInt32
    switch code {
    case 32..<127: return Int(code) - 32
    case 0xA0, 0x202F: return 0
    case 0x3040...0x30FF: stored = 0x3042
    case 0x4E00...0x9FFF: stored = 0x4E00
    case 0xAC00...0xD7A3: stored = 0xAC00
    case 0xE000...0xF8FF: stored = 0xE000
    default: stored = code
    }
    return OpenFontTable.scalarsAfterASCII.sortedIndex(of: stored, by: { UInt32($0) }).map { $0 + 95 }
  }

  /// The index of a character without its diacritics.
  private static func baseIndex(of code: UInt32) -> Int? { Glyph.foldedIndex(of: code) ?? index(of: code) }
}
