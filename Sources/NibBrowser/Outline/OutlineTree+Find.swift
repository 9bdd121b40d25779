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

  /// Starts a search. Keeps the chosen node if it matches, or chooses the next node that does.
  @discardableResult
  mutating func find(_ text: String) -> Bool {
    query = text
    if let chosen, matches(chosen) { return true }
    return findNext()
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
