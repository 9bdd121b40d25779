import Foundation

/// A font: a face and a size. Fonts are immutable.
///
/// A font contains no measurements. `TextMetrics` measures texts with the font files of the document's project and with
/// tables.
///
/// The class does not derive from NSObject: Foundation's attributed strings on Linux compare the values of
/// neighboring runs, and stop the program if these are NSObjects.
public final class UIFont: Hashable, Sendable {
  /// The face without its size.
  package let nibFace: FontFace
  /// The text style of the font. `TextMetrics` determines the font's size from it and the content size category.
  /// `nil` for a font with a fixed size.
  package let nibTextStyle: TextStyle?
  /// The size in points. For a font with a text style, it is the size at the `large` category.
  public let pointSize: CGFloat

  /// The standard font size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The standard font size of custom buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The standard size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of the system font, in points. Fonts that are created with a size of 0 or less have it.
  public static var systemFontSize: CGFloat { 14 }

  /// The largest font size with which layout can compute, in points.
  private static let largestSize: CGFloat = 1e9

  /// Creates a font from a face and a size in points. A size of 0 or less is replaced with `systemFontSize`, and one
  /// that is too large to compute with, such as infinity, with `largestSize`.
  package init(nibFace: FontFace, size: CGFloat, following textStyle: TextStyle? = nil) {
    self.nibFace = nibFace
    nibTextStyle = textStyle
    pointSize = size > 0 ? min(size, UIFont.largestSize) : UIFont.systemFontSize
  }

  /// Creates a font from its name in a document, which need not be a font of iOS. Widths of fonts that were not
  /// measured are estimated.
  package convenience init(nibName name: String, size: CGFloat) {
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

  /// The italic system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(nibFace: .system(.regular, isItalic: true), size: size)
  }

  /// The system font with digits of one width. Texts are measured as in the system font.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font for code, whose characters all have the same width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(nibFace: .monospaced(FontWeight(nearest: weight)), size: size)
  }

  /// The font of a text style, with the fixed size for the content size category of the traits. Without traits, or if
  /// they have no category, `TextMetrics` determines its size from the content size category of the view.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
      let specification = DynamicType.specification(of: style, at: .large)
      return UIFont(nibFace: .system(specification.weight), size: specification.pointSize, following: style)
    }
    let specification = DynamicType.specification(of: style, at: category)
    return UIFont(nibFace: .system(specification.weight), size: specification.pointSize)
  }

  /// The names of the font families of iOS, in alphabetical order.
  public static var familyNames: [String] { InstalledFonts.familyNames }
  /// The PostScript names of the fonts in a family; none for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.faces(ofFamily: familyName)
  }

  /// The same face in another size. The new font no longer has a text style.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(nibFace: nibFace, size: size) }

  /// The PostScript name.
  public var fontName: String { nibFace.postScriptName }

  /// The family, such as `Helvetica Neue`.
  public var familyName: String { nibFace.familyName }

  /// Fonts are equal if they have the same face, size and text style.
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
  /// The role of a text, from which Dynamic Type determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that documents use, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// Creates a style from its name. An unknown style is measured as `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles of screens.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First level of titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second level of titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third level of titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, in the size of `body` but semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
