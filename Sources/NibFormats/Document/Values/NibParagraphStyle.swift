/// The layout of a paragraph: `<paragraphStyle key="NSParagraphStyle" alignment="center" .../>`.
///
/// Words such as `center` are stored as they are written in the document. A property is `nil` if the document does not
/// set it. Lengths are in points.
package struct NibParagraphStyle: Hashable, Sendable, NibElementDecodable {
  /// `left`, `center`, `right`, `justified` or `natural`.
  package var alignment: String?
  /// `wordWrapping`, `truncatingTail` and so on.
  package var lineBreakMode: String?
  /// `natural`, `leftToRight` or `rightToLeft`.
  package var baseWritingDirection: String?
  /// The space between lines, after a paragraph and before it.
  package var lineSpacing, paragraphSpacing, paragraphSpacingBefore: Double?
  /// The indents: of the first line and of the other lines from the leading margin, and of the ends of all lines. The
  /// ends are measured from the trailing margin if the number is 0 or negative, otherwise from the leading margin.
  package var firstLineHeadIndent, headIndent, tailIndent: Double?
  /// The factor by which the line height is multiplied (0 for no change), and the limits of the line height.
  package var lineHeightMultiple, minimumLineHeight, maximumLineHeight: Double?
  /// The positions at which the text after tabs continues, from the start of the line: the `location` of each `<textTab>`
  /// in `<tabStops>`.
  package var tabStops: [Double]?
  /// The distance between the positions after those of `tabStops`; 0 for no such positions.
  package var defaultTabInterval: Double?

  /// Creates a style without any values.
  package init() {}

  package init(decoding element: NibElement) throws(NibValueError) {
    alignment = element["alignment"]
    lineBreakMode = element["lineBreakMode"]
    baseWritingDirection = element["baseWritingDirection"]
    lineSpacing = try element.decodeLength("lineSpacing")
    paragraphSpacing = try element.decodeLength("paragraphSpacing")
    paragraphSpacingBefore = try element.decodeLength("paragraphSpacingBefore")
    firstLineHeadIndent = try element.decodeLength("firstLineHeadIndent")
    headIndent = try element.decodeLength("headIndent")
    tailIndent = try element.decodeLength("tailIndent")
    lineHeightMultiple = try element.decodeDouble("lineHeightMultiple")
    minimumLineHeight = try element.decodeLength("minimumLineHeight")
    maximumLineHeight = try element.decodeLength("maximumLineHeight")
    if let stops = element.child(named: "tabStops") {
      var locations: [Double] = []
      for stop in stops.children(named: "textTab") {
        if let location = try stop.decodeLength("location") { locations.append(location) }
      }
      tabStops = locations
    }
    defaultTabInterval = try element.decodeLength("defaultTabInterval")
  }
}
