/// The glyphs of the characters of a text, in order. Letters in Arabic script have the glyphs of their joined forms if
/// the font is known, and marks of such texts have none, because they have no width.
struct JoinedGlyphs {
  /// The glyph of each scalar; empty for texts without joined letters, whose glyphs only depend on the characters.
  private var joined: [JoinedGlyph] = []
  private var place = 0

  /// - Parameter texts: the parts of the text, and the fonts whose files are known.
  init(of texts: some Collection<(text: String, font: FontFileFace?)>) {
    guard texts.contains(where: { $0.font != nil && JoinedText.isNeeded(for: $0.text) }) else { return }
    joined = texts.flatMap { text, font in
      let joined = JoinedText(text.unicodeScalars)
      return font?.glyphs(of: joined) ?? joined.letters.map { _ in .usual }
    }
  }

  /// Calls `body` with each glyph of the next character.
  mutating func forEach(in character: Character, _ body: (Glyph) -> Void) {
    guard !joined.isEmpty else { return Glyph.forEach(in: character, body) }
    let scalars = character.unicodeScalars
    let glyphs = joined[place..<place + scalars.count]
    place += scalars.count
    if Glyph.isEmojiSequence(character) { return Glyph.forEach(in: character, body) }
    for (scalar, glyph) in zip(scalars, glyphs) {
      switch glyph {
      case .usual: Glyph.forEach(in: Character(scalar), body)
      case .letter(let number): body(Glyph(number: number, scalar: scalar))
      case .mark, .none: break
      }
    }
  }
}
