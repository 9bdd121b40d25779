import NibCore

/// The order in which things on a screen are read: row by row from the top, in a row from the leading edge.
enum LinearOrder {
  /// The nodes in reading order. Those at the same place keep their order.
  static func sorted(_ nodes: [LinearNode], isRightToLeft: Bool) -> [LinearNode] {
    let byTop = stable(nodes) { $0.frame.minY < $1.frame.minY }
    var rows: [[LinearNode]] = []
    for node in byTop {
      if let last = rows.indices.last, rows[last].allSatisfy({ isBeside($0.frame, node.frame) }) {
        rows[last].append(node)
      } else {
        rows.append([node])
      }
    }
    return rows.flatMap { row in
      stable(row) { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }

  /// Whether people see two things in one row: at least half of the lower one is beside the other.
  private static func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return shared > 0 && shared * 2 >= min(a.height, b.height)
  }

  /// Sorted; what is neither before nor after the other stays as it was.
  private static func stable(
    _ nodes: [LinearNode], by isBefore: (LinearNode, LinearNode) -> Bool
  ) -> [LinearNode] {
    nodes.enumerated().sorted { a, b in
      if isBefore(a.element, b.element) { return true }
      return !isBefore(b.element, a.element) && a.offset < b.offset
    }.map(\.element)
  }
}
