import NibCore

/// The glyphs of a line of text at their natural places.
struct LineGlyphs {
  /// A glyph at its place, for a font of the size 1.
  struct Placed {
    var form: GlyphForm
    var scalar: Unicode.Scalar
    /// The distance from the left end of the line.
    var x: Double
    /// The number of glyphs before this one, apart from marks.
    var number: Int
    /// The distance above the place that the font gives the glyph.
    var rise = 0.0
  }

  private(set) var glyphs: [Placed] = []
  /// The width of all glyphs.
  private(set) var width = 0.0
  /// The number of glyphs apart from marks.
  private(set) var count = 0

  init(_ text: ShapedText, _ forms: inout GlyphForms) {
    let letters = text.text.letters
    let line = forms.forms(of: text.text)
    let kerning = LineGlyphs.kerning(line)
    glyphs.reserveCapacity(line.count)
    var places = [Int?](repeating: nil, count: letters.count)
    for index in text.order {
      guard let form = line[index], !form.isMark else { continue }
      // The distance is on the side of the glyph before it in the order of reading.
      let isReversed = text.runsRightToLeft(index)
      if !isReversed { width += kerning[index] }
      places[index] = glyphs.count
      glyphs.append(Placed(form: form, scalar: letters[index].scalar, x: width, number: count))
      width += form.width + (isReversed ? kerning[index] : 0)
      count += 1
    }
    addMarks(letters, line, places)
  }

  /// The distance between an Arabic letter and a mark that was moved away from it, for a font of the size 1.
  private static let markGap = 0.04

  /// Adds the marks above and below the middle of the letters before them. Arabic ones are moved away from high letters such
  /// as lam and alef together, and from other marks.
  private mutating func addMarks(
    _ letters: [JoinedText.Letter], _ line: [GlyphForm?], _ places: [Int?]
  ) {
    var base: Placed?
    // The ink of the letter with its marks.
    var occupied: CGRect?
    for index in letters.indices {
      if let place = places[index] {
        base = glyphs[place]
        occupied = nil
      }
      guard let base, var form = line[index], form.isMark, let ink = form.ink else { continue }
      form.width = 0
      let x = base.x + base.form.width / 2 - ink.midX
      var mark = Placed(form: form, scalar: letters[index].scalar, x: x, number: base.number)
      if let letter = occupied ?? base.form.ink {
        mark.rise = Self.rise(of: mark.scalar, ink, from: letter)
        occupied = letter.union(ink.offsetBy(dx: letter.midX - ink.midX, dy: mark.rise))
      }
      glyphs.append(mark)
    }
  }

  /// The distance by which a mark in Arabic script is moved, so that it does not lie on a letter.
  private static func rise(of mark: Unicode.Scalar, _ ink: CGRect, from letter: CGRect) -> Double {
    guard 0x610...0x8FF ~= mark.value else { return 0 }
    switch mark.properties.canonicalCombiningClass.rawValue {
    // The vowels, doubling and other marks above a letter.
    case 27, 28, 30, 31, 33...35, 230: return max(0, letter.maxY + markGap - ink.minY)
    // Those below it.
    case 29, 32, 220: return min(0, letter.minY - markGap - ink.maxY)
    default: return 0
    }
  }

  /// The distances that fonts add before each of the glyphs, in the order of reading.
  private static func kerning(_ line: [GlyphForm?]) -> [Double] {
    var last: GlyphForm?
    return line.map { form in
      guard let form, !form.isMark else { return 0 }
      defer { last = form }
      guard let last, let face = form.face, face === last.face, let left = last.glyph, let right = form.glyph
      else {
        return 0
      }
      return face.kerning(ofGlyphs: left, right)
    }
  }
}
