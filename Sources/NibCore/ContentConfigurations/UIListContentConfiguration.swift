/// The standard content of a cell: a text, a second text and an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
    /// The change of a text's letters.
    public enum TextTransform: Int, Hashable, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The way in which text that does not fit is shortened.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font becomes smaller so that the text fits. Stored, but has no effect.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font. Stored, but has no effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size. Stored, but has no effect.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the letters.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The size of a symbol; `nil` for the standard size.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a symbol; `nil` for the tint color.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points; zero for the image's size. Stored, but has no
    /// effect.
    public var reservedLayoutSize = CGSize.zero

    /// The dimension of the area for images in lists.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }

  /// The text; `nil` for none.
  public var text: String?
  /// The text with attributes. It has priority over `text`.
  public var attributedText: NSAttributedString?
  /// The second text; `nil` for none.
  public var secondaryText: String?
  /// The second text with attributes. It has priority over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The image; `nil` for none.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text is beside the text, if there is space for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between two texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between two texts below each other, in points. 0 in a terminal.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The space around the content, in points. Stored, but has no effect: the cell's margins are used.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The axes on which the margins of the cell are used. Stored, but has no effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

  private init(_ text: TextProperties, _ secondary: TextProperties, isSideBySide: Bool = false) {
    textProperties = text
    secondaryTextProperties = secondary
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  private static var bodyText: TextProperties { TextProperties(.preferredFont(forTextStyle: .body), .label) }
  private static var captionText: TextProperties {
    TextProperties(.preferredFont(forTextStyle: .caption1), .label)
  }
  private static var valueText: TextProperties {
    TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel)
  }
  private static var headerText: TextProperties {
    TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }

  /// The content of a cell with a text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(bodyText, captionText)
  }
  /// The content of a cell with a second text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(bodyText, captionText)
  }
  /// The content of a cell with a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(bodyText, valueText, isSideBySide: true)
  }
  public static func plainHeader() -> UIListContentConfiguration {
    var header = UIListContentConfiguration(headerText, captionText)
    header.textProperties.font = .preferredFont(forTextStyle: .headline)
    header.textProperties.color = .label
    return header
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(headerText, captionText)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(headerText, captionText)
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(headerText, captionText)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the same configuration.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
