import Foundation

// In labels, buttons and text views, the keys `font`, `foregroundColor`, `kern`, `paragraphStyle`, `underlineStyle` and
// `strikethroughStyle` have an effect. The others are stored only.

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The number of points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The number of points added after every character except the last.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Whether letters can form ligatures: 0 or 1.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the underline. The default is the color of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the text. The default is the color of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The `UIColor` of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline in percent of the point size, as a number.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The distance above the baseline in points, as a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
