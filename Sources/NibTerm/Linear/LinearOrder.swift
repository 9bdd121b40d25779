import NibCore

/// The order in which things on a screen are read: row by row from the top, in a row from the leading edge.
enum LinearOrder {
  /// The nodes in reading order. Those at the same place keep their order.
  static func sorted(_ nodes: [LinearNode], isRightToLeft: Bool) -> [LinearNode] {
    let byTop = stable(nodes) { $0.frame.minY < $1.frame.minY }
    var rows: [Row] = []
    for node in byTop {
      if let last = rows.indices.last, rows[last].takes(node) {
        rows[last].append(node)
      } else {
        rows.append(Row(node))
      }
    }
    return rows.flatMap { row in
      stable(row.nodes) { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }

  /// Nodes beside each other.
  private struct Row {
    private(set) var nodes: [LinearNode]
    /// The frames that decide what else is beside all nodes: what is beside one of them is beside every frame that is no
    /// higher and ends no sooner.
    private var deciding: [CGRect]

    init(_ node: LinearNode) {
      nodes = [node]
      deciding = [node.frame]
    }

    func takes(_ node: LinearNode) -> Bool { deciding.allSatisfy { LinearOrder.isBeside($0, node.frame) } }

    mutating func append(_ node: LinearNode) {
      nodes.append(node)
      let frame = node.frame
      if !deciding.contains(where: { $0.height >= frame.height && $0.maxY <= frame.maxY }) {
        deciding.append(frame)
      }
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
