/// A part of a text whose width is known or estimated as a whole: one scalar, or an emoji.
struct Glyph {
  /// The source of a glyph's width.
  enum Kind {
    /// A glyph that was measured, with its index in `AdvanceTables`: first printable ASCII, then
    /// `GlyphTables.scalarsAfterASCII`.
    case measured(Int)
    /// A glyph that was not measured, with an estimated width. `isTracked` says whether tracking is added to it.
    case estimated(em: Double, isTracked: Bool)
    /// An emoji, which can consist of any number of scalars.
    case emoji
    /// A glyph of a font file with its number, such as the joined form of a letter.
    case numbered(Int)
  }

  /// The source of the width. Fonts with `GlyphMetrics` of their own only use the number, or else the scalar.
  var kind: Kind
  /// The scalar that the glyph shows; of an emoji, the first one.
  var scalar: Unicode.Scalar
}

/// A range of Unicode scalars that were not measured individually and have the same estimated width.
struct FallbackGlyph {
  var first: UInt32
  var last: UInt32
  /// The width in em. It is not used for emoji, whose width depends on the font size.
  var em: Double
  var isEmoji: Bool
  var isTracked: Bool
}

extension Glyph {
  /// The bytes of printable ASCII characters. A space is the first one.
  static let printableASCII: Range<UInt8> = 32..<127

  /// The glyph of a printable ASCII byte; `nil` for a control character, which has no width.
  static func ascii(_ byte: UInt8) -> Glyph? {
    guard printableASCII.contains(byte) else { return nil }
    return Glyph(kind: .measured(Int(byte - printableASCII.lowerBound)), scalar: Unicode.Scalar(byte))
  }

  /// Creates a glyph of a font file.
  ///
  /// - Parameter scalar: the scalar that it shows; of a ligature, the first one.
  init(number: Int, scalar: Unicode.Scalar) { self.init(kind: .numbered(number), scalar: scalar) }

  /// The number of the glyph in a font file; `nil` if the scalar determines the glyph.
  var number: Int? {
    if case .numbered(let number) = kind { number } else { nil }
  }

  /// Calls `body` with each glyph of one character, in order.
  static func forEach(in character: Character, _ body: (Glyph) -> Void) {
    if let byte = character.nibASCIIByte {
      ascii(byte).map(body)
    } else if isEmojiSequence(character), let first = character.unicodeScalars.first {
      body(Glyph(kind: .emoji, scalar: first))
    } else {
      for scalar in character.unicodeScalars {
        kind(of: scalar).map { body(Glyph(kind: $0, scalar: scalar)) }
      }
    }
  }

  /// Whether the character is an emoji that consists of several scalars, such as a flag, a keycap or a family.
  static func isEmojiSequence(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return false }
    // U+FE0F asks for the form of an emoji. The range begins with the letters of flags and ends with skin tones.
    return scalars.contains { $0.value == 0xFE0F || (0x1F1E6...0x1F3FF).contains($0.value) }
      || scalars.first?.properties.isEmojiPresentation == true
  }

  /// The kind of one scalar's glyph; `nil` for a control character, which has no width.
  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    let code = scalar.value
    guard code >= 0xA0 else { return code < 127 ? ascii(UInt8(code))?.kind : nil }
    let isNoBreakSpace = code == 0xA0 || code == 0x202F
    if isNoBreakSpace { return .measured(0) }
    if let index = measuredIndex(of: code) ?? foldedIndex(of: code) { return .measured(index) }
    // A mark above or below a letter has no width of its own, in any script.
    if scalar.properties.generalCategory == .nonspacingMark { return .estimated(em: 0, isTracked: false) }
    guard let fallback = fallback(of: code) else {
      return .estimated(em: GlyphTables.otherEm, isTracked: true)
    }
    return fallback.isEmoji ? .emoji : .estimated(em: fallback.em, isTracked: fallback.isTracked)
  }

  private static func fallback(of code: UInt32) -> FallbackGlyph? {
    GlyphTables.fallbacks.first { $0.first <= code && code <= $0.last }
  }

  /// Whether no measured or estimated width is known for the script of a character, so that a usual one is assumed.
  static func isOfUnknownScript(_ scalar: Unicode.Scalar) -> Bool {
    let code = scalar.value
    guard code >= 0x250, scalar.properties.isAlphabetic else { return false }
    return measuredIndex(of: code) == nil && foldedIndex(of: code) == nil && fallback(of: code) == nil
  }

  /// The index of a measured character outside ASCII.
  private static func measuredIndex(of code: UInt32) -> Int? {
    GlyphTables.scalarsAfterASCII.sortedIndex(of: code, by: { UInt32($0) }).map {
      $0 + printableASCII.count
    }
  }

  /// The index of the base letter of a Latin letter with diacritics.
  static func foldedIndex(of code: UInt32) -> Int? {
    let index: UInt8
    switch code {
    case 0xC0..<0x250: index = GlyphTables.foldedFromC0[Int(code) - 0xC0]
    case 0x1E00..<0x1F00: index = GlyphTables.foldedFrom1E00[Int(code) - 0x1E00]
    default: return nil
    }
    return index == UInt8.max ? nil : Int(index)
  }
}
