import NibAnalysis
import NibCore

/// Searches titles, ids and classes.
extension OutlineTree {
  /// Chooses the next matching node, and unfolds the nodes around it. After the last node, the search continues at the
  /// first. Returns false if no node matches.
  @discardableResult
  mutating func findNext() -> Bool { find(from: chosen ?? -1, step: 1) }

  /// Chooses the previous matching node.
  @discardableResult
  mutating func findPrevious() -> Bool { find(from: chosen ?? 0, step: -1) }

  /// Starts a search. Keeps the chosen node if it matches, or chooses the next node that does. Objects whose whole name is the
  /// text come before others that contain it, such as constraints of them.
  @discardableResult
  mutating func find(_ text: String) -> Bool {
    query = text
    let isKept = chosen.map(matches) ?? false
    if let chosen, isKept, isNamed(chosen) { return true }
    let order = nodes.indices.map { ((chosen ?? 0) + $0) % nodes.count }
    if let named = order.first(where: isNamed) {
      choose(node: named)
      return true
    }
    return isKept || findNext()
  }

  /// Whether the query is the whole name of a node: its title, id, label, text or class.
  private func isNamed(_ node: Int) -> Bool {
    let element = nodes[node].element
    guard !query.isEmpty, matches(node), !element.isNamed("constraint") else { return false }
    let attributes = ["userLabel", "text", "title", "customClass"].compactMap { element[$0] }
    return ([nodes[node].title, nodes[node].id] + attributes).contains { $0.lowercased() == query }
  }

  /// The number of matching nodes, including folded ones. Cost: O(size of the document).
  var matchCount: Int { query.isEmpty ? 0 : nodes.indices.count(where: matches) }

  /// Chooses the next object that matches, in steps of 1 or -1. Returns false if none matches.
  private mutating func find(from start: Int, step: Int) -> Bool {
    guard !query.isEmpty, !nodes.isEmpty else { return false }
    let count = nodes.count
    for distance in 1...count {
      let node = ((start + step * distance) % count + count) % count
      guard matches(node) else { continue }
      choose(node: node)
      return true
    }
    return false
  }

  /// Whether a node's title, id or class contains the query. Every node matches an empty query.
  func matches(_ node: Int) -> Bool {
    query.isEmpty || texts.text(of: node, nodes[node]).contains(query.utf8)
  }
}

extension [UInt8] {
  /// Whether the bytes contain the given ones.
  fileprivate func contains(_ part: String.UTF8View) -> Bool {
    withUnsafeBufferPointer { bytes in
      guard let first = part.first else { return true }
      let count = part.count
      guard bytes.count >= count else { return false }
      return (0...bytes.count - count).contains { start in
        bytes[start] == first && part.elementsEqual(bytes[start..<start + count])
      }
    }
  }
}
