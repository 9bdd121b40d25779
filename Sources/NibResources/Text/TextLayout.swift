import Foundation

/// The lines of a text at a given width, and their size.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The visible characters, without the newline or the spaces at the end of the line. If the text is
    /// truncated here, the range includes the rest of the paragraph.
    package var range: Range<String.Index>
    /// The visible characters without the rest of the paragraph, which a line that ends without an ellipsis shows.
    package var own: Range<String.Index>
    /// The unrounded width of those characters in points, at most the width limit.
    package var width: CGFloat
  }

  /// The lines from top to bottom, at most the requested maximum.
  package var lines: [Line]
  /// The total size of the lines in points, rounded up to pixels. The size of empty text is zero.
  package var size: CGSize
  /// Whether the text does not fit: it has more lines than the requested maximum, or a line is wider than the limit.
  package var isTruncated: Bool
}

/// The widths of the characters of a text, and the places where its lines can end. It is the input of
/// `LineBreaker`.
struct MeasuredText {
  /// One character.
  struct Element {
    /// The start of the character.
    var index: String.Index
    /// The width in points.
    var advance: Double
    /// The number of points added before the character, unless it begins a line.
    var kernBefore: Double
    /// The role of the character in line breaking.
    var kind: Kind
    /// The index of the run that contains the character.
    var run: Int
  }

  /// The role of a character in line breaking.
  enum Kind {
    case newline
    case space
    /// A character after which a line can end.
    case breakable
    /// Any other character. A line cannot end after it unless a word is broken.
    case solid
  }

  var elements: [Element]
  var end: String.Index

  /// The characters of a range of elements, as a range in the text.
  func characterRange(of range: Range<Int>) -> Range<String.Index> {
    index(ofElement: range.lowerBound)..<index(ofElement: range.upperBound)
  }

  /// The start of the given element, or the end of the text if there is no such element.
  private func index(ofElement element: Int) -> String.Index {
    element < elements.count ? elements[element].index : end
  }

  /// The width of a range of elements on one line, in points.
  func width(of range: Range<Int>) -> Double {
    var total = 0.0
    for element in range {
      total += elements[element].advance
      if element > range.lowerBound { total += elements[element].kernBefore }
    }
    return total
  }
}

/// The effect of a paragraph style on the distance between lines. All lengths are in points.
package struct LineSpacing: Hashable, Sendable {
  /// The distance added between two lines.
  package var between: CGFloat = 0
  /// The distance added before a paragraph that is not the first one.
  package var beforeParagraph: CGFloat = 0
  /// The distance added after a paragraph that is not the last one.
  package var afterParagraph: CGFloat = 0
  /// The factor by which the font's line height is multiplied; 0 means no change.
  package var multiple: CGFloat = 0
  /// The minimum height of a line.
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
