/// Arranges the parts of a navigation bar in its row: the back button, the left items, the title and the right items.
///
/// Parts never overlap. Items have priority over the title. If there is not enough space, first the back button is
/// shortened, then the title is truncated or left out, and then the longest items are shortened. If the items do not
/// fit even then, the first item that does not fit is left out, together with all items after it.
struct NavigationBarLayout {
  /// An item or title, with the number of columns that it needs.
  struct Part {
    var content: BarSlot.Content
    var text: String
    var columns: Int

    /// The part with at most the given number of columns. A part without text is not changed.
    fileprivate func shortened(to limit: Int) -> Part {
      guard !text.isEmpty else { return self }
      let shown = BarSlot.shortened(text, of: content, to: limit)
      return Part(content: content, text: shown, columns: CellText.columns(of: shown))
    }
  }

  /// The number of columns in the row.
  let columns: Int
  /// The titles that the back button can have, in order of preference. If empty, there is no back button.
  var backTitles: [String] = []
  /// The left parts, from left to right.
  var left: [Part] = []
  /// The right parts, from right to left.
  var right: [Part] = []
  /// The title, in the middle of the row.
  var title: Part?
  /// The way in which a title that does not fit is shortened.
  var titleTruncation = CellText.Truncation.tail

  /// The number of free columns at both ends of the row.
  private static let margin = 1
  /// The number of free columns between two parts.
  private static let gap = 1
  /// The minimum number of columns of a truncated title. If there are fewer, the title is left out.
  private static let shortestTitle = 4

  /// The slots of the parts that fit, from left to right, except that the title comes last.
  func slots() -> [BarSlot] {
    let parts = left + right
    let needed = parts.reduce(shortestBackColumns) { $0 + $1.columns + Self.gap } - Self.gap
    let excess = needed - (columns - 2 * Self.margin)
    guard excess > 0 else { return allSlots }
    let widths = parts.filter { !$0.text.isEmpty }.map(\.columns)
    let limit = BarSlot.widthLimit(for: widths, excess: excess)
    guard BarSlot.savedColumns(of: widths, limit: limit) >= excess else { return allSlots }
    var layout = self
    layout.left = left.map { $0.shortened(to: limit) }
    layout.right = right.map { $0.shortened(to: limit) }
    return layout.allSlots
  }

  /// The columns of the shortest back button and the gap after it; 0 if there is no back button.
  private var shortestBackColumns: Int { backTitles.isEmpty ? 0 : 1 + Self.gap }

  private var allSlots: [BarSlot] {
    let rightSlots = rightSlots()
    let end = rightSlots.last.map { $0.columns.lowerBound - Self.gap } ?? columns - Self.margin
    let leftSlots = leftSlots(end: end)
    let start = leftSlots.last.map { $0.columns.upperBound + Self.gap } ?? Self.margin
    return leftSlots + rightSlots.reversed() + [titleSlot(start: start, end: end)].compactMap { $0 }
  }

  /// The slots of the right parts, from right to left.
  private func rightSlots() -> [BarSlot] {
    var slots: [BarSlot] = []
    var end = columns - Self.margin
    let start = Self.margin + shortestBackColumns
    for part in right {
      guard end - part.columns >= start else { break }
      slots.append(slot(part, at: end - part.columns))
      end -= part.columns + Self.gap
    }
    return slots.filter { $0.columns.count > 0 }
  }

  /// The slots of the back button and the left parts, which end before the column `end`.
  private func leftSlots(end: Int) -> [BarSlot] {
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

  /// The first text of the back button that leaves enough space for the title and the left items; `<` if there is
  /// none.
  private func backText(end: Int) -> String {
    let items = left.reduce(0) { $0 + $1.columns + Self.gap }
    let needed = items + (title.map { $0.columns + Self.gap } ?? 0)
    let texts = backTitles.map { "< \($0)" }
    return texts.first { Self.margin + CellText.columns(of: $0) + Self.gap + needed <= end } ?? "<"
  }

  /// The slot of the title between the columns `start` and `end`: in the middle of the row if it fits there, otherwise
  /// as near to the middle as possible. `nil` if there is no title or not enough space.
  private func titleSlot(start: Int, end: Int) -> BarSlot? {
    guard let title, title.columns > 0 else { return nil }
    let width = min(title.columns, end - start)
    guard width == title.columns || width >= Self.shortestTitle else { return nil }
    let centered = (columns - width) / 2
    let place = min(max(centered, start), end - width)
    let shown = CellText.truncated(title.text, columns: width, titleTruncation)
    return slot(Part(content: title.content, text: shown, columns: width), at: place)
  }

  private func slot(_ part: Part, at column: Int) -> BarSlot {
    BarSlot(
      content: part.content, text: CellText.truncated(part.text, columns: part.columns),
      columns: column..<column + part.columns)
  }
}
