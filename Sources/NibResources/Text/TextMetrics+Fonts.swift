import Foundation

extension TextMetrics {
  /// The size of a font in points: for a font with a text style, that of the style at `effectiveCategory`.
  package func pointSize(of font: UIFont) -> CGFloat {
    guard let style = font.nibTextStyle else { return font.pointSize }
    return specification(of: style).pointSize
  }

  /// The category that determines the size of fonts with a text style.
  var effectiveCategory: UIContentSizeCategory {
    if let contentSizeCategory, contentSizeCategory != .unspecified { return contentSizeCategory }
    return follows(.extraSmallTextStyles) ? .extraSmall : .large
  }

  /// The version of Interface Builder whose sizes are reproduced. `Int.max`, which means the newest version, if the
  /// version is unknown and for devices and terminals.
  var toolsVersion: Int {
    if case .canvas(let version, _) = profile, version > 0 { version } else { Int.max }
  }

  var era: FontEra { FontEra(toolsVersion: toolsVersion) }

  /// The distance in points between two baselines in the text style of a font; `nil` for fonts without a text
  /// style.
  package func styleLeading(of font: UIFont) -> CGFloat? {
    font.nibTextStyle.map { specification(of: $0).leading }
  }

  private func specification(of style: UIFont.TextStyle) -> DynamicType.Specification {
    isTelevision
      ? DynamicType.televisionSpecification(of: style)
      : DynamicType.specification(of: style, at: effectiveCategory)
  }

  /// The widths of a font's glyphs at its size.
  func measure(for font: UIFont) -> FontMeasure {
    let size = Double(pointSize(of: font))
    let emoji = emojiEm(at: size)
    switch face(of: font) {
    case .named(let name):
      var metrics = NamedFontMetrics.metrics(of: name)
      metrics.ratio *= savedFonts[name]?.widthRatio ?? 1
      return FontMeasure(
        metrics, glyphs: glyphMetrics(ofFontNamed: name), size: size, emojiEm: emoji,
        hasSquareIdeographs: true)
    case .system(let weight, _) where era == .helvetica:
      return helveticaNeue(isBold: weight.rawValue >= FontWeight.semibold.rawValue, size, emoji)
    case .system(let weight, let isItalic):
      var differences = differences
      if weight == .ultraLight, size < 20, follows(.wideUltraLightTexts) { differences.trackingEm = 0.014 }
      let isWide = isTelevision && size <= 38 && follows(.wideTelevisionTexts)
      return FontMeasure(
        system: weight, isItalic: isItalic, size: size, era: isWide ? .ios9 : era, emojiEm: emoji,
        differences: differences)
    }
  }

  /// The widths that differ from those of Xcode 12 and 13.
  private var differences: FontMeasure.Differences {
    let wideUnderscoreEm = follows(.wideUnderscores) ? 0.097 : 0
    return FontMeasure.Differences(
      underscoreEm: follows(.narrowUnderscores) ? -0.045 : wideUnderscoreEm,
      percentSignEm: follows(.widePercentSigns) ? 0.085 : 0,
      hasSquareIdeographs: follows(.squareIdeographs))
  }

  /// The face that is measured for the font: Helvetica Neue for an app's own font that is replaced, and the weight of a
  /// text style on tvOS.
  func face(of font: UIFont) -> FontFace {
    if isTelevision, let style = font.nibTextStyle,
      font.nibFace == .system(DynamicType.specification(of: style, at: .large).weight)
    {
      return .system(DynamicType.televisionSpecification(of: style).weight)
    }
    guard appFonts != .own, case .named(let name) = font.nibFace, !InstalledFonts.hasFamily(ofFace: name),
      appFonts == .replaced || glyphMetrics(ofFontNamed: name) == nil
    else { return font.nibFace }
    return .named("HelveticaNeue")
  }

  /// The widths of the system font of iOS 7 and 8: Helvetica Neue, whose regular face has wider spacing at small sizes.
  /// Before iOS 7, it was plain Helvetica.
  private func helveticaNeue(isBold: Bool, _ size: Double, _ emojiEm: Double) -> FontMeasure {
    if follows(.ios6Design) {
      let base: NamedFontMetrics.Base = isBold ? .helveticaBold : .helvetica
      return FontMeasure(
        NamedFontMetrics(base: base, ratio: 1, lineHeight: 1.193), size: size, emojiEm: emojiEm,
        hasSquareIdeographs: differences.hasSquareIdeographs)
    }
    let metrics = NamedFontMetrics(
      base: isBold ? .helveticaNeueBold : .helveticaNeue, ratio: isBold ? 0.972 : 1, lineHeight: 1.193)
    let tracking = isBold ? 0 : size * max(0, 0.0025 * (18.7 - size))
    return FontMeasure(
      metrics, size: size, tracking: tracking, emojiEm: emojiEm,
      hasSquareIdeographs: differences.hasSquareIdeographs)
  }

  /// The width of an emoji in em, measured at 18, 28 and 34 points and interpolated linearly between these sizes.
  /// Before iOS 9, it is assumed to be 1.
  private func emojiEm(at size: Double) -> Double {
    guard era != .helvetica else { return 1 }
    switch size {
    case ...13: return 1.42
    case ...17: return 1.42 + (size - 13) / 4 * (1.34 - 1.42)
    case ...18: return 1.34
    case ...28: return 1.34 + (size - 18) / 10 * (1.125 - 1.34)
    case ...34: return 1.125 + (size - 28) / 6 * (1.115 - 1.125)
    default: return 1.115
    }
  }
}
