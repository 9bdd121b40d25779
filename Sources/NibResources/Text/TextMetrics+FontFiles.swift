extension TextMetrics {
  /// The measurements of the font with the given PostScript name; `nil` if they are only estimated, by
  /// `NamedFontMetrics`.
  ///
  /// This is the one place that determines which source of measurements is used for a font.
  func glyphMetrics(ofFontNamed name: String) -> (any GlyphMetrics)? {
    fonts?.face(named: name) ?? NamedFontMetrics.glyphs(of: name)
  }

  /// The font file of the project that contains a font; `nil` for the system font and for other fonts.
  package func fontFile(of face: FontFace) -> FontFileFace? {
    guard case .named(let name) = face else { return nil }
    return fonts?.face(named: name)
  }

  /// The heights of a line of a face above and below the baseline, in em.
  func lineRatios(of face: FontFace) -> (ascender: CGFloat, descender: CGFloat) {
    guard case .named(let name) = face else { return face.lineRatios }
    if let glyphs = glyphMetrics(ofFontNamed: name) { return glyphs.lineRatios }
    guard let height = savedFonts[name]?.lineHeight else { return face.lineRatios }
    let estimate = face.lineRatios
    let scale = height / (estimate.ascender + estimate.descender)
    return (estimate.ascender * scale, estimate.descender * scale)
  }
}

extension TextMetrics {
  /// The measurements that are used for texts in a font that the project does not contain.
  package enum FontSubstitute {
    /// Helvetica Neue, which some versions of Interface Builder used.
    case helveticaNeue
    /// Measurements of the font that are part of NibTerm.
    case measurements
    case estimate
  }

  /// The measurements that are used for texts in the font with the given PostScript name if the project does not
  /// contain it.
  package func substitute(forFontNamed name: String) -> FontSubstitute {
    if face(of: UIFont(nibName: name, size: 1)) != .named(name) { return .helveticaNeue }
    return glyphMetrics(ofFontNamed: name) == nil ? .estimate : .measurements
  }
}
