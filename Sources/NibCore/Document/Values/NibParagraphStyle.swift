/// How a paragraph is set: `<paragraphStyle key="NSParagraphStyle" alignment="center" .../>`.
///
/// Words are kept as the document has them; nil where it says nothing. Lengths are in points.
public struct NibParagraphStyle: Hashable, Sendable, NibElementDecodable {
  public var alignment: String?
  public var lineBreakMode: String?
  public var baseWritingDirection: String?
  public var lineSpacing, paragraphSpacing, paragraphSpacingBefore: Double?
  public var firstLineHeadIndent, headIndent, tailIndent: Double?
  public var lineHeightMultiple, minimumLineHeight, maximumLineHeight: Double?

  public init() {}

  public init(decoding element: NibElement) throws(NibValueError) {
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
