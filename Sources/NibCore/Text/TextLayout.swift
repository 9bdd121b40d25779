import Foundation

/// A text set in lines.
public struct TextLayout: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The characters that are shown: without the newline or the spaces at which the line ends. If the
    /// text is cut off here, all the rest of the paragraph.
    package var range: Range<String.Index>
    /// The width of those characters in points, not rounded, at most the width limit if they are cut off.
    public var width: CGFloat
  }

  /// The lines from top to bottom, at most as many as were asked for.
  public var lines: [Line]
  /// The size of all lines together, rounded up to pixels. An empty text has none.
  public var size: CGSize
  /// Whether the text goes on after the last line or beyond its width.
  package var isTruncated: Bool
}
