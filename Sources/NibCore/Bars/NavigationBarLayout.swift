/// Where the parts of a navigation bar stand in its row: the back button and left items, the title, the right items.
///
/// Nothing stands over anything else: items that have no room are left out, then the back button is shortened, then the
/// title.
struct NavigationBarLayout {
  /// A part that takes a number of columns.
  struct Part {
    var content: BarSlot.Content
    var text: String
    var columns: Int
  }

  /// The columns of the row.
  let columns: Int
  /// The titles that the back button may have, the best first; none: no back button.
  var backTitles: [String] = []
  /// From left to right.
  var left: [Part] = []
  /// From right to left.
  var right: [Part] = []
  /// What stands in the middle.
  var title: Part?

  /// Free columns at both ends of the row.
  private static let margin = 1
  /// Free columns between two parts.
  private static let gap = 1
  /// The fewest columns that a cut title is shown in.
  private static let shortestTitle = 4

  /// The parts' places, from left to right but for the title, which is last.
  func slots() -> [BarSlot] {
    let rightSlots = placedRight()
    let end = rightSlots.last.map { $0.columns.lowerBound - Self.gap } ?? columns - Self.margin
    let leftSlots = placedLeft(end: end)
    let start = leftSlots.last.map { $0.columns.upperBound + Self.gap } ?? Self.margin
    return leftSlots + rightSlots.reversed() + [placedTitle(start: start, end: end)].compactMap { $0 }
  }

  private func placedRight() -> [BarSlot] {
    var slots: [BarSlot] = []
    var end = columns - Self.margin
    let start = Self.margin + (backTitles.isEmpty ? 0 : 1 + Self.gap)
    for part in right {
      guard end - part.columns >= start else { break }
      slots.append(slot(part, at: end - part.columns))
      end -= part.columns + Self.gap
    }
    return slots.filter { $0.columns.count > 0 }
  }

  private func placedLeft(end: Int) -> [BarSlot] {
    var slots: [BarSlot] = []
    var start = Self.margin
    if !backTitles.isEmpty {
      let text = backText(end: end)
      slots.append(BarSlot(content: .back, text: text, columns: start..<start + CellText.columns(of: text)))
      start += CellText.columns(of: text) + Self.gap
    }
    for part in left {
      guard start + part.columns <= end else { break }
      slots.append(slot(part, at: start))
      start += part.columns + Self.gap
    }
    return slots
  }

  /// The longest text of the back button that leaves the title and the left items their room.
  private func backText(end: Int) -> String {
    let items = left.reduce(0) { $0 + $1.columns + Self.gap }
    let needed = items + (title.map { $0.columns + Self.gap } ?? 0)
    let texts = backTitles.map { "< \($0)" }
    return texts.first { Self.margin + CellText.columns(of: $0) + Self.gap + needed <= end } ?? "<"
  }

  /// The title in the middle of the row if it fits there, else as near to it as can be.
  private func placedTitle(start: Int, end: Int) -> BarSlot? {
    guard let title, title.columns > 0 else { return nil }
    let width = min(title.columns, end - start)
    guard width == title.columns || width >= Self.shortestTitle else { return nil }
    let centered = (columns - width) / 2
    let place = min(max(centered, start), end - width)
    return slot(Part(content: title.content, text: title.text, columns: width), at: place)
  }

  private func slot(_ part: Part, at column: Int) -> BarSlot {
    BarSlot(
      content: part.content, text: CellText.truncated(part.text, columns: part.columns),
      columns: column..<column + part.columns)
  }
}
