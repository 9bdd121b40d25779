/// The reading order of a screen: row by row from the top, and from the leading edge within a row.
///
/// Items are visited from the top. An item belongs to the current row if it is beside every member of that row;
/// otherwise it starts a new one. Two items are beside each other if they share at least half the height of the shorter
/// one.
///
/// VoiceOver moves in the same way, in the reading direction of the language and from top to bottom. A button beside
/// another one thus comes before the button below it (stackoverflow.com/questions/13279498). All members of a row are
/// compared because a tall image can have two labels beside it, one above the other. These are read one after the
/// other, even if the lower one begins further to the left. If items were only compared with the tallest member, both
/// labels would be in the image's row.
package struct ReadingOrder {
  package let isRightToLeft: Bool

  package init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// Returns the items in reading order. Items at the same position keep their order.
  ///
  /// - Parameter frame: returns the frame of an item. All frames are in the same coordinate system.
  package func sorted<Item>(_ items: [Item], frame: (Item) -> CGRect) -> [Item] {
    let framedItems = items.enumerated().map { FramedItem(index: $0.offset, frame: frame($0.element)) }
    var rows: [Row] = []
    for item in framedItems.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let last = rows.indices.last, rows[last].accepts(item) {
        rows[last].append(item)
      } else {
        rows.append(Row(item))
      }
    }
    let ordered = rows.flatMap { row in
      row.items.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
    return ordered.map { items[$0.index] }
  }

  /// An item's index and frame.
  private struct FramedItem {
    let index: Int
    let frame: CGRect
  }

  /// Items that are beside each other.
  private struct Row {
    private(set) var items: [FramedItem]
    /// The frames with which new items are compared. A frame is left out if another one in the list is at least as tall
    /// and does not end below it. Everything beside that one is also beside the frame that is left out.
    private var decisiveFrames: [CGRect]

    init(_ item: FramedItem) {
      items = [item]
      decisiveFrames = [item.frame]
    }

    /// Whether an item is beside all items of the row.
    func accepts(_ item: FramedItem) -> Bool {
      decisiveFrames.allSatisfy { ReadingOrder.isBeside($0, item.frame) }
    }

    mutating func append(_ item: FramedItem) {
      items.append(item)
      let frame = item.frame
      if !decisiveFrames.contains(where: { $0.height >= frame.height && $0.maxY <= frame.maxY }) {
        decisiveFrames.append(frame)
      }
    }
  }

  /// Whether two frames appear to be in one row: at least half the height of the shorter one is beside the other.
  private static func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return shared > 0 && shared * 2 >= min(a.height, b.height)
  }
}
