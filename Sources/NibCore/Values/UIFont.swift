import Foundation

/// A font: a face and a size. Fonts do not change once made.
///
/// There is no font file behind it; widths come from `TextMetrics`.
///
/// No NSObject: Foundation's attributed strings on Linux compare the values of neighbouring runs, and stop the program
/// at objects that are.
public final class UIFont: Hashable, Sendable {
  /// The face without its size.
  package let nibFace: FontFace
  /// The text style that the font follows: `TextMetrics` gives it the size of its own text-size category.
  /// Nil for a font with a size of its own.
  package let nibTextStyle: TextStyle?
  /// The size in points; for a font that follows a text style, the size at the `large` category.
  public let pointSize: CGFloat

  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of custom buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small print.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size that stands for a missing one.
  public static var systemFontSize: CGFloat { 14 }

  /// A font from its parts. A size that is not positive stands for the system's size, as in UIKit.
  public init(nibFace: FontFace, size: CGFloat, following textStyle: TextStyle? = nil) {
    self.nibFace = nibFace
    nibTextStyle = textStyle
    pointSize = size > 0 ? size : UIFont.systemFontSize
  }

  /// A font of iOS by its PostScript name; nil for a font that iOS does not have.
  public convenience init?(name: String, size: CGFloat) {
    guard let face = FontFace(installedName: name) else { return nil }
    self.init(nibFace: face, size: size)
  }

  /// A font by the name in a document; a font that iOS does not have is kept with estimated widths.
  public convenience init(nibName name: String, size: CGFloat) {
    self.init(nibFace: FontFace(nibName: name), size: size)
  }

  /// The system font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(nibFace: .system(FontWeight(nearest: weight)), size: size)
  }

  /// The bold system font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The slanted system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(nibFace: .system(.regular, isItalic: true), size: size)
  }

  /// The font of a text style; its size follows the text-size category it is measured under.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let specification = DynamicType.specification(of: style, at: .large)
    return UIFont(nibFace: .system(specification.weight), size: specification.pointSize, following: style)
  }

  /// The font of a text style at the category of the traits; follows the category if they have none.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
      return preferredFont(forTextStyle: style)
    }
    let specification = DynamicType.specification(of: style, at: category)
    return UIFont(nibFace: .system(specification.weight), size: specification.pointSize)
  }

  /// The same face in another size; it follows no text style any more.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(nibFace: nibFace, size: size) }

  /// The PostScript name.
  public var fontName: String { nibFace.postScriptName }

  /// The family, such as `Helvetica Neue`.
  public var familyName: String { nibFace.familyName }

  /// From the top of a line to its baseline, in points.
  public var ascender: CGFloat { pointSize * nibFace.lineRatios.ascender }

  /// From the baseline to the bottom of a line: negative, as in UIKit.
  public var descender: CGFloat { -pointSize * nibFace.lineRatios.descender }

  /// The distance of two lines, in points, not rounded.
  public var lineHeight: CGFloat { ascender - descender }

  /// What is added between two lines beyond the line height; the metrics here have none.
  public var leading: CGFloat { 0 }

  /// Equal fonts have the same face and size and follow the same text style.
  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.nibFace == b.nibFace && a.pointSize == b.pointSize && a.nibTextStyle == b.nibTextStyle
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nibFace)
    hasher.combine(pointSize)
    hasher.combine(nibTextStyle)
  }
}

extension UIFont {
  /// The font of a `<fontDescription>` element; nil when it is malformed.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIFont? { UIFont(nib: element) }
}

extension UIFont {
  /// The role of a text, from which Dynamic Type finds its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that documents use, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// A style from its name; an unknown one is measured as `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen, large.
    package static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First level of titles.
    package static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second level of titles.
    package static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third level of titles.
    package static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings: as large as `body`, but semibold.
    package static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    package static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings.
    package static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes.
    package static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    package static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    package static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
