import Foundation

/// Measures text: all sizes of characters and lines in NibTerm come from this type.
///
/// The same text, font and metrics always give the same result. All lengths are in points.
package struct TextMetrics: Hashable, Sendable {
  /// The system whose measurements are reproduced.
  package enum Profile: Hashable, Sendable {
    /// Interface Builder's canvas, in the version that saved a document. A `toolsVersion` of 0 means that the version
    /// is unknown; it is treated as the newest. The scale is the number of pixels per point.
    case canvas(toolsVersion: Int, scale: Int)
    /// A device with a current iOS.
    case device(scale: Int)
    /// A terminal: a character is as wide as its columns and a line is as tall as a row, regardless of the font.
    case cells
  }

  /// The width of a terminal's column in points, in the `cells` profile.
  package static let columnWidth: CGFloat = 8
  /// The height of a terminal's row in points, in the `cells` profile.
  package static let rowHeight: CGFloat = 16

  /// The system whose measurements are reproduced.
  package var profile: Profile
  /// The category that determines the size of fonts with a text style. With `nil`, the profile determines it, usually
  /// `large` (see `effectiveCategory`).
  var contentSizeCategory: UIContentSizeCategory?
  /// The fonts of the document's project; `nil` if there is no document.
  package var fonts: ProjectFonts?

  /// True for the text styles and controls of tvOS.
  let isTelevision: Bool

  /// The measurements of fonts that only the app contains.
  var appFonts: AppFonts

  /// What the labels of the document show of fonts whose measurements are not known, by their PostScript names.
  var savedFonts: [String: SavedFont] = [:]

  /// How fonts that only the app contains are measured. Interface Builder measured Helvetica Neue in place of fonts
  /// that it could not load (docs/interface-builder.md 4.7).
  package enum AppFonts: Hashable, Sendable {
    /// As themselves, or with an estimate if their measurements are not known.
    case own
    /// With Helvetica Neue.
    case replaced
    /// With Helvetica Neue if their own measurements are not known.
    case replacedIfUnknown
  }

  /// Creates metrics for a profile. The app's own fonts are measured as is most likely for that version.
  package init(
    _ profile: Profile, contentSizeCategory: UIContentSizeCategory? = nil, fonts: ProjectFonts? = nil,
    isTelevision: Bool = false
  ) {
    self.profile = profile
    self.contentSizeCategory = contentSizeCategory
    self.fonts = fonts
    self.isTelevision = isTelevision
    appFonts = .own
    if follows(.replacedAppFonts) { appFonts = .replacedIfUnknown }
  }

  /// The unrounded width of a text on one line. Newlines have no width.
  package func width(of text: String, font: UIFont) -> CGFloat {
    if text.nibHasTabs {
      let measured = measured(StyledText(text, font: font))
      return CGFloat(measured.width(of: measured.elements.indices))
    }
    guard profile != .cells else { return Self.columnWidth * CGFloat(columns(of: text)) }
    return CGFloat(measure(for: font).width(of: text))
  }

  /// The width of a text on one line, rounded up to a pixel.
  package func pixelWidth(of text: String, font: UIFont) -> CGFloat {
    ceilToPixel(width(of: text, font: font))
  }

  /// The unrounded height of one line.
  package func lineHeight(of font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight }
    let ratios = lineRatios(of: face(of: font))
    return pointSize(of: font) * (ratios.ascender + ratios.descender)
  }

  /// The height of one line, rounded up to a pixel.
  package func pixelLineHeight(of font: UIFont) -> CGFloat { ceilToPixel(lineHeight(of: font)) }

  /// Whether a text contains letters of a script of which no font is known, so that its width is only a guess.
  package func guesses(_ text: String, font: UIFont?) -> Bool {
    guard profile != .cells else { return false }
    let glyphs = font.flatMap { font in
      if case .named(let name) = face(of: font) { glyphMetrics(ofFontNamed: name) } else { nil }
    }
    return text.unicodeScalars.contains { scalar in
      Glyph.isOfUnknownScript(scalar) && glyphs?.advance(of: scalar) == nil
    }
  }

  /// The number of pixels per point. Interface Builder before Xcode 7 measured in whole points.
  package var scale: CGFloat {
    switch profile {
    case .canvas(_, let scale): era == .helvetica ? 1 : CGFloat(max(scale, 1))
    case .device(let scale): CGFloat(max(scale, 1))
    case .cells: 1
    }
  }

  /// Rounds up to a whole pixel. Lengths that exceed a pixel by at most `pixelTolerance` are rounded down, because
  /// the measured widths are precise only to a few hundredths.
  package func ceilToPixel(_ length: CGFloat) -> CGFloat {
    max(0, (length * scale - Self.pixelTolerance).rounded(.up) / scale)
  }

  /// The fraction of a pixel (or of a point, in `ceilToPoint`) by which a text can exceed an edge and still fit.
  static let pixelTolerance: CGFloat = 0.02

  private func columns(of text: String) -> Int {
    text.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }
}

extension TextMetrics {
  /// The intrinsic size of a text field.
  ///
  /// - Parameters:
  ///   - text: the text. If it is empty, the placeholder is measured. A field with neither has
  ///     space for an insertion point.
  ///   - isRounded: whether the field has the rounded border, with which the height rarely depends on the font.
  ///   - isSecure: whether the field shows its text as dots.
  ///   - hasClearButton: whether the field can have a clear button.
  package func textFieldSize(
    text: String?, placeholder: String?, font: UIFont, isRounded: Bool, isSecure: Bool = false,
    hasClearButton: Bool = false
  ) -> CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let width =
      profile == .cells ? width(of: shown, font: font) : fieldTextWidth(of: shown, font, isRounded: isRounded)
    guard isRounded, !isTelevision else {
      return CGSize(
        width: width, height: plainFieldHeight(font, isSecure: isSecure, hasClearButton: hasClearButton))
    }
    guard follows(.tallTextFields), profile != .cells else {
      return CGSize(width: width + 14, height: max(30, ceilToPoint(lineHeight(of: font)) + 4))
    }
    return CGSize(width: width + 28, height: 34)
  }

  private func fieldTextWidth(of text: String, _ font: UIFont, isRounded: Bool) -> CGFloat {
    guard !text.isEmpty else { return isRounded ? 4 : 8 }
    return ceilToPoint(width(of: text, font: font))
  }

  private func plainFieldHeight(_ font: UIFont, isSecure: Bool, hasClearButton: Bool) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight }
    let wholePoints = ceilToPoint(lineHeight(of: font))
    if isTelevision { return wholePoints + (follows(.pixelHighPlainFields) ? 1 : 0) }
    guard follows(.pixelHighPlainFields) else { return max(wholePoints, hasClearButton ? 19 : 0) }
    if isSecure { return wholePoints }
    if controlsFollow(.roomyPlainFields) { return max(22, wholePoints) }
    return pixelLineHeight(of: font) + (scale >= 3 ? 5.0 / 3 : 1.5)
  }
}

extension TextMetrics {
  /// The distance from the top of a line to its baseline, in whole points.
  package func ascent(of font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight * 3 / 4 }
    return roundHalfUp(pointSize(of: font) * lineRatios(of: face(of: font)).ascender)
  }

  /// The distance from the baseline to the bottom of a line, in whole points.
  package func descent(of font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight / 4 }
    return roundHalfUp(pointSize(of: font) * lineRatios(of: face(of: font)).descender)
  }

  /// The distance from the top of a text field with the given height to its baseline.
  package func textFieldBaseline(of font: UIFont, height: CGFloat) -> CGFloat {
    guard profile != .cells else { return (height - Self.rowHeight) / 2 + ascent(of: font) }
    let above = pointSize(of: font) * lineRatios(of: face(of: font)).ascender
    return roundHalfUp((height - lineHeight(of: font)) / 2 + above)
  }

  private func roundHalfUp(_ length: CGFloat) -> CGFloat { (length + 0.5).rounded(.down) }
}

extension TextMetrics {
  /// True if the Interface Builder whose sizes are reproduced follows the rule.
  func follows(_ rule: CanvasRule) -> Bool { rule.applies(to: toolsVersion) }

  /// True if the controls whose sizes are reproduced follow the rule. Those of devices follow the rules of
  /// `CanvasRule.deviceVersion`.
  func controlsFollow(_ rule: CanvasRule) -> Bool {
    if case .canvas = profile { return follows(rule) }
    return rule.applies(to: CanvasRule.deviceVersion)
  }
}
