/// The measurements of a font whose widths are published without its font file. Weights between regular and bold are
/// interpolated.
struct PublishedFont: GlyphMetrics {
  struct Family: Sendable {
    /// The PostScript name of the fonts up to the hyphen.
    var stem: String
    /// The height of a line in em.
    var lineHeight: Double
    /// The index of the family's table in `PublishedFontTable.widths`. A table has the widths of the printable ASCII
    /// characters four times: regular, bold, italic and bold italic.
    var widthsIndex: Int
  }

  let ascender: Double
  let descender: Double
  let lineGap = 0.0
  private let widths: PackedTable
  /// The index of the first regular width in `widths`.
  private let regularStart: Int
  /// The index of the first bold width in `widths`.
  private let boldStart: Int
  /// The weight: 0 for regular, 1 for bold, and a number between them for a weight between these.
  private let boldShare: Double
  /// Whether small letters move closer to a preceding T (-0.09 em, measured for Avenir and Avenir Next).
  private let kernsAfterT: Bool

  /// Creates the measurements of the font with the given PostScript name. Returns `nil` if its family or its weight is
  /// not known.
  init?(named name: String) {
    let stem = name.prefix { $0 != "-" }
    guard let family = PublishedFontTable.families.first(where: { $0.stem == stem }),
      let boldShare = Self.boldShare(ofFontNamed: name)
    else { return nil }
    // Only the sum of the heights is published. It is divided in the same ratio as for the system font.
    descender = family.lineHeight * 494 / 2444
    ascender = family.lineHeight - descender
    widths = PackedTable(PublishedFontTable.widths[family.widthsIndex], width: 2)
    let isItalic = FontFace.named(name).isItalic
    regularStart = isItalic ? 2 * Glyph.printableASCII.count : 0
    boldStart = regularStart + Glyph.printableASCII.count
    self.boldShare = boldShare
    kernsAfterT = stem == "Avenir" || stem == "AvenirNext"
  }

  func advance(of scalar: Unicode.Scalar) -> Double? {
    guard let index = Self.index(of: scalar.value) else { return nil }
    let (regular, bold) = (Double(widths[regularStart + index]), Double(widths[boldStart + index]))
    return (regular + boldShare * (bold - regular)) / 100
  }

  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    kernsAfterT && left == "T" && "aceorsuwy".unicodeScalars.contains(right) ? -0.09 : 0
  }

  /// The index of a character without its diacritics.
  private static func index(of code: UInt32) -> Int? {
    switch code {
    case 32..<127: Int(code) - 32
    case 0xA0: 0
    default: Glyph.foldedIndex(of: code)
    }
  }

  /// The weight of a font, as a share of the difference between bold and regular.
  private static func boldShare(ofFontNamed name: String) -> Double? {
    let upright = ["Italic", "Oblique", "MT"].reduce(name) {
      $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0
    }
    if let share = PublishedFontTable.shares[upright] { return share }
    return switch upright.drop(while: { $0 != "-" }).dropFirst() {
    case "", "Regular", "Roman", "Book": 0
    case "Bold": 1
    default: nil
    }
  }
}
