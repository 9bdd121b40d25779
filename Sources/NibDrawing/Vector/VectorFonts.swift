import NibCore

/// The source of the letters in images: font files, or strokes that look the same on every machine.
package struct VectorFonts: Sendable {
  private let machine: MachineFonts?

  /// The strokes of `VectorLetters`, which are the same on every machine.
  package static let strokes = VectorFonts(machine: nil)
  /// The font files of the project and of the machine; `GlyphSubstitute` for characters that no font can draw.
  package static let files = VectorFonts(machine: .shared)

  init(machine: MachineFonts?) { self.machine = machine }

  /// A glyph at its position in a line.
  struct Glyph {
    /// The outline in units of its font; `nil` for a character that no font can draw.
    var outline: GlyphOutline?
    var scalar: Unicode.Scalar
    /// The distance from the left end of the line, in points.
    var x: CGFloat
    /// The advance in points.
    var width: CGFloat
    /// The size of a unit of the outline in points: across and down.
    var unit: CGSize
  }

  /// The glyphs of a text from left to right, fitted into its width; `nil` if it is drawn with strokes.
  ///
  /// Letters of a font that is wider than the one of the layout get narrower, and a little smaller. Letters of a
  /// narrower font get larger gaps, but joined letters get wider, because gaps would separate them.
  ///
  /// - Parameter visible: the part of the line whose glyphs are needed. Glyphs outside it are measured, but not
  ///   returned.
  func glyphs(of text: VectorText, in visible: VisibleLinePart = .all) -> [Glyph]? {
    guard let machine else { return nil }
    guard var forms = GlyphForms(text, machine) else {
      // Strokes draw Latin letters. Boxes in place of others are remarked on, as in fonts.
      machine.missingLetters(of: text.string)
      return nil
    }
    let scalars = ShapedText.scalars(of: text.string)
    var places: [Double] = []
    places.reserveCapacity(scalars.count)
    var x = 0.0
    var last: (face: FontFileFace, scalar: Unicode.Scalar)?
    for scalar in scalars {
      let form = forms.form(of: scalar)
      if let last, let face = form.face, last.face === face { x += face.kerning(last.scalar, scalar) }
      places.append(x)
      x += form.width
      last = form.face.map { (face: $0, scalar: scalar) }
    }
    let fit = Fit(
      natural: x, count: scalars.count, isJoined: scalars.contains(where: ArabicForms.isForm), text)
    return scalars.indices.compactMap { number in
      let (scalar, x) = (scalars[number], fit.x(places[number], number: number))
      let form = forms.form(of: scalar)
      let width = fit.width(form.width)
      guard visible.contains(x, width: width) else { return nil }
      let unit = form.face.map { fit.unit(1 / $0.outlineUnits) } ?? .zero
      return Glyph(outline: form.face?.outline(of: scalar), scalar: scalar, x: x, width: width, unit: unit)
    }
  }

  /// The factors that fit glyphs of the size 1 into the width of a text.
  private struct Fit {
    private var size = 1.0
    private var across = 1.0
    private var down = 1.0
    private var gap = 0.0

    /// - Parameters:
    ///   - natural: the width of all glyphs.
    ///   - count: the number of glyphs.
    ///   - isJoined: whether letters are joined.
    init(natural: Double, count: Int, isJoined: Bool, _ text: VectorText) {
      let natural = natural * text.size
      guard natural > 0, text.width > 0 else { return }
      size = text.size
      across = isJoined ? text.width / natural : min(1, text.width / natural)
      down = text.isMonospaced ? 1 : min(1, across).squareRoot()
      gap = isJoined ? 0 : max(0, text.width - natural) / Double(max(1, count))
    }

    func x(_ place: Double, number: Int) -> Double { place * size * across + gap * (Double(number) + 0.5) }
    func width(_ width: Double) -> Double { width * (size * across) }
    func unit(_ unit: Double) -> CGSize {
      CGSize(width: unit * (size * across), height: unit * (size * down))
    }
  }
}

/// The fonts and widths of the characters of a text. Each character is looked up once.
private struct GlyphForms {
  struct Form {
    /// The font that draws the character; `nil` if no font can.
    var face: FontFileFace?
    /// The advance in em.
    var width: Double
  }

  private let machine: MachineFonts
  private let fonts: [FontFileFace]
  /// The language and style of Chinese characters; `nil` for cells, in which all characters are alike.
  private let han: MachineFonts.HanStyle?
  private var forms: [Unicode.Scalar: Form] = [:]

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

  mutating func form(of scalar: Unicode.Scalar) -> Form {
    if let form = forms[scalar] { return form }
    let form = search(scalar)
    forms[scalar] = form
    return form
  }

  /// The font for a character that the fonts of the text do not have.
  private func fallback(for scalar: Unicode.Scalar) -> FontFileFace? {
    guard let han, HanWriting.contains(scalar) else { return machine.face(for: scalar) }
    return machine.face(for: scalar, han)
  }

  /// Finds a font with a character. A character without one has a standard width.
  private func search(_ scalar: Unicode.Scalar) -> Form {
    if let face = fonts.first(where: { $0.draws(scalar) }) ?? fallback(for: scalar),
      face.outline(of: scalar) != nil
    {
      return Form(face: face, width: face.advance(of: scalar) ?? 0)
    }
    let isWide = CharacterWidth.columns(of: Character(scalar)) > 1 || scalar.circledLetter != nil
    return Form(face: nil, width: isWide ? 1 : 0.6)
  }
}
