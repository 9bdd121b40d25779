/// Finds out how many glyphs a glyph of a TrueType font consists of, from the table `glyf`.
///
/// A composite glyph consists of other glyphs, which can be composite too. If each of them names the next one twice, a
/// small font describes an outline with billions of points. FreeType draws it without a limit, so such glyphs must be
/// recognized before it loads them.
struct GlyfComposites {
  /// The largest number of glyphs of which a glyph may consist, and the largest depth. Real glyphs consist of fewer
  /// than 20.
  static let limits = (glyphs: 256, depth: 16)

  private let glyphs: FontTable
  private let places: FontTable
  private let hasLongPlaces: Bool
  /// The number of glyphs of which each glyph consists. While a glyph is counted, it has the largest number, because a
  /// glyph that contains itself has no end.
  private var counts: [Int: Int] = [:]

  /// - Parameter table: returns the bytes of a table of the font; empty if it has none.
  init(table: (StaticString) -> [UInt8]) {
    glyphs = FontTable(table("glyf"))
    places = FontTable(table("loca"))
    hasLongPlaces = FontTable(table("head")).int16(at: 50) == 1
  }

  /// Whether a glyph consists of few enough glyphs to be loaded. True for glyphs that are not in the table.
  mutating func isSmall(_ glyph: Int) -> Bool { count(of: glyph, depth: 0) <= GlyfComposites.limits.glyphs }

  /// The number of glyphs of which a glyph consists, with itself; more than the limit if it has too many.
  private mutating func count(of glyph: Int, depth: Int) -> Int {
    if let count = counts[glyph] { return count }
    let tooMany = GlyfComposites.limits.glyphs + 1
    guard depth < GlyfComposites.limits.depth else { return tooMany }
    counts[glyph] = tooMany
    var total = 1
    for part in parts(of: glyph) where total < tooMany {
      total = min(tooMany, total + count(of: part, depth: depth + 1))
    }
    counts[glyph] = total
    return total
  }

  /// The glyphs that a composite glyph names; empty for other glyphs. At most one more than the limit.
  private func parts(of glyph: Int) -> [Int] {
    guard let start = place(of: glyph), let contours = glyphs.int16(at: start), contours < 0 else {
      return []
    }
    var parts: [Int] = []
    // The number of contours and the four sides of the bounds come first.
    var offset = start + 10
    while parts.count <= GlyfComposites.limits.glyphs, let flags = glyphs.uint16(at: offset),
      let part = glyphs.uint16(at: offset + 2)
    {
      parts.append(part)
      guard flags & Flag.hasMore != 0 else { break }
      offset += 4 + (flags & Flag.hasWords != 0 ? 4 : 2)
      if flags & Flag.hasScale != 0 {
        offset += 2
      } else if flags & Flag.hasScales != 0 {
        offset += 4
      } else if flags & Flag.hasMatrix != 0 {
        offset += 8
      }
    }
    return parts
  }

  /// The bits of a component that say what follows it.
  private enum Flag {
    static let hasWords = 0x1
    static let hasScale = 0x8
    static let hasMore = 0x20
    static let hasScales = 0x40
    static let hasMatrix = 0x80
  }

  /// The offset of a glyph in the table; `nil` if the table does not contain it.
  private func place(of glyph: Int) -> Int? {
    hasLongPlaces ? places.uint32(at: 4 * glyph) : places.uint16(at: 2 * glyph).map { 2 * $0 }
  }
}
