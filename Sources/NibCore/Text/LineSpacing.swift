import Foundation

/// What a paragraph style does to the distance of lines. All lengths in points.
public struct LineSpacing: Hashable, Sendable {
  /// Added between two lines.
  public var between: CGFloat = 0
  /// Added between two paragraphs.
  public var paragraph: CGFloat = 0
  /// Multiplies the font's line height; 0 leaves it.
  public var multiple: CGFloat = 0
  /// The least height of a line.
  public var minimum: CGFloat = 0
  /// 0: no limit.
  public var maximum: CGFloat = 0

  /// The spacing that changes nothing.
  public init() {}

  /// The spacing of a paragraph style.
  public init(_ style: NSParagraphStyle) {
    between = style.lineSpacing
    paragraph = style.paragraphSpacing + style.paragraphSpacingBefore
    multiple = style.lineHeightMultiple
    minimum = style.minimumLineHeight
    maximum = style.maximumLineHeight
  }

  /// The height of a line whose fonts want `natural` points.
  func height(of natural: CGFloat) -> CGFloat {
    let scaled = max(multiple > 0 ? natural * multiple : natural, minimum)
    return maximum > 0 ? min(scaled, maximum) : scaled
  }
}
