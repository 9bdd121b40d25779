import NibCore

/// The source of the letters in images.
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
  /// Letters of a font that is wider than the one of the layout get narrower, and a little smaller. Letters of a narrower
  /// font get larger gaps.
  func glyphs(of text: VectorText) -> [Glyph]? {
    guard let machine else { return nil }
    let shown = ShapedText.scalars(of: text.string)
    let weight: FontWeight
    switch text.face {
    case .system(let own, _): weight = own
    case .named: weight = text.face.isBold ? .bold : .regular
    }
    let usual = machine.face(
      MachineFonts.Style(weight: weight, isItalic: text.face.isItalic, isMonospaced: text.isMonospaced))
    guard text.fontFile != nil || usual != nil else { return nil }
    var glyphs: [Glyph] = []
    var x = 0.0
    var last: (face: FontFileFace, scalar: Unicode.Scalar)?
    for scalar in shown {
      let own = [text.fontFile, usual].compactMap { $0 }.first { $0.draws(scalar) }
      guard let face = own ?? machine.face(for: scalar), let outline = face.outline(of: scalar) else {
        let isWide = CharacterWidth.columns(of: Character(scalar)) > 1 || scalar.circledLetter != nil
        let width = isWide ? 1 : 0.6
        glyphs.append(Glyph(outline: nil, scalar: scalar, x: x, width: width, unit: .zero))
        x += width
        last = nil
        continue
      }
      if let last, last.face === face { x += face.kerning(last.scalar, scalar) }
      let unit = 1 / face.outlineUnits
      let width = face.advance(of: scalar) ?? 0
      glyphs.append(
        Glyph(outline: outline, scalar: scalar, x: x, width: width, unit: CGSize(width: unit, height: unit)))
      x += width
      last = (face, scalar)
    }
    return fitted(glyphs, width: x, text)
  }

  /// The glyphs in points, given with a size of 1.
  private func fitted(_ glyphs: [Glyph], width: CGFloat, _ text: VectorText) -> [Glyph] {
    let natural = width * text.size
    guard natural > 0, text.width > 0 else { return glyphs }
    let across = min(1, text.width / natural)
    let down = text.isMonospaced ? 1 : across.squareRoot()
    let gap = max(0, text.width - natural) / CGFloat(max(1, glyphs.count))
    return glyphs.enumerated().map { number, glyph in
      var glyph = glyph
      glyph.x = glyph.x * text.size * across + gap * (CGFloat(number) + 0.5)
      glyph.width *= text.size * across
      glyph.unit.width *= text.size * across
      glyph.unit.height *= text.size * down
      return glyph
    }
  }
}
