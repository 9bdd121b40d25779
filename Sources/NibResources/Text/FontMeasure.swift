import Foundation

/// Measures glyphs and lines of text in points, for one font at one size.
struct FontMeasure {
  /// The number of points per unit of `advances`; if that is empty, the width of every glyph in points.
  private var unit: Double
  /// The widths from `AdvanceTables`; empty for a monospaced font, whose glyphs all have the same width.
  private var advances: ArraySlice<Int16>
  private var size: Double
  /// The number of points added to every glyph except emoji, glyphs without tracking, and the glyphs of a monospaced
  /// font.
  private var tracking: Double
  /// The share (0...1) of the font's Display cut, the variant for large text, in the mix with its Text cut.
  private var display: Double
  /// The source of kerning pairs.
  private var kerning: Kerning
  /// The width of an emoji in em.
  private var emojiEm: Double
  /// Whether U+25B6 has the width of an emoji of one em, as in the font before iOS 11.
  private var hasWideTriangle = false
  /// The widths that differ from those of `AdvanceTables` and `GlyphTables` in some versions.
  private var differences = Differences()
  /// The measurements of the font itself; `nil` for the system font and for fonts whose measurements are not known.
  private var glyphs: (any GlyphMetrics)?

  /// Creates the measures of the system font of an era.
  ///
  /// - Parameter differences: the widths that differ in the version of Interface Builder.
  init(
    system weight: FontWeight, isItalic: Bool, size: Double, era: FontEra, emojiEm: Double,
    differences: Differences = Differences()
  ) {
    let (share, trackingEm) = era.adjustment(at: size)
    // All widths and the tracking of the italic font are 0.2 % larger.
    let width = isItalic ? size * 1.002 : size
    let weightDelta = Double(AdvanceTables.displayDeltaOfWeight[weight.rawValue])
    let first = weight.rawValue * AdvanceTables.glyphCount
    advances = AdvanceTables.system[first..<first + AdvanceTables.glyphCount]
    unit = width / 20_480
    tracking =
      width * (trackingEm + differences.trackingEm) + width / 20_480 * share * weightDelta
    display = share
    kerning = .system
    self.size = size
    self.emojiEm = emojiEm
    hasWideTriangle = era == .ios9
    self.differences = differences
  }

  /// Creates the measures of a named font.
  ///
  /// - Parameters:
  ///   - metrics: an estimate from a measured font. It determines the widths of all glyphs that `glyphs` lacks.
  ///   - glyphs: the measurements of the font itself; `nil` if they are not known.
  ///   - tracking: the number of points that is added to the tracking of `metrics`.
  ///   - hasSquareIdeographs: whether ideographs are exactly 1 em wide.
  init(
    _ metrics: NamedFontMetrics, glyphs: (any GlyphMetrics)? = nil, size: Double, tracking: Double = 0,
    emojiEm: Double, hasSquareIdeographs: Bool = false
  ) {
    let (table, unitsPerEm) = metrics.base.advances
    advances = table
    unit = size * metrics.ratio / unitsPerEm
    self.tracking = size * metrics.tracking + tracking
    display = 0
    kerning = metrics.base.isHelveticaNeue ? .helveticaNeue : .none
    self.size = size
    self.emojiEm = emojiEm
    self.glyphs = glyphs
    differences.hasSquareIdeographs = hasSquareIdeographs
  }

  /// The width of one glyph with its tracking, in points.
  func advance(of glyph: Glyph) -> Double {
    if let em = glyphs?.advance(of: glyph) { return em * size }
    switch glyph.kind {
    case .measured(let index):
      guard !advances.isEmpty else { return unit }
      let units = Double(advances[advances.startIndex + index])
      let width = (units + display * Double(AdvanceTables.displayDelta[index])) * unit + tracking
      return switch index {
      case Self.underscore: width + differences.underscoreEm * size
      case Self.percentSign: width + differences.percentSignEm * size
      default: glyph.scalar.hasHorn ? width + Self.hornEm * size : width
      }
    case .estimated where hasWideTriangle && glyph.scalar == "\u{25B6}":
      return size
    case .estimated where differences.hasSquareIdeographs && glyph.scalar.isIdeographOrFullwidth:
      return size
    case .estimated(let em, let isTracked):
      guard isTracked else { return em * size }
      return em * size + display * Double(AdvanceTables.displayDeltaOfOthers) * unit + tracking
    case .emoji:
      return emojiEm * size
    case .numbered:
      return 0
    }
  }

  // Indices in `AdvanceTables`, which begins with printable ASCII.
  private static let underscore = Int(UInt8(ascii: "_")) - 32
  private static let percentSign = Int(UInt8(ascii: "%")) - 32
  private static let period = Int(UInt8(ascii: ".")) - 32
  private static let digits = Int(UInt8(ascii: "0")) - 32..<Int(UInt8(ascii: "9")) - 31
  /// The distance by which a period moves closer to most digits before it, in the units of `KerningTables`.
  private static let decimalDistance = 561.0
  /// The width of the horn of a Vietnamese letter, in em (docs/interface-builder.md 4.4).
  private static let hornEm = 0.028

  /// The distance in points that is added between two neighboring glyphs; negative if they move closer.
  func kerning(_ left: Glyph, _ right: Glyph) -> Double {
    if let glyphs { return glyphs.kerning(left, right) * size }
    guard case .measured(let first) = left.kind, case .measured(let second) = right.kind else { return 0 }
    switch kerning {
    case .none: return 0
    case .helveticaNeue: return NeueKerning.em(between: first, and: second) * size
    case .system: return systemKerning(first, second)
    }
  }

  private func systemKerning(_ first: Int, _ second: Int) -> Double {
    let (row, column) = (Int(KerningTables.leftClass[first]), Int(KerningTables.rightClass[second]))
    guard row > 0, column > 0 else { return 0 }
    let distance = Double(KerningTables.pairs[(row - 1) * KerningTables.rightClassCount + column - 1]) * unit
    guard first == Self.period, Self.digits.contains(second) else { return distance }
    // In the Display cut, a period between two digits is not closer to them than to other characters. This pair also
    // undoes the distance of the first digit, which a period at the end of a text keeps.
    return distance * (1 - display) + Self.decimalDistance * unit * display
  }

  /// The font whose kerning pairs are used.
  private enum Kerning { case none, system, helveticaNeue }

  /// Widths that depend on the version of Interface Builder, apart from the era of the system font.
  struct Differences {
    /// The width of an underscore beyond that in `AdvanceTables`, in em.
    var underscoreEm = 0.0
    /// The width of a percent sign beyond that in `AdvanceTables`, in em.
    var percentSignEm = 0.0
    /// The tracking beyond that of the era, in em.
    var trackingEm = 0.0
    /// Whether ideographs and fullwidth characters are exactly 1 em wide.
    var hasSquareIdeographs = false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character of Chinese or Japanese, or the fullwidth form of another character.
  fileprivate var isIdeographOrFullwidth: Bool {
    switch value {
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether the scalar is an o or u with a horn, as in Vietnamese.
  fileprivate var hasHorn: Bool {
    switch value {
    case 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x1EDA...0x1EE3, 0x1EE8...0x1EF1: true
    default: false
    }
  }
}

extension NamedFontMetrics.Base {
  /// The widths of the glyphs, and the number of their units per em. The table is empty for `monospace`, in
  /// which every glyph is one em wide before the ratio is applied.
  fileprivate var advances: (table: ArraySlice<Int16>, unitsPerEm: Double) {
    switch self {
    case .system:
      let first = FontWeight.regular.rawValue * AdvanceTables.glyphCount
      return (AdvanceTables.system[first..<first + AdvanceTables.glyphCount], 20_480)
    case .helvetica: return (AdvanceTables.helvetica[...], 10_000)
    case .helveticaBold: return (AdvanceTables.helveticaBold[...], 10_000)
    case .helveticaNeue: return (AdvanceTables.helveticaNeue[...], 10_000)
    case .helveticaNeueBold: return (AdvanceTables.helveticaNeueBold[...], 10_000)
    case .helveticaNeueThin: return (AdvanceTables.helveticaNeueThin[...], 10_000)
    case .monospace: return ([], 1)
    }
  }

  fileprivate var isHelveticaNeue: Bool {
    self == .helveticaNeue || self == .helveticaNeueBold || self == .helveticaNeueThin
  }
}

/// The kerning pairs of Helvetica Neue that could be derived from widths saved in documents.
private enum NeueKerning {
  /// The distance in em that is added between two glyphs of `AdvanceTables`.
  static func em(between left: Int, and right: Int) -> Double {
    guard let left = letter(left), let right = letter(right) else { return 0 }
    switch left {
    case "T" where afterT.contains(right): return -0.11
    case "Y" where afterT.contains(right): return -0.1
    case "T", "Y": return right == "A" ? -0.05 : 0
    case "A": return afterA.contains(right) ? -0.05 : 0
    default: return 0
    }
  }

  private static let afterT: [Character] = ["a", "c", "e", "o", "r", "s", "u", "w", "y"]
  private static let afterA: [Character] = ["T", "V", "W", "Y"]

  /// The character of a glyph; `nil` outside ASCII. The first 95 glyphs are those of printable ASCII.
  private static func letter(_ glyph: Int) -> Character? {
    UInt8(exactly: glyph + 32).flatMap { $0 < 127 ? Character(Unicode.Scalar($0)) : nil }
  }
}

extension FontMeasure {
  /// The file of the font; `nil` if it is not known.
  var file: FontFileFace? { glyphs as? FontFileFace }

  /// The unrounded width of a text without tabs on one line, in points. Newlines have no width.
  func width(of text: String) -> Double {
    text.utf8.withContiguousStorageIfAvailable(asciiWidth).flatMap { $0 } ?? composedWidth(of: text)
  }

  /// The width of a text in ASCII; `nil` if a byte is not ASCII.
  private func asciiWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var total = 0.0
    var previous: Glyph?
    for byte in bytes {
      guard byte < 128 else { return nil }
      guard let glyph = Glyph.ascii(byte) else { continue }
      total += advance(of: glyph)
      if let previous { total += kerning(previous, glyph) }
      previous = glyph
    }
    return total
  }

  /// The width of text that is not plain ASCII.
  private func composedWidth(of text: String) -> Double {
    var total = 0.0
    var previous: Glyph?
    let composed = Self.composed(text)
    var glyphs = JoinedGlyphs(of: CollectionOfOne((text: composed, font: file)))
    for character in composed {
      glyphs.forEach(in: character) { glyph in
        total += advance(of: glyph)
        if let previous { total += kerning(previous, glyph) }
        previous = glyph
      }
    }
    return total
  }

  /// The text in which each letter and its combining marks are one scalar if possible, because the tables contain
  /// composed scalars.
  private static func composed(_ text: String) -> String {
    let hasMarks = text.unicodeScalars.contains { (0x300...0x36F).contains($0.value) }
    return hasMarks ? text.nibComposed : text
  }
}
