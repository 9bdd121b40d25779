import NibCore

/// The font and the glyph that draw a character.
struct GlyphForm {
  /// The font that draws the character; `nil` if no font can.
  var face: FontFileFace?
  /// The number of the glyph in the font.
  var glyph: Int?
  /// The advance in em.
  var width: Double
  /// Whether it is a mark of a letter, which has no place of its own.
  var isMark = false

  /// The outline in units of the font.
  var outline: GlyphOutline? { glyph.flatMap { face?.outline(ofGlyph: $0) } }

  /// The rectangle around the outline in em, with y upwards from the baseline; `nil` if there is none.
  var ink: CGRect? {
    guard let face, let outline, !outline.isEmpty else { return nil }
    let places = outline.polygons(steps: 2) { $0 }.joined()
    guard let left = places.lazy.map(\.x).min(), let right = places.lazy.map(\.x).max(),
      let bottom = places.lazy.map(\.y).min(), let top = places.lazy.map(\.y).max()
    else { return nil }
    let unit = 1 / face.outlineUnits
    return CGRect(
      x: left * unit, y: bottom * unit, width: (right - left) * unit, height: (top - bottom) * unit)
  }
}

/// The fonts and glyphs of the characters of a text. Each character is looked up once.
struct GlyphForms {
  private let machine: MachineFonts
  private let fonts: [FontFileFace]
  /// The language and style of Chinese characters; `nil` for cells, in which all characters are alike.
  private let han: MachineFonts.HanStyle?
  private var forms: [Unicode.Scalar: GlyphForm] = [:]

  /// Returns `nil` if there is no font for the text.
  init?(_ text: VectorText, _ machine: MachineFonts) {
    self.machine = machine
    let weight: FontWeight
    switch text.face {
    case .system(let systemWeight, _): weight = systemWeight
    case .named: weight = text.face.isBold ? .bold : .regular
    }
    let style = MachineFonts.Style(
      weight: weight, isItalic: text.face.isItalic, isMonospaced: text.isMonospaced)
    let usual = machine.face(style)
    let writing = text.hanWriting ?? HanWriting(ofText: text.string) ?? .simplifiedChinese
    han = text.isMonospaced ? nil : MachineFonts.HanStyle(writing, style)
    fonts = [text.fontFile, usual].compactMap { $0 }
    if fonts.isEmpty { return nil }
  }

  /// The glyphs of the characters of a text, in the order of reading; `nil` for characters without a glyph of their own.
  mutating func forms(of text: JoinedText) -> [GlyphForm?] {
    var forms: [GlyphForm?] = []
    forms.reserveCapacity(text.letters.count)
    for letter in text.letters { forms.append(form(of: letter.scalar)) }
    guard JoinedText.isNeeded(for: text.letters) else { return forms }
    // Marks and invisible characters belong to the letter before them.
    for (index, letter) in text.letters.enumerated().dropFirst()
    where letter.isInvisible || letter.scalar.isMark {
      if let face = forms[index - 1]?.face, letter.isInvisible || face.draws(letter.scalar) {
        forms[index]?.face = face
      }
    }
    var start = 0
    while start < forms.count {
      let face = forms[start]?.face
      let end = forms[start...].firstIndex { $0?.face !== face } ?? forms.count
      let part = JoinedText(letters: text.letters[start..<end])
      if let face {
        for (index, glyph) in zip(start..<end, face.glyphs(of: part)) {
          forms[index] = join(forms[index], glyph, face)
        }
      } else {
        for index in start..<end where text.letters[index].isInvisible { forms[index] = nil }
      }
      start = end
    }
    return forms
  }

  /// The glyph of a character in a text with joined letters.
  private func join(_ form: GlyphForm?, _ glyph: JoinedGlyph, _ face: FontFileFace) -> GlyphForm? {
    switch glyph {
    case .usual: form
    case .letter(let number): GlyphForm(face: face, glyph: number, width: face.advance(ofGlyph: number))
    case .mark(let number): GlyphForm(face: face, glyph: number, width: 0, isMark: true)
    case .none: nil
    }
  }

  private mutating func form(of scalar: Unicode.Scalar) -> GlyphForm {
    if let form = forms[scalar] { return form }
    let form = search(scalar)
    forms[scalar] = form
    return form
  }

  /// A font that draws a character; `nil` if no font can.
  private func face(for scalar: Unicode.Scalar) -> FontFileFace? {
    if let face = fonts.first(where: { $0.draws(scalar) }) { return face }
    guard let han, HanWriting.contains(scalar) else { return machine.face(for: scalar) }
    return machine.face(for: scalar, han)
  }

  /// Finds a font with a character. A character without one has a standard width, and the joined form of a letter
  /// that no font has is drawn as the letter.
  private func search(_ scalar: Unicode.Scalar) -> GlyphForm {
    for drawn in [scalar, PresentationForms.letter(of: scalar)].compactMap({ $0 }) {
      if let face = face(for: drawn), face.outline(of: drawn) != nil {
        return GlyphForm(face: face, glyph: face.number(of: drawn), width: face.advance(of: drawn) ?? 0)
      }
    }
    let isWide = CharacterWidth.columns(of: Character(scalar)) > 1 || scalar.circledLetter != nil
    return GlyphForm(face: nil, width: isWide ? 1 : 0.6)
  }
}
