/// Arranges the items of a toolbar in its row. Flexible spaces share the free columns equally. If the items
/// do not fit, the longest buttons are shortened. The first item that does not fit even then is left out,
/// together with all items after it.
struct ToolbarLayout {
  /// The number of columns in the row.
  let columns: Int
  /// The items, from left to right.
  let items: [UIBarButtonItem]
  /// Whether an item with a title and an image shows the image, as on devices.
  var showsImages = false

  /// An item and its number of columns; 0 for a flexible space.
  private struct Part {
    var content: BarSlot.Content?
    var text = ""
    var columns = 0
    var isFlexible = false
  }

  /// The slots of buttons and views, from left to right.
  func slots() -> [BarSlot] {
    let parts = shortened(items.compactMap(part))
    var shares = flexibleShares(of: parts)
    var slots: [BarSlot] = []
    var column = 1
    for (index, part) in parts.enumerated() {
      if part.isFlexible {
        column += shares.isEmpty ? 0 : shares.removeFirst()
      } else if let content = part.content {
        guard column + part.columns < columns else { break }
        slots.append(BarSlot(content: content, text: part.text, columns: column..<column + part.columns))
        column += part.columns + gap(after: index, in: parts)
      } else {
        column += part.columns
      }
    }
    return slots
  }

  /// The part that an item takes; `nil` for an item without content.
  private func part(_ item: UIBarButtonItem) -> Part? {
    switch item.nibSystemItem {
    case .flexibleSpace: return Part(isFlexible: true)
    case .fixedSpace: return Part(columns: BarSlot.columns(of: item.width))
    default:
      return BarSlot.content(of: item, showsImages: showsImages).map {
        Part(content: $0.content, text: $0.text, columns: $0.columns)
      }
    }
  }

  /// The number of free columns after an item: 1 if another button or view follows directly, otherwise 0.
  private func gap(after index: Int, in parts: [Part]) -> Int {
    parts.indices.contains(index + 1) && parts[index + 1].content != nil ? 1 : 0
  }

  /// The number of columns for all parts, the columns between them, and one at each end of the row.
  private func columnsUsed(by parts: [Part]) -> Int {
    parts.indices.reduce(2) { sum, index in
      sum + parts[index].columns + (parts[index].content == nil ? 0 : gap(after: index, in: parts))
    }
  }

  /// The parts with shortened titles, if they do not fit.
  private func shortened(_ parts: [Part]) -> [Part] {
    let widths = parts.filter { !$0.text.isEmpty }.map(\.columns)
    let limit = BarSlot.widthLimit(for: widths, excess: columnsUsed(by: parts) - columns)
    return parts.map { part in
      guard !part.text.isEmpty, let content = part.content else { return part }
      var part = part
      part.text = BarSlot.shortened(part.text, of: content, to: limit)
      part.columns = CellText.columns(of: part.text)
      return part
    }
  }

  /// The number of columns for each flexible space. The first spaces get the remainder.
  private func flexibleShares(of parts: [Part]) -> [Int] {
    let count = parts.filter(\.isFlexible).count
    guard count > 0 else { return [] }
    let free = max(0, columns - columnsUsed(by: parts))
    return (0..<count).map { free / count + ($0 < free % count ? 1 : 0) }
  }
}
