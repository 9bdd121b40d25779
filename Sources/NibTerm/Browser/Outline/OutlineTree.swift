import NibCore

/// The outline of a document as a foldable tree with one chosen row.
///
/// Folds and the choice are stored by id, so that both are kept when the document is read again. Only folding
/// visits all nodes. The cost of moving and of showing a window of rows depends only on the rows concerned.
struct OutlineTree {
  private(set) var nodes: [OutlineNode] = []
  /// Ids of the nodes that the user has folded or unfolded.
  private var toggled: Set<String> = []
  /// The indices of the nodes that have a row, in order.
  private(set) var visible: [Int] = []
  /// The index of the chosen node; nil only if the outline is empty.
  private(set) var chosen: Int?
  /// The search text in lower case; empty if there is no search.
  var query = "" { didSet { query = query.lowercased() } }

  /// Makes an outline without rows.
  init() {}

  /// Makes the outline of a canvas's document.
  init(_ canvas: NibCanvas, diagnostics: [Diagnostic] = []) { show(canvas, diagnostics: diagnostics) }

  /// Shows the document after it was read again, or another document. Folds are kept. The choice stays on its
  /// node, or moves to the closest ancestor that still exists. Cost: O(size of the document).
  mutating func show(_ canvas: NibCanvas, diagnostics: [Diagnostic]) {
    let way = chosen.map { self.way(to: $0) } ?? []
    let switchedOff = canvas.document.kind.isSupported ? canvas.switchedOffIDs : []
    let worst = diagnostics.reduce(into: [String: Diagnostic.Severity]()) { worst, diagnostic in
      guard let id = diagnostic.path.steps.first?.id else { return }
      worst[id] = max(worst[id] ?? diagnostic.severity, diagnostic.severity)
    }
    let builder = OutlineBuilder(canvas.document, severities: worst) { element in
      element["hidden"] == "YES" || element["installed"] == "NO"
        || element.id.map(switchedOff.contains) ?? false
    }
    nodes = builder.nodes
    let numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    chosen = way.lazy.compactMap { numbers[$0] }.first ?? (nodes.isEmpty ? nil : 0)
    updateRows()
  }

  /// The ids of a node and its ancestors, up to the top level.
  private func way(to node: Int) -> [String] {
    var ids: [String] = []
    var next: Int? = node
    while let index = next {
      ids.append(nodes[index].id)
      next = nodes[index].parent
    }
    return ids
  }

  // MARK: Rows

  /// The number of rows.
  var count: Int { visible.count }

  /// The row of the chosen node; nil only if there are no rows. O(log rows).
  var chosenRow: Int? { chosen.flatMap(row) }

  /// The id of the object that the chosen row represents.
  var chosenObjectID: String? { chosen.map { nodes[$0].objectID } }

  /// The element of the chosen row.
  var chosenElement: NibElement? { chosen.map { nodes[$0].element } }

  /// The rows in a range, without the part of the range beyond the last row.
  func rows(_ range: Range<Int>) -> [OutlineRow] {
    visible[range.clamped(to: visible.indices)].map(row(of:))
  }

  /// The row of a node; nil if the node is folded away.
  func row(_ node: Int) -> Int? {
    let index = visible.partitioningIndex { $0 >= node }
    return index < visible.count && visible[index] == node ? index : nil
  }

  private func row(of index: Int) -> OutlineRow {
    let node = nodes[index]
    let isLeaf = node.end == index + 1
    let isFolded = !isLeaf && isFolded(index)
    return OutlineRow(
      id: node.id, depth: node.depth, kind: node.kind, title: ObjectTitle.of(node.element),
      detail: node.element["customClass"] ?? "", folding: isLeaf ? .leaf : isFolded ? .folded : .open,
      severity: isFolded ? node.worst : node.severity, isDimmed: node.isDimmed,
      isMatch: !query.isEmpty && matches(index))
  }

  // MARK: Folding

  /// Whether a node's children are hidden.
  func isFolded(_ node: Int) -> Bool { nodes[node].isFoldedAtFirst != toggled.contains(nodes[node].id) }

  /// Folds or unfolds nodes. If that hides the chosen node, chooses the folded node around it.
  mutating func setFolded(_ folded: Bool, _ indices: some Sequence<Int>) {
    for index in indices where isFolded(index) != folded {
      toggled.formSymmetricDifference([nodes[index].id])
    }
    updateRows()
  }

  private mutating func updateRows() {
    visible.removeAll(keepingCapacity: true)
    var index = 0
    while index < nodes.count {
      visible.append(index)
      let isHiding = nodes[index].end > index + 1 && isFolded(index)
      index = isHiding ? nodes[index].end : index + 1
    }
    while let node = chosen, row(node) == nil { chosen = nodes[node].parent }
  }

  // MARK: Choosing

  /// Chooses a node and unfolds the nodes around it.
  mutating func choose(node: Int) {
    guard nodes.indices.contains(node) else { return }
    chosen = node
    guard row(node) == nil else { return }
    var around: [Int] = []
    var next = nodes[node].parent
    while let index = next {
      around.append(index)
      next = nodes[index].parent
    }
    setFolded(false, around)
  }

  /// Chooses a row. A row beyond either end selects the nearest one.
  mutating func choose(row: Int) {
    guard !visible.isEmpty else { return }
    chosen = visible[min(max(0, row), visible.count - 1)]
  }
}

extension OutlineNode {
  /// Whether the node is folded initially: only groups of constraints are, as in Interface Builder.
  var isFoldedAtFirst: Bool { kind == .constraints }
}

extension Array {
  /// The first index whose element fulfills the condition, found by binary search. Requires that the
  /// condition holds for all later elements.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
