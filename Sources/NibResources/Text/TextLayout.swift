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
