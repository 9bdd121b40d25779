import NibSupport
import Synchronization

/// A face of a font file. It measures glyphs when they are first used, and remembers them.
package final class FontFileFace: GlyphMetrics {
  /// The PostScript name.
  package let name: String
  /// The height above the baseline, in em.
  let ascender: Double
  /// The depth below the baseline, in em; positive.
  let descender: Double
  /// The distance between two lines, in em. It is always 0, because Interface Builder ignores the line gap of a font
  /// (docs/interface-builder.md 4.5).
  let lineGap = 0.0

  private let unitsPerEm: Double
  private let pairs: PairKerning
  /// The table `GSUB`, which is read when a text in Arabic script is measured for the first time.
  private let readSubstitutions = Mutex<GlyphSubstitutions?>(nil)
  private let state: Mutex<State>

  /// The face and the glyphs that have been measured, by scalar; `nil` for scalars without a glyph.
  private struct State {
    let face: FreeTypeFace
    var glyphs: [Unicode.Scalar: StoredGlyph?] = [:]
    /// The advances of the glyphs of joined letters, by number; `nil` for numbers without a glyph.
    var advances: [Int: Int?] = [:]
  }

  private struct StoredGlyph {
    var number: Int
    /// The advance in units of the font.
    var advance: Int
  }

  /// - Throws: `broken` if the face lacks its basic tables, or if they state sizes that no font has.
  init(_ face: sending FreeTypeFace, name: String) throws(FontFile.Failure) {
    guard let units = FontTable(face.table("head")).uint16(at: 18), (16...16384).contains(units) else {
      throw .broken("its table 'head' has no valid number of units per em")
    }
    guard let lines = LineMetrics(face) else { throw .broken("its table 'hhea' is damaged") }
    let height = Double(lines.ascender - lines.descender) / Double(units)
    guard FontFileFace.possibleHeights.contains(height) else {
      throw .broken("its lines cannot be \(NibNumber.text(height)) em high")
    }
    guard FontTable(face.table("hhea")).uint16(at: 34) ?? 0 > 0 else {
      throw .broken("its table 'hhea' states that no glyph has a width")
    }
    self.name = name
    unitsPerEm = Double(units)
    ascender = Double(lines.ascender) / unitsPerEm
    descender = -Double(lines.descender) / unitsPerEm
    pairs = PairKerning(gpos: face.table("GPOS"), kern: face.table("kern"))
    state = Mutex(State(face: face))
  }

  /// The heights of a line in em that a font can have. Those of fonts for icons and for formulas are between 0.7 and 3 em.
  private static let possibleHeights = 0.1...8.0

  /// The width of a scalar's glyph in em; `nil` if the font has no glyph for it.
  package func advance(of scalar: Unicode.Scalar) -> Double? {
    glyph(of: scalar).map { Double($0.advance) / unitsPerEm }
  }

  /// The outline of a scalar's glyph, in units of which an em has `outlineUnits`; `nil` if the font has no glyph for
  /// the scalar, or only a bitmap.
  package func outline(of scalar: Unicode.Scalar) -> GlyphOutline? {
    number(of: scalar).flatMap(outline)
  }

  /// The length of an em in the units of the outlines.
  package var outlineUnits: Double { unitsPerEm }

  /// The distance in em that is added between two neighboring glyphs; negative if they move closer.
  package func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard let left = glyph(of: left), let right = glyph(of: right) else { return 0 }
    return kerning(ofGlyphs: left.number, right.number)
  }

  // MARK: Glyphs by number

  /// The number of a scalar's glyph; `nil` if the font has no glyph for it.
  package func number(of scalar: Unicode.Scalar) -> Int? { glyph(of: scalar)?.number }

  /// Whether the font has a glyph with the given number.
  func hasGlyph(_ number: Int) -> Bool { units(ofGlyph: number) != nil }

  /// The width of the glyph with the given number in em; 0 if there is none.
  package func advance(ofGlyph number: Int) -> Double { Double(units(ofGlyph: number) ?? 0) / unitsPerEm }

  private func units(ofGlyph number: Int) -> Int? {
    state.withLock { state in
      if let advance = state.advances[number] { return advance }
      let advance = state.face.advance(ofGlyph: number)
      state.advances[number] = .some(advance)
      return advance
    }
  }

  /// The outline of the glyph with the given number, in units of which an em has `outlineUnits`; `nil` if there is none.
  package func outline(ofGlyph number: Int) -> GlyphOutline? {
    state.withLock { $0.face.outline(ofGlyph: number) }
  }

  /// The distance in em that is added between two neighboring glyphs with the given numbers.
  package func kerning(ofGlyphs left: Int, _ right: Int) -> Double {
    Double(pairs.units(left, right)) / unitsPerEm
  }

  /// The glyphs for joined forms of letters.
  var substitutions: GlyphSubstitutions {
    readSubstitutions.withLock { known in
      if let known { return known }
      let substitutions = GlyphSubstitutions(state.withLock { $0.face.table("GSUB") })
      known = substitutions
      return substitutions
    }
  }

  private func glyph(of scalar: Unicode.Scalar) -> StoredGlyph? {
    state.withLock { state in
      if let glyph = state.glyphs[scalar] { return glyph }
      var glyph: StoredGlyph?
      if let number = state.face.glyph(of: scalar), let advance = state.face.advance(ofGlyph: number) {
        glyph = StoredGlyph(number: number, advance: advance)
      }
      state.glyphs[scalar] = .some(glyph)
      return glyph
    }
  }
}

/// The heights of a line in units of a font, with the signs of the file: the descender is negative.
private struct LineMetrics {
  let ascender: Int
  let descender: Int

  /// Reads the table `hhea`, or the typographic metrics of the table `OS/2` if the font says that these are to be used
  /// or has nothing in `hhea`. `nil` if the font has neither.
  init?(_ face: FreeTypeFace) {
    let horizontal = FontTable(face.table("hhea"))
    guard let ascender = horizontal.int16(at: 4), let descender = horizontal.int16(at: 6) else { return nil }
    let os2 = FontTable(face.table("OS/2"))
    let prefersTypographic = (os2.uint16(at: 62) ?? 0) & 0x80 != 0
    let isHheaEmpty = ascender == 0 && descender == 0
    if prefersTypographic || isHheaEmpty, let typographicAscender = os2.int16(at: 68),
      let typographicDescender = os2.int16(at: 70)
    {
      (self.ascender, self.descender) = (typographicAscender, typographicDescender)
    } else {
      (self.ascender, self.descender) = (ascender, descender)
    }
  }
}

extension FontFileFace: Equatable {
  /// A file is read once until it changes, so that each of its faces is one object.
  package static func == (a: FontFileFace, b: FontFileFace) -> Bool { a === b }
}
