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

/// A text character by character with its widths, ready to be broken into lines.
struct MeasuredText {
  struct Element {
    /// Where the character begins.
    var index: String.Index
    /// Width in points.
    var advance: Double
    /// Points added in front, unless the character begins a line.
    var kernBefore: Double
    var kind: Kind
    /// The part of the text that the character belongs to.
    var run: Int
  }

  enum Kind {
    case newline
    case space
    /// A line may end after this character.
    case breakable
    case solid
  }

  var elements: [Element]
  var end: String.Index

  /// The index at which the element of that number begins, or the end of the text.
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
