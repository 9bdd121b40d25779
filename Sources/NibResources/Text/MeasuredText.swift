import Foundation
import NibSupport

/// The widths of the characters of a text, and the places where its lines can end. It is the input of
/// `LineBreaker`.
struct MeasuredText {
  /// One character.
  struct Element {
    /// The start of the character.
    var index: String.Index
    /// The width in points. That of a tab depends on its position, and is 0 here.
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
    case tab
    /// A character after which a line can end.
    case breakable
    /// Any other character. A line cannot end after it unless a word is broken.
    case solid

    /// Whether the character can extend past the end of a line.
    var isBlank: Bool { self == .space || self == .tab }
  }

  var elements: [Element]
  var end: String.Index
  /// The tab stops of each run; empty for a text without tabs.
  var tabs: [TabStops] = []
  /// Whether a tab ends at the end of a column of cells.
  var endsTabsAtColumns = false

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
      total = end(ofElement: element, from: total, isFirst: element == range.lowerBound)
    }
    return total
  }

  /// The end of an element that is added to a line, in points from the start of the line.
  ///
  /// - Parameters:
  ///   - start: the end of the line before the element.
  ///   - isFirst: whether the element begins the line.
  func end(ofElement index: Int, from start: Double, isFirst: Bool) -> Double {
    let element = elements[index]
    guard element.kind == .tab, element.run < tabs.count else {
      return start + (element.advance + (isFirst ? 0 : element.kernBefore))
    }
    let stops = tabs[element.run]
    guard endsTabsAtColumns else { return Double(stops.end(ofTabAt: CGFloat(start))) }
    let column = Double(TextMetrics.columnWidth)
    return start + column * Double(stops.columns(ofTabAt: Int(bounded: start / column)))
  }
}
