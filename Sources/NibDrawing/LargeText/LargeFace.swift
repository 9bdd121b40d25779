import NibCore

/// A set of letters made of pixels, for text that is higher than one row of cells.
///
/// Each face is drawn as text in a sheet. A glyph is parsed when the first large text uses it.
final class LargeFace: Sendable {
  /// The height in pixels, including descenders; even.
  let height: Int
  /// The width of a space in pixels.
  let space: Int
  private let sheet: String
  private let places = NibLazy<[String: Place]>()
  private let glyphs = NibLazyValues<String, LargeGlyph?>()

  /// The place of a glyph in the sheet.
  private struct Place {
    /// The lines of pixels of the glyph's band.
    let lines: ArraySlice<Substring.UTF8View>
    /// The number of the glyph in its band.
    let index: Int
  }

  /// All faces, highest first. Letters with fewer than six rows of pixels are not legible: a text that has no room for
  /// them is drawn at normal size.
  static let all = [large, tall, medium]

  /// Creates a face from a sheet of bands that are separated by empty lines. A band consists of a line of characters
  /// and `height` lines of pixels; each of these lines has one word per character.
  init(height: Int, space: Int, sheet: String) {
    self.height = height
    self.space = space
    self.sheet = sheet
  }

  /// Finds the glyphs of all characters, which are side by side in bands.
  private func readSheet() -> [String: Place] {
    var places: [String: Place] = [:]
    // Parses bytes, because parsing thousands of characters would delay the first large text.
    let lines = sheet.utf8.split(separator: UInt8(ascii: "\n"))
    for start in stride(from: 0, to: lines.count - height, by: height + 1) {
      for (index, name) in words(lines[start]).enumerated() {
        places[String(Substring(name))] = Place(lines: lines[start + 1...start + height], index: index)
      }
    }
    return places
  }

  private func words(_ line: Substring.UTF8View) -> [Substring.UTF8View] {
    line.split(separator: UInt8(ascii: " "))
  }

  /// The glyph that the sheet contains for a character; `nil` if there is none.
  func sheetGlyph(_ character: Character) -> LargeGlyph? {
    glyphs.get(String(character)) { name in
      if name == " " { return LargeGlyph(width: space, rows: []) }
      return places.get(readSheet)[name].map { place in LargeGlyph(place.lines.map { words($0)[place.index] })
      }
    }
  }

  /// The glyphs that show a character: its own glyph, those of its substitutes, or a combination of its base letter and
  /// its accent. `nil` if the face cannot show the character: a text is better read in smaller letters than without its
  /// accents.
  func glyphs(for character: Character) -> [LargeGlyph]? {
    if let glyph = sheetGlyph(character) { return [glyph] }
    if let substitute = LargeAccents.substitutes[character] {
      let parts = substitute.compactMap(sheetGlyph)
      return parts.count == substitute.count ? parts : nil
    }
    return accented(character).map { [$0] }
  }

  /// The combination of a letter and one accent. Only the tall face makes them. The large face has the frequent ones in
  /// its sheet, as has the medium face, which has no space for the others.
  private func accented(_ character: Character) -> LargeGlyph? {
    guard height == LargeFace.tall.height else { return nil }
    let scalars = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
    guard scalars.count == 2 else { return nil }
    let base = Character(scalars[0])
    if let mark = LargeAccents.lowMarks[scalars[1]] {
      guard let letter = sheetGlyph(base), letter.rows.last == 0 else { return nil }
      return letter.overlaid(with: mark, down: height - 1)
    }
    guard let mark = LargeAccents.marks[scalars[1]] else { return nil }
    return accentedForm(of: base).map { $0.overlaid(with: mark, down: 0) }
  }

  /// The form of a letter that leaves the two upper rows free for an accent: i and j without their dots, other small
  /// letters as they are, and capitals of the medium face. `nil` for a letter without such a form.
  private func accentedForm(of character: Character) -> LargeGlyph? {
    let dotless: Character = character == "i" ? "ı" : character
    guard dotless.isLetter else { return nil }
    guard dotless.isUppercase else {
      return sheetGlyph(dotless).flatMap { $0.rows.prefix(2).allSatisfy { $0 == 0 } ? $0 : nil }
    }
    return LargeFace.medium.sheetGlyph(dotless).map {
      LargeGlyph(width: $0.width, rows: []).overlaid(with: $0, down: 2)
    }
  }
}

/// The accents and substitutes for characters that the sheets do not contain.
enum LargeAccents {
  /// The accents above letters, one or two pixels high. The ring and the tilde are bars with a gap below, because they
  /// would be blots if they touched the letters.
  static let marks: [Unicode.Scalar: LargeGlyph] = [
    "\u{300}": mark("#.", ".#"), "\u{301}": mark(".#", "#."), "\u{302}": mark(".#.", "#.#"),
    "\u{303}": mark("####"), "\u{304}": mark("###"), "\u{306}": mark("#.#", ".#."),
    "\u{307}": mark("#"), "\u{308}": mark("#.#"), "\u{30A}": mark("##"),
    "\u{30B}": mark(".#.#", "#.#."), "\u{30C}": mark("#.#", ".#."),
  ]

  /// The accents below letters, one pixel high.
  static let lowMarks: [Unicode.Scalar: LargeGlyph] = [
    "\u{326}": mark("#"), "\u{327}": mark("#"), "\u{328}": mark(".##"),
  ]

  /// Characters that are shown as other characters with the same meaning.
  static let substitutes: [Character: String] = [
    "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ", "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-",
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "′": "'", "″": "\"", "×": "x", "✕": "x",
    "ĳ": "ij", "Ĳ": "IJ", "ſ": "s",
  ]

  private static func mark(_ rows: Substring...) -> LargeGlyph { LargeGlyph(rows.map(\.utf8)) }
}
