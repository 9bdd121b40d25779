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
