import Foundation

/// A text that is broken into lines.
package struct TextLayout: Hashable, Sendable {
  /// One line.
  package struct Line: Hashable, Sendable {
    /// The visible characters, without the newline or the spaces at the end of the line. If the text is
    /// truncated here, the range includes the rest of the paragraph.
    package var range: Range<String.Index>
    /// The unrounded width of those characters in points; at most the width limit if they are truncated.
    package var width: CGFloat
  }

  /// The lines from top to bottom, at most the requested number.
  package var lines: [Line]
  /// The total size of the lines, rounded up to pixels. The size of empty text is zero.
  package var size: CGSize
  /// Whether the text is truncated after the last line or at its width.
  package var isTruncated: Bool
}

/// The widths of the characters of a text, ready for line breaking.
struct MeasuredText {
  struct Element {
    /// The start of the character.
    var index: String.Index
    /// The width in points.
    var advance: Double
    /// The number of points added before the character, unless it begins a line.
    var kernBefore: Double
    var kind: Kind
    /// The index of the run that contains the character.
    var run: Int
  }

  enum Kind {
    case newline
    case space
    /// A character after which a line can end.
    case breakable
    case solid
  }

  var elements: [Element]
  var end: String.Index

  /// The start of the element with the given number, or the end of the text.
  func index(at place: Int) -> String.Index { place < elements.count ? elements[place].index : end }

  /// The width of a range of elements on one line, in points.
  func width(of range: Range<Int>) -> Double {
    var total = 0.0
    for place in range {
      total += elements[place].advance
      if place > range.lowerBound { total += elements[place].kernBefore }
    }
    return total
  }
}

/// The effect of a paragraph style on the distance between lines. All lengths are in points.
package struct LineSpacing: Hashable, Sendable {
  /// The distance added between two lines.
  package var between: CGFloat = 0
  /// The distance added between two paragraphs.
  package var paragraph: CGFloat = 0
  /// The factor for the font's line height; 0 for none.
  package var multiple: CGFloat = 0
  /// The minimum height of a line.
  package var minimum: CGFloat = 0
  /// The maximum height of a line; 0 for no limit.
  package var maximum: CGFloat = 0

  /// Creates a spacing without any effect.
  package init() {}

  /// Creates the spacing of a paragraph style.
  package init(_ style: NSParagraphStyle) {
    between = style.lineSpacing
    paragraph = style.paragraphSpacing + style.paragraphSpacingBefore
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
