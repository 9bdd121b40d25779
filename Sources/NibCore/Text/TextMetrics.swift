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
