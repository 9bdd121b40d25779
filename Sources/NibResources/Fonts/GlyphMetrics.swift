import Foundation

/// The measurements of one face of a font, as its font file states them. They apply to every size.
///
/// All lengths are in em: a font of 17 points has 17 times these lengths in points. In contrast to `NamedFontMetrics`,
/// which estimates a font from another one, these are the measurements of the font itself. Of ligatures, only those of Arabic script
/// are included.
protocol GlyphMetrics: Sendable {
  /// The distance from the top of a line to its baseline (`ascender` of the font's `hhea` table).
  var ascender: Double { get }
  /// The distance from the baseline to the bottom of a line (`descender` of `hhea`), which is positive below the
  /// baseline.
  var descender: Double { get }
  /// The distance between the bottom of a line and the top of the next one (`lineGap` of `hhea`).
  var lineGap: Double { get }
  /// The width of the glyph of a scalar; `nil` if the font has no such glyph. The width is then estimated.
  func advance(of scalar: Unicode.Scalar) -> Double?
  /// The distance that is added between two neighboring glyphs, which is negative if they move closer; 0 if the font
  /// has no such pair.
  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double
  /// The width of a glyph; `nil` if the font has no such glyph.
  func advance(of glyph: Glyph) -> Double?
  /// The distance that is added between two neighboring glyphs.
  func kerning(_ left: Glyph, _ right: Glyph) -> Double
}

extension GlyphMetrics {
  // Only font files have glyphs with numbers.
  func advance(of glyph: Glyph) -> Double? { advance(of: glyph.scalar) }
  func kerning(_ left: Glyph, _ right: Glyph) -> Double { kerning(left.scalar, right.scalar) }

  /// The height of a line: ascender, descender and line gap together.
  var lineHeight: Double { ascender + descender + lineGap }

  /// The heights of a line above and below the baseline. The line gap is below it.
  var lineRatios: (ascender: CGFloat, descender: CGFloat) {
    (CGFloat(ascender), CGFloat(descender + lineGap))
  }
}
