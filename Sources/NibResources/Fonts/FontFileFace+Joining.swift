/// The part of a font in the drawing of a character of a `JoinedText`.
package enum JoinedGlyph: Hashable, Sendable {
  /// The character is not one of those that `JoinedText` is for: it has the glyph of its scalar.
  case usual
  /// A letter with the given number of a glyph.
  case letter(Int)
  /// A mark, which has no width, with the number of its glyph; `nil` if the font has none.
  case mark(Int?)
  /// The character has no glyph: it is invisible, or a part of the glyph of a letter before it.
  case none
}

extension FontFileFace {
  /// The glyphs of the characters of a text, in the same order.
  ///
  /// The glyph of a letter is the one that the font's `GSUB` table has for its form, or else that of the character that
  /// Unicode has for the form, or else that of the isolated letter.
  package func glyphs(of text: JoinedText) -> [JoinedGlyph] {
    var glyphs = text.letters.map(glyph)
    for lookup in substitutions.ligatures { joinLigatures(lookup, &glyphs) }
    for index in glyphs.indices where isLetter(glyphs[index]) {
      guard let alef = text.alef(afterLam: index), isLetter(glyphs[alef]),
        let ligature = text.letters[index].ligature(with: text.letters[alef]),
        let number = number(of: ligature)
      else { continue }
      glyphs[index] = .letter(number)
      glyphs[alef] = .none
    }
    return glyphs
  }

  private func isLetter(_ glyph: JoinedGlyph) -> Bool {
    if case .letter = glyph { true } else { false }
  }

  private func glyph(of letter: JoinedText.Letter) -> JoinedGlyph {
    if letter.isInvisible { return .none }
    if letter.scalar.isMark { return .mark(number(of: letter.scalar)) }
    guard let form = letter.form else {
      // A tatweel and a letter that is never connected can be a part of ligatures.
      let isArabic = JoinedText.isArabic(letter.scalar)
      return isArabic ? number(of: letter.scalar).map { .letter($0) } ?? .usual : .usual
    }
    let isolated = number(of: letter.scalar)
    if let isolated, let number = substitutions.glyph(for: isolated, form), hasGlyph(number) {
      return .letter(number)
    }
    let other = form == .isolated && isolated != nil ? nil : letter.presentationForm.flatMap(number)
    return (other ?? isolated).map { .letter($0) } ?? .usual
  }

  /// Replaces the glyphs of letters that are next to each other with the ligatures of a lookup. Each glyph is only
  /// compared with ligatures that begin with it, so that every lookup ends, whatever it contains.
  private func joinLigatures(_ lookup: LayoutTable.Lookup, _ glyphs: inout [JoinedGlyph]) {
    for index in glyphs.indices {
      guard case .letter(let first) = glyphs[index] else { continue }
      for ligature in substitutions.ligatures(from: first, in: lookup) where hasGlyph(ligature.glyph) {
        guard let places = places(of: ligature, after: index, in: glyphs, lookup) else { continue }
        glyphs[index] = .letter(ligature.glyph)
        for place in places { glyphs[place] = .none }
        break
      }
    }
  }

  /// The indices of the glyphs of a ligature after the first one; `nil` if other glyphs are there.
  private func places(
    of ligature: GlyphSubstitutions.Ligature, after index: Int, in glyphs: [JoinedGlyph],
    _ lookup: LayoutTable.Lookup
  ) -> [Int]? {
    var places: [Int] = []
    var next = index + 1
    while places.count < ligature.rest.count, next < glyphs.count {
      switch glyphs[next] {
      case .letter(ligature.rest[places.count]): places.append(next)
      case .mark where lookup.ignoresMarks, .none: break
      case .letter, .mark, .usual: return nil
      }
      next += 1
    }
    return places.count == ligature.rest.count ? places : nil
  }
}

extension FontFileFace {
  func advance(of glyph: Glyph) -> Double? {
    if let number = glyph.number { return advance(ofGlyph: number) }
    return advance(of: glyph.scalar)
  }

  func kerning(_ left: Glyph, _ right: Glyph) -> Double {
    guard left.number != nil || right.number != nil else { return kerning(left.scalar, right.scalar) }
    guard let first = left.number ?? number(of: left.scalar),
      let second = right.number ?? number(of: right.scalar)
    else { return 0 }
    return kerning(ofGlyphs: first, second)
  }
}
