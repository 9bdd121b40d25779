/// The sizes that fonts and lengths have at the user's text size.
public final class UIFontMetrics: NSObject {
  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font in the size that it has at the user's text size, but not larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
  /// A font in the size that it has at the text size of the traits, compared with its size at the standard text size. If
  /// the traits are `nil`, the text size is the user's.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }

  /// A length at the text size of the traits. If they are `nil`, the text size is the user's.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    let category = (traits ?? NibEnvironment.current.traits).preferredContentSizeCategory
    let size = DynamicType.specification(of: style, at: category == .unspecified ? .large : category)
    let standard = DynamicType.specification(of: style, at: .large)
    return value * size.pointSize / standard.pointSize
  }
}
