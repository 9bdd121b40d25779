import NibCore

/// A set of letters made of pixels, for text that is higher than one row of cells.
///
/// A row of cells is two pixels high. Each face is drawn as text in a sheet, which is parsed when the first
/// large text uses the face.
final class LargeFace: Sendable {
  /// The height in pixels, including descenders; even.
  let height: Int
  /// The width of a space in pixels.
  let space: Int
  /// Whether strokes are widened for bold text. The strokes of the smallest letters are too close together.
  let supportsBold: Bool
  private let sheet: String
  /// The glyphs by their characters.
  private let glyphs = NibLazy<[String: LargeGlyph]>()

  /// All faces, highest first.
  static let all = [tall, medium, small]

  /// Creates a face from a sheet of bands that are separated by empty lines. A band consists of a line of characters
  /// and `height` lines of pixels; each of these lines has one word per character.
  init(height: Int, space: Int, supportsBold: Bool, sheet: String) {
    self.height = height
    self.space = space
    self.supportsBold = supportsBold
    self.sheet = sheet
  }

  private func readSheet() -> [String: LargeGlyph] {
    var glyphs: [String: LargeGlyph] = [:]
    // Parses bytes, because parsing thousands of characters would delay the first large text.
    let lines = sheet.utf8.split(separator: UInt8(ascii: "\n"))
    for start in stride(from: 0, to: lines.count - height, by: height + 1) {
      let band = lines[start...start + height].map { $0.split(separator: UInt8(ascii: " ")) }
      for (index, name) in band[0].enumerated() {
        glyphs[String(Substring(name))] = LargeGlyph(band.dropFirst().map { $0[index] })
      }
    }
    glyphs[" "] = LargeGlyph(width: space, rows: [])
    return glyphs
  }

  /// The glyph that the sheet contains for a character; nil if there is none.
  func sheetGlyph(_ character: Character) -> LargeGlyph? { glyphs.get(readSheet)[String(character)] }

  /// The glyphs that show a character: its own glyph, those of its substitutes, or that of its base letter, with the
  /// accent if there is space above it. Nil if the face cannot show the character.
  func glyphs(for character: Character) -> [LargeGlyph]? {
    if let own = sheetGlyph(character) { return [own] }
    if let substitute = LargeAccents.substitutes[character] {
      let parts = substitute.compactMap(sheetGlyph)
      return parts.count == substitute.count ? parts : nil
    }
    return accented(character).map { [$0] }
  }

  private func accented(_ character: Character) -> LargeGlyph? {
    let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = scalars.first, let letter = sheetGlyph(Character(base)) else { return nil }
    let marks = scalars.dropFirst()
    guard marks.allSatisfy({ $0.properties.generalCategory == .nonspacingMark }) else { return nil }
    // Only the tallest face has space for accents; the others omit them.
    guard height == LargeFace.tall.height, let mark = marks.first.flatMap({ LargeAccents.marks[$0] }) else {
      return letter
    }
    return accentedForm(of: Character(base)).map { $0.overlaid(with: mark, down: 0) } ?? letter
  }

  /// The form of a letter that leaves the two upper rows free for an accent: i and j without a dot, other lowercase
  /// letters as they are, and capitals of the next smaller face. Nil for a letter without such a form.
  private func accentedForm(of character: Character) -> LargeGlyph? {
    if character == "i" || character == "j" { return sheetGlyph("ı") }
    if let letter = sheetGlyph(character), letter.rows.prefix(2).allSatisfy({ $0 == 0 }) { return letter }
    guard character.isUppercase, let capital = LargeFace.medium.sheetGlyph(character) else { return nil }
    return LargeGlyph(width: capital.width, rows: []).overlaid(with: capital, down: 2)
  }
}

/// The accents and substitutes for characters that the sheets do not contain.
enum LargeAccents {
  /// The accents above letters, one or two pixels high.
  static let marks: [Unicode.Scalar: LargeGlyph] = [
    "\u{300}": mark("#.", ".#"), "\u{301}": mark(".#", "#."), "\u{302}": mark(".#.", "#.#"),
    "\u{303}": mark(".#.#", "#.#."), "\u{304}": mark("###"), "\u{306}": mark("#.#", ".#."),
    "\u{307}": mark("#"), "\u{308}": mark("#.#"), "\u{30A}": mark("##", "##"),
    "\u{30B}": mark(".#.#", "#.#."), "\u{30C}": mark("#.#", ".#."),
  ]

  /// Characters that are shown as other characters.
  static let substitutes: [Character: String] = [
    "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ", "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-",
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "′": "'", "″": "\"", "×": "x", "✕": "x",
    "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d",
    "Ð": "D", "ð": "d", "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t", "ĸ": "k", "Ŋ": "N", "ŋ": "n", "ſ": "f",
    "Þ": "P", "þ": "p", "ĳ": "ij", "Ĳ": "IJ", "ŉ": "'n", "ŀ": "l", "Ŀ": "L",
  ]

  private static func mark(_ rows: Substring...) -> LargeGlyph { LargeGlyph(rows.map(\.utf8)) }
}
