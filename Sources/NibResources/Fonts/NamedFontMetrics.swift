/// The estimated metrics of a font that is not the system font. Its widths are those of a measured font times a
/// ratio.
struct NamedFontMetrics: Hashable {
  /// A measured font. `system` is the system font in regular weight.
  enum Base: Hashable {
    case system
    case helvetica
    case helveticaBold
    case helveticaNeue
    case helveticaNeueBold
    case helveticaNeueThin
    /// A font in which every glyph is one em wide, before the ratio is applied.
    case monospace
  }

  /// The font whose widths are used.
  var base: Base
  /// The width of a glyph in relation to that of the same glyph in the base font.
  var ratio: Double
  /// The distance that is added to every glyph, in em.
  var tracking = 0.0
  /// The height of one line, in em.
  var lineHeight: Double

  /// The known metrics of a font, or an estimate based on the weight in its PostScript name.
  static func metrics(of name: String) -> NamedFontMetrics {
    if let metrics = NamedFontTable.metrics[name] { return metrics }
    let height = NamedFontTable.lineHeights.first { name.hasPrefix($0.stem) }?.em ?? 1.2
    if FontFace.monospacedStems.contains(where: name.hasPrefix) {
      return NamedFontMetrics(base: .monospace, ratio: 0.601, lineHeight: height)
    }
    let style = name.drop { $0 != "-" }.dropFirst()
    let ratio = ratiosOfStyles.first { style.hasPrefix($0.style) }?.ratio ?? 1.02
    let width = name.contains("Condensed") ? 0.8 : 1
    return NamedFontMetrics(base: .helvetica, ratio: ratio * width, lineHeight: height)
  }

  /// The measurements of the font itself: those of an open font, or published widths; or those of an open font of the
  /// same family. `nil` if there are none.
  static func glyphs(of name: String) -> (any GlyphMetrics)? {
    if let glyphs: any GlyphMetrics = OpenFont.font(named: name) ?? PublishedFont(named: name) {
      return glyphs
    }
    return InstalledFonts.hasFamily(ofFace: name) ? nil : OpenFont.relative(ofFontNamed: name)
  }

  /// The estimated ratios by the beginning of the style, which follows the hyphen in the PostScript name.
  private static let ratiosOfStyles: [(style: String, ratio: Double)] = [
    ("Bold", 1.07), ("ExtraBold", 1.07), ("Black", 1.07), ("Heavy", 1.07), ("Semibold", 1.05),
    ("SemiBold", 1.05), ("DemiBold", 1.05), ("Medium", 1.04), ("Light", 0.97), ("Thin", 0.92),
    ("UltraLight", 0.92), ("ExtraLight", 0.92),
  ]
}
