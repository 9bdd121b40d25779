/// The measurements of a font that is published with its source, from the font file.
struct OpenFont: GlyphMetrics {
  /// The kerning between classes of characters. Class 0 has none.
  struct Kerning: Sendable {
    private let left: PackedTable
    private let right: PackedTable
    private let amounts: PackedTable
    private let pairs: PackedTable
    private let rightClassCount: Int

    /// Creates the kerning from packed tables.
    ///
    /// - Parameters:
    ///   - left: the class of each character on the left of a pair.
    ///   - right: the class of each character on the right of a pair.
    ///   - amounts: the different amounts, in 1/1000 em above -4.14.
    ///   - pairs: for each left class from 1 on, the indices of the amounts for all right classes.
    init(
      left: StaticString, right: StaticString, amounts: StaticString, pairs: StaticString,
      rightClassCount: Int
    ) {
      self.left = PackedTable(left, width: 1)
      self.right = PackedTable(right, width: 1)
      self.amounts = PackedTable(amounts, width: 2)
      self.pairs = PackedTable(pairs, width: 1)
      self.rightClassCount = rightClassCount
    }

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

  /// Creates the measurements of a font. The heights are in em, and the packed widths in `unitsPerEm`.
  init(
    ascender: Double, descender: Double, unitsPerEm: Double, advances: StaticString, kerning: Kerning? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.unitsPerEm = unitsPerEm
    self.advances = PackedTable(advances, width: 2)
    self.kerning = kerning
  }

  /// The font with the given PostScript name; `nil` if the table does not contain it.
  static func font(named name: String) -> OpenFont? {
    OpenFontTable.fonts[OpenFontTable.aliases[name] ?? name]
  }

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

  /// The index of a character in `OpenFontTable`.
  private static func index(of code: UInt32) -> Int? {
    switch code {
    case 32..<127: Int(code) - 32
    case 0xA0, 0x202F: 0
    default: OpenFontTable.scalarsAfterASCII.sortedIndex(of: code, by: { UInt32($0) }).map { $0 + 95 }
    }
  }

  /// The index of a character without its diacritics.
  private static func baseIndex(of code: UInt32) -> Int? { Glyph.foldedIndex(of: code) ?? index(of: code) }
}
