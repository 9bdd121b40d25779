import Foundation

/// The effect of a paragraph style on the distance between lines. All lengths are in points.
package struct LineSpacing: Hashable, Sendable {
  /// The distance added between two lines.
  package var between: CGFloat = 0
  /// The distance added before a paragraph that is not the first one.
  var beforeParagraph: CGFloat = 0
  /// The distance added after a paragraph that is not the last one.
  var afterParagraph: CGFloat = 0
  /// The factor by which the font's line height is multiplied; 0 means no change.
  package var multiple: CGFloat = 0
  package var minimum: CGFloat = 0
  /// The maximum height of a line; 0 for no limit.
  package var maximum: CGFloat = 0

  /// Creates a spacing that does not change the height of text.
  package init() {}

  package init(_ style: NSParagraphStyle) {
    between = style.lineSpacing
    beforeParagraph = style.paragraphSpacingBefore
    afterParagraph = style.paragraphSpacing
    multiple = style.lineHeightMultiple
    minimum = style.minimumLineHeight
    maximum = style.maximumLineHeight
  }

  /// The height of a line whose fonts have a natural height of `natural` points.
  func height(of natural: CGFloat) -> CGFloat {
    let scaled = max(multiple > 0 ? natural * multiple : natural, minimum)
    return maximum > 0 ? min(scaled, maximum) : scaled
  }
}
