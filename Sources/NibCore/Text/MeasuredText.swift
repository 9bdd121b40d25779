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
