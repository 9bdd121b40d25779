/// A font at one size, with its tables found: turns glyphs into points.
struct FontMeasure {
  /// Points a unit of `advances`.
  private var unit: Double
  /// Numbers of `AdvanceTables`; empty for a font whose glyphs are all as wide as an em.
  private var advances: ArraySlice<Int16>
  private var size: Double
  /// Points added to every tracked glyph.
  private var tracking: Double
  /// The share of the display cut, 0...1.
  private var display: Double
  private var isKerned: Bool
  /// The width of an emoji in em.
  private var emojiEm: Double

  /// The system font of an era.
  init(system weight: FontWeight, isItalic: Bool, size: Double, era: FontEra, emojiEm: Double) {
    let (share, em) = era.adjustment(at: size)
    // The slanted font is 0.2 % wider in all its parts.
    let width = isItalic ? size * 1.002 : size
    let ofWeight = Double(AdvanceTables.displayDeltaOfWeight[weight.rawValue])
    let first = weight.rawValue * AdvanceTables.glyphCount
    advances = AdvanceTables.system[first..<first + AdvanceTables.glyphCount]
    unit = width / 20_480
    tracking = width * em + width / 20_480 * share * ofWeight
    display = share
    isKerned = true
    self.size = size
    self.emojiEm = emojiEm
  }

  /// A font estimated from another one; `tracking` is in points.
  init(_ metrics: NamedFontMetrics, size: Double, tracking: Double = 0, emojiEm: Double) {
    let width = size * metrics.ratio
    switch metrics.base {
    case .system:
      let first = FontWeight.regular.rawValue * AdvanceTables.glyphCount
      advances = AdvanceTables.system[first..<first + AdvanceTables.glyphCount]
      unit = width / 20_480
    case .helvetica:
      advances = AdvanceTables.helvetica[...]
      unit = width / 10_000
    case .helveticaBold:
      advances = AdvanceTables.helveticaBold[...]
      unit = width / 10_000
    case .monospace:
      advances = []
      unit = width
    }
    self.tracking = tracking
    display = 0
    isKerned = false
    self.size = size
    self.emojiEm = emojiEm
  }

  /// The width of one glyph with its tracking, in points.
  func advance(of glyph: Glyph) -> Double {
    switch glyph {
    case .table(let index):
      guard !advances.isEmpty else { return unit }
      let units = Double(advances[advances.startIndex + index])
      return (units + display * Double(AdvanceTables.displayDelta[index])) * unit + tracking
    case .other(let em, let isTracked):
      guard isTracked else { return em * size }
      return em * size + display * Double(AdvanceTables.displayDeltaOfOthers) * unit + tracking
    case .emoji:
      return emojiEm * size
    }
  }

  /// What is added between two neighbours, in points; negative where they move closer.
  func kerning(_ left: Glyph, _ right: Glyph) -> Double {
    guard isKerned, case .table(let first) = left, case .table(let second) = right else { return 0 }
    let (row, column) = (Int(KerningTables.leftClass[first]), Int(KerningTables.rightClass[second]))
    guard row > 0, column > 0 else { return 0 }
    return Double(KerningTables.pairs[(row - 1) * KerningTables.rightClassCount + column - 1]) * unit
  }
}
