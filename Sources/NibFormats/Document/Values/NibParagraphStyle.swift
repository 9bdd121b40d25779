/// How a paragraph is set: `<paragraphStyle key="NSParagraphStyle" alignment="center" .../>`.
///
/// Words are kept as the document has them; nil where it says nothing. Lengths are in points.
package struct NibParagraphStyle: Hashable, Sendable, NibElementDecodable {
  /// `left`, `center`, `right`, `justified` or `natural`.
  package var alignment: String?
  /// `wordWrapping`, `truncatingTail` and so on.
  public var lineBreakMode: String?
  /// `natural`, `leftToRight` or `rightToLeft`.
  package var baseWritingDirection: String?
  /// Space between lines and around paragraphs.
  package var lineSpacing, paragraphSpacing, paragraphSpacingBefore: Double?
  /// Distances of the text from the margins.
  package var firstLineHeadIndent, headIndent, tailIndent: Double?
  /// Limits of the line height, and a factor on it.
  package var lineHeightMultiple, minimumLineHeight, maximumLineHeight: Double?

  /// A style that says nothing.
  package init() {}

  package init(decoding element: NibElement) throws(NibValueError) {
    alignment = element["alignment"]
    lineBreakMode = element["lineBreakMode"]
    baseWritingDirection = element["baseWritingDirection"]
    lineSpacing = try element.number("lineSpacing")
    paragraphSpacing = try element.number("paragraphSpacing")
    paragraphSpacingBefore = try element.number("paragraphSpacingBefore")
    firstLineHeadIndent = try element.number("firstLineHeadIndent")
    headIndent = try element.number("headIndent")
    tailIndent = try element.number("tailIndent")
    lineHeightMultiple = try element.number("lineHeightMultiple")
    minimumLineHeight = try element.number("minimumLineHeight")
    maximumLineHeight = try element.number("maximumLineHeight")
  }
}
