/// Where the items of a toolbar stand in its row. Flexible spaces share the free columns equally; items beyond the
/// row's end are left out.
struct ToolbarLayout {
  /// The columns of the row.
  let columns: Int
  /// From left to right.
  let items: [UIBarButtonItem]

  /// An item with the columns it takes; a flexible space takes none of its own.
  private struct Part {
    var content: BarSlot.Content?
    var text = ""
    var columns = 0
    var isFlexible = false
  }

  /// The places of buttons and views, from left to right.
  func slots() -> [BarSlot] {
    let parts = items.compactMap(part)
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

  private func part(_ item: UIBarButtonItem) -> Part? {
    switch item.nibSystemItem {
    case .flexibleSpace: return Part(isFlexible: true)
    case .fixedSpace: return Part(columns: BarSlot.columns(of: item.width))
    default:
      return BarSlot.content(of: item).map { Part(content: $0.content, text: $0.text, columns: $0.columns) }
    }
  }

  /// A free column between two items that no space separates.
  private func gap(after index: Int, in parts: [Part]) -> Int {
    parts.indices.contains(index + 1) && parts[index + 1].content != nil ? 1 : 0
  }

  /// The free columns for each flexible space; what cannot be shared equally goes to the first ones.
  private func flexibleShares(of parts: [Part]) -> [Int] {
    let count = parts.filter(\.isFlexible).count
    guard count > 0 else { return [] }
    let used = parts.indices.reduce(2) { sum, index in
      sum + parts[index].columns + (parts[index].content == nil ? 0 : gap(after: index, in: parts))
    }
    let free = max(0, columns - used)
    return (0..<count).map { free / count + ($0 < free % count ? 1 : 0) }
  }
}
