import NibSupport

/// The positions at which the text after a tab continues, in points from the start of the line.
///
/// The text begins at its stop, whatever the alignment of the stop is.
package struct TabStops: Hashable, Sendable {
  /// The positions in ascending order.
  private let locations: [CGFloat]
  /// The distance between the stops after the last location; 0 for no such stops.
  private let interval: CGFloat

  /// The last position of a stop. It is beyond the edge of every screen, and limits the spaces that tabs in damaged
  /// documents become.
  private static let farthest: CGFloat = 2_000

  /// UIKit's stops for text without a paragraph style.
  package static let standard = TabStops(NSParagraphStyle())

  package init(_ style: NSParagraphStyle) {
    locations = style.tabStops.map(\.location).filter { $0 > 0 && $0 <= TabStops.farthest }.sorted()
    interval = style.defaultTabInterval
  }

  /// The end of a tab that begins at `start`, in points. A tab after the last stop has no width.
  package func end(ofTabAt start: CGFloat) -> CGFloat {
    let next = locations.partitioningIndex { $0 > start }
    if next < locations.count { return locations[next] }
    let end = interval > 0 ? ((start / interval).rounded(.down) + 1) * interval : start
    return end > start && end <= TabStops.farthest ? end : start
  }

  /// The number of cells of a tab that begins in the given column of a line. It is at least 1, which separates the text
  /// before and after the tab.
  ///
  /// - Parameter cellWidth: the width of a cell in points.
  package func columns(ofTabAt column: Int, cellWidth: CGFloat = TextMetrics.columnWidth) -> Int {
    let end = end(ofTabAt: CGFloat(column) * cellWidth)
    return max(1, Int(bounded: (end / cellWidth).rounded(.up)) - column)
  }
}

extension NibText {
  /// The text with spaces in place of its tabs, for lines of cells of the given width in points.
  package func expandingTabs(cellWidth: CGFloat) -> NibText {
    guard runs.contains(where: { $0.text.nibHasTabs }) else { return self }
    var expanded = self
    var column = 0
    for index in runs.indices {
      expanded.runs[index].text = runs[index].text.nibExpandingTabs(
        runs[index].tabs, from: &column, cellWidth: cellWidth)
    }
    return expanded
  }
}

extension String {
  package var nibHasTabs: Bool { utf8.contains(UInt8(ascii: "\t")) }

  /// The text with spaces in place of its tabs.
  ///
  /// - Parameter column: the column of the line in which the text begins. Becomes the one after its end.
  package func nibExpandingTabs(
    _ tabs: TabStops, from column: inout Int, cellWidth: CGFloat = TextMetrics.columnWidth
  ) -> String {
    var text = ""
    for character in self {
      if character == "\t" {
        let columns = tabs.columns(ofTabAt: column, cellWidth: cellWidth)
        text += String(repeating: " ", count: columns)
        column += columns
      } else {
        text.append(character)
        column = character.isNewline ? 0 : column + CharacterWidth.columns(of: character)
      }
    }
    return text
  }
}
