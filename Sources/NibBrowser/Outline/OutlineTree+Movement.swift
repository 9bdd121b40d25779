import NibCore

/// Moves from the chosen row to others, and folds and unfolds the chosen node.
extension OutlineTree {
  /// Chooses the row that is the given number of rows below the chosen one, or above it if the number is negative.
  mutating func move(by rows: Int) { choose(row: (chosenRow ?? 0) + rows) }

  /// Chooses the object with the given id and unfolds the nodes around it. Returns false if the outline has
  /// no such object.
  @discardableResult
  mutating func reveal(_ id: String) -> Bool {
    guard
      let node = nodes.firstIndex(where: { $0.id == id }) ?? nodes.firstIndex(where: { $0.objectID == id })
    else { return false }
    choose(node: node)
    return true
  }

  /// Folds or unfolds the chosen node.
  mutating func toggleFold() {
    guard let chosen else { return }
    setNodes([chosen], isFolded: !isFolded(chosen))
  }

  /// Folds the chosen node. If it is folded already or has no children, chooses its parent.
  mutating func foldOrLeave() {
    guard let node = chosen else { return }
    if hasChildren(node), !isFolded(node) {
      setNodes([node], isFolded: true)
    } else {
      chooseParent()
    }
  }

  /// Unfolds the chosen node. If it is unfolded already, chooses its first child.
  mutating func unfoldOrEnter() {
    guard let node = chosen, hasChildren(node) else { return }
    if isFolded(node) { setNodes([node], isFolded: false) } else { choose(node: node + 1) }
  }

  /// Folds or unfolds all nodes.
  mutating func setAll(isFolded folded: Bool) {
    setNodes(nodes.indices.filter(hasChildren), isFolded: folded)
  }

  /// Chooses the parent of the chosen node.
  mutating func chooseParent() {
    if let parent = chosen.flatMap({ nodes[$0].parent }) { choose(node: parent) }
  }

  private func hasChildren(_ node: Int) -> Bool { nodes[node].end > node + 1 }
}
