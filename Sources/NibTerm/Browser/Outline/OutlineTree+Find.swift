import NibCore

/// Looking for text in titles, ids and classes.
extension OutlineTree {
  /// Chooses the next node that holds what is searched for, below the chosen one and then from the top on,
  /// folded away or not; false if there is none.
  @discardableResult
  mutating func findNext() -> Bool { find(from: chosen ?? -1, step: 1) }

  /// Chooses the node before that holds what is searched for.
  @discardableResult
  mutating func findPrevious() -> Bool { find(from: chosen ?? 0, step: -1) }

  /// Begins a search: chooses the chosen node if it matches, else the next that does.
  @discardableResult
  mutating func find(_ text: String) -> Bool {
    query = text
    if let chosen, matches(chosen) { return true }
    return findNext()
  }

  /// How many nodes match, folded away or not. Cost: O(size of the document).
  var matchCount: Int { query.isEmpty ? 0 : nodes.indices.count(where: matches) }

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

  /// Whether a node's title, id or class holds what is searched for; everything does if that is nothing.
  func matches(_ node: Int) -> Bool {
    let element = nodes[node].element
    let texts = [
      ObjectTitle.of(element), nodes[node].id, element["customClass"] ?? "", element.nibFrameworkClass,
    ]
    return query.isEmpty || texts.contains { $0.lowercased().contains(query) }
  }
}
