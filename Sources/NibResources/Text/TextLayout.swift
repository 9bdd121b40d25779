import Foundation

/// The lines of a text at a given width, and their size.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The visible characters, without the newline or the spaces at the end of the line. If the text is
    /// truncated here, the range includes the rest of the paragraph.
    package var range: Range<String.Index>
    /// The visible characters without the rest of the paragraph, which a line that ends without an ellipsis shows.
    package var own: Range<String.Index>
    /// The unrounded width of the characters in `range` in points, at most the width limit.
    package var width: CGFloat
  }

  /// The lines from top to bottom, at most the requested maximum.
  package var lines: [Line]
  /// The total size of the lines in points, rounded up to pixels. The size of empty text is zero.
  package var size: CGSize
  /// Whether the text does not fit: it has more lines than the requested maximum, or a line is wider than the limit.
  package var isTruncated: Bool
}

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
