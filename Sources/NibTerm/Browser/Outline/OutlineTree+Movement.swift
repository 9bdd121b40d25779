import NibCore

/// Moving the choice, and folding what is chosen.
extension OutlineTree {
  /// Moves the choice by rows, up or down.
  mutating func move(by rows: Int) { choose(row: (chosenRow ?? 0) + rows) }

  /// Chooses the object with that id and unfolds what hides it; false if the outline has none.
  @discardableResult
  mutating func reveal(_ id: String) -> Bool {
    guard
      let node = nodes.firstIndex(where: { $0.id == id }) ?? nodes.firstIndex(where: { $0.objectID == id })
    else { return false }
    choose(node: node)
    return true
  }

  /// Folds what is open, opens what is folded.
  mutating func toggleFold() {
    guard let chosen else { return }
    setFolded(!isFolded(chosen), [chosen])
  }

  /// Folds the chosen node; one that is folded or holds nothing gives the choice to its parent.
  mutating func foldOrLeave() {
    guard let node = chosen else { return }
    if hasChildren(node), !isFolded(node) {
      setFolded(true, [node])
    } else {
      chooseParent()
    }
  }

  /// Unfolds the chosen node; an open one gives the choice to its first child.
  mutating func unfoldOrEnter() {
    guard let node = chosen, hasChildren(node) else { return }
    if isFolded(node) { setFolded(false, [node]) } else { choose(node: node + 1) }
  }

  /// Folds everything, or opens everything.
  mutating func setAllFolded(_ folded: Bool) {
    setFolded(folded, nodes.indices.filter(hasChildren))
  }

  /// Chooses the node around the chosen one.
  mutating func chooseParent() {
    if let parent = chosen.flatMap({ nodes[$0].parent }) { choose(node: parent) }
  }

  /// Chooses the first child, unfolding the chosen node.
  mutating func chooseFirstChild() {
    if let node = chosen, hasChildren(node) { choose(node: node + 1) }
  }

  /// Chooses the next node in the same parent.
  mutating func chooseNextSibling() {
    guard let node = chosen else { return }
    let next = nodes[node].end
    if next < nodes.count, nodes[next].parent == nodes[node].parent { choose(node: next) }
  }

  /// Chooses the node before in the same parent.
  mutating func choosePreviousSibling() {
    guard let node = chosen else { return }
    var candidate = nodes[node].parent.map { $0 + 1 } ?? 0
    guard candidate < node else { return }
    while nodes[candidate].end < node { candidate = nodes[candidate].end }
    choose(node: candidate)
  }

  private func hasChildren(_ node: Int) -> Bool { nodes[node].end > node + 1 }
}
