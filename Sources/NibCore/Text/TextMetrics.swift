import Foundation

/// The size of text: the one place that knows how wide and how high characters are.
///
/// A value without hidden state: the same text, font and metrics always give the same numbers. All
/// lengths are in points.
public struct TextMetrics: Hashable, Sendable {
  /// Whose measurements are reproduced.
  package enum Profile: Hashable, Sendable {
    /// Interface Builder's canvas, in the version that saved a document. A toolsVersion of 0 is unknown:
    /// the newest is assumed. The scale is the canvas device's pixels a point.
    case canvas(toolsVersion: Int, scale: Int)
    /// A device with a current iOS.
    case device(scale: Int)
    /// A terminal: a character is as wide as its columns, a line as high as a row, whatever the font.
    case cells
  }

  /// The points that a terminal's column is wide, in the `cells` profile.
  package static let columnWidth: CGFloat = 8
  /// The points that a terminal's row is high, in the `cells` profile.
  public static let rowHeight: CGFloat = 16

  /// Whose measurements are reproduced.
  package var profile: Profile
  /// The text size that fonts following a text style take; nil: the profile's own, usually `large`.
  package var contentSizeCategory: UIContentSizeCategory?

  /// Metrics of a profile.
  package init(_ profile: Profile, contentSizeCategory: UIContentSizeCategory? = nil) {
    self.profile = profile
    self.contentSizeCategory = contentSizeCategory
  }

  /// The unrounded width of a text on one line. Tabs and newlines have none.
  public func width(of text: String, font: UIFont) -> CGFloat {
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
    let ratios = face(of: font).lineRatios
    return pointSize(of: font) * (ratios.ascender + ratios.descender)
  }

  /// The height of one line, rounded up to a pixel.
  package func pixelLineHeight(of font: UIFont) -> CGFloat { ceilToPixel(lineHeight(of: font)) }

  /// Pixels a point. Interface Builder before Xcode 7 measured in whole points.
  package var scale: CGFloat {
    switch profile {
    case .canvas(_, let scale): era == .helvetica ? 1 : CGFloat(max(scale, 1))
    case .device(let scale): CGFloat(max(scale, 1))
    case .cells: 1
    }
  }

  /// The next pixel's edge, allowing for the hundredths that the measurements cannot tell.
  package func ceilToPixel(_ length: CGFloat) -> CGFloat {
    max(0, (length * scale - Self.pixelTolerance).rounded(.up) / scale)
  }

  /// The share of a pixel by which a text may reach over an edge and still count as fitting.
  static let pixelTolerance: CGFloat = 0.02

  private func columns(of text: String) -> Int {
    text.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }
}

extension TextMetrics {
  /// The size of a text field.
  ///
  /// - Parameters:
  ///   - text: measured when it is not empty, else the placeholder is.
  ///   - isRounded: whether it has the rounded border, whose height does not depend on the font. Few
  ///     documents show widths: since iOS 13 it adds 28 points; before, 14 are a guess. An empty field has
  ///     room for an insertion point.
  public func textFieldSize(
    text: String?, placeholder: String?, font: UIFont, isRounded: Bool
  ) -> CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let width =
      profile == .cells ? width(of: shown, font: font) : fieldTextWidth(of: shown, font, isRounded: isRounded)
    guard isRounded else { return CGSize(width: width, height: plainFieldHeight(font)) }
    guard toolsVersion >= 14800, profile != .cells else { return CGSize(width: width + 14, height: 30) }
    return CGSize(width: width + 28, height: 34)
  }

  private func fieldTextWidth(of text: String, _ font: UIFont, isRounded: Bool) -> CGFloat {
    guard !text.isEmpty else { return isRounded ? 4 : 8 }
    return ceilToPoint(width(of: text, font: font))
  }

  private func plainFieldHeight(_ font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight }
    guard toolsVersion >= 16000 else { return ceilToPoint(lineHeight(of: font)) }
    return pixelLineHeight(of: font) + (scale >= 3 ? 5.0 / 3 : 1.5)
  }
}

extension TextMetrics {
  /// From the top of a view to the baseline of its first line.
  ///
  /// - Parameters:
  ///   - height: the height of the view.
  ///   - intrinsicHeight: the height of the text, which is centred in the view when there is room.
  public func firstBaseline(
    of font: UIFont, height: CGFloat, intrinsicHeight: CGFloat
  ) -> CGFloat {
    max(0, height - intrinsicHeight) / 2 + ascent(of: font)
  }

  /// From the baseline of the last line to the bottom of the view; the parameters as for the first one.
  public func lastBaseline(
    of font: UIFont, height: CGFloat, intrinsicHeight: CGFloat
  ) -> CGFloat {
    max(0, height - intrinsicHeight) / 2 + descent(of: font)
  }

  /// From the top of a line to its baseline, in whole points.
  public func ascent(of font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight * 3 / 4 }
    return roundHalfUp(pointSize(of: font) * face(of: font).lineRatios.ascender)
  }

  /// From the baseline to the bottom of a line, in whole points.
  public func descent(of font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight / 4 }
    return roundHalfUp(pointSize(of: font) * face(of: font).lineRatios.descender)
  }

  /// From the top of a text field to its baseline.
  public func textFieldBaseline(of font: UIFont, height: CGFloat) -> CGFloat {
    guard profile != .cells else { return (height - Self.rowHeight) / 2 + ascent(of: font) }
    let above = pointSize(of: font) * face(of: font).lineRatios.ascender
    return roundHalfUp((height - lineHeight(of: font)) / 2 + above)
  }

  private func roundHalfUp(_ length: CGFloat) -> CGFloat { (length + 0.5).rounded(.down) }
}
