import Foundation

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
