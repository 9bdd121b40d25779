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
    /// The distance of a mark above the place that its font gives it, in points.
    var rise: CGFloat = 0
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
    let shaped = ShapedText(text.string)
    let line = LineGlyphs(shaped, &forms)
    let fit = Fit(natural: line.width, count: line.count, isJoined: shaped.text.hasForms, text)
    return line.glyphs.compactMap { glyph in
      let x = fit.x(glyph.x, number: glyph.number)
      let width = fit.width(glyph.form.width)
      guard visible.contains(x, width: width) else { return nil }
      let unit = glyph.form.face.map { fit.unit(1 / $0.outlineUnits) } ?? .zero
      return Glyph(
        outline: glyph.form.outline, scalar: glyph.scalar, x: x, width: width, unit: unit,
        rise: fit.height(glyph.rise))
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
    func height(_ height: Double) -> Double { height * (size * down) }
    func unit(_ unit: Double) -> CGSize {
      CGSize(width: unit * (size * across), height: unit * (size * down))
    }
  }
}
