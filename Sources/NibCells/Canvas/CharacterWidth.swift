import NibSupport

/// The number of columns that characters occupy in a terminal.
package enum CharacterWidth {
  /// The columns that a canvas uses for `character`: 1 for most, 2 for wide East Asian characters, emoji and
  /// flags, 0 for characters that are invisible by themselves. A cluster of several spacing letters (some
  /// Indic conjuncts) occupies the sum of their columns.
  package static func columns(of character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    return TerminalGlyph.glyphs(of: character).reduce(0) { $0 + $1.columns }
  }

  /// The columns of one scalar that is not a control character: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == softHyphen ? 0 : 1 }
    return Int(entry(for: scalar.value) & 3)
  }

  /// Whether `scalar` is combined with the previous one: a nonspacing or enclosing mark (not a variation
  /// selector), or a part of a Hangul syllable.
  static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    case .otherLetter: return columns(of: scalar) == 0
    default: return false
    }
  }

  private static let softHyphen: UInt32 = 0xAD

  /// The last table entry that begins at or before `value`.
  private static func entry(for value: UInt32) -> UInt32 {
    let table = CharacterWidthTable.changes
    // The first entry is that of the scalar 0.
    return table[table.partitioningIndex { $0 >> 2 > value } - 1]
  }
}
