import NibCore

/// The outline of a document as a tree that folds, with one chosen row.
///
/// What is folded and what is chosen goes by ids, so that both stay when the document is read anew. Only a
/// change of folds looks at all nodes; moving and showing a window of rows cost what is moved over and
/// shown.
struct OutlineTree {
  private(set) var nodes: [OutlineNode] = []
  /// Ids whose folding is not what it is at first.
  private var toggled: Set<String> = []
  /// The numbers of the nodes that have a row, in order.
  private(set) var visible: [Int] = []
  /// The number of the chosen node; nil only where there is none.
  private(set) var chosen: Int?
  /// What is searched for, in lower case; empty for nothing.
  var query = "" { didSet { query = query.lowercased() } }

  /// An outline without rows.
  init() {}

  /// The outline of a document as a canvas shows it.
  init(_ canvas: NibCanvas, diagnostics: [Diagnostic] = []) { show(canvas, diagnostics: diagnostics) }

  /// Takes another reading of the document, or another document: folds stay, and so does the chosen row, or
  /// the nearest around it that is still there. Cost: O(size of the document).
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

  /// The ids from a node up to the top.
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

  /// The row of the chosen node; nil only where there are none. O(log rows).
  var chosenRow: Int? { chosen.flatMap(row) }

  /// The id of the object that the chosen row means.
  var chosenObjectID: String? { chosen.map { nodes[$0].objectID } }

  /// The element of the chosen row.
  var chosenElement: NibElement? { chosen.map { nodes[$0].element } }

  /// The rows in a range; what lies beyond the end is left out.
  func rows(_ range: Range<Int>) -> [OutlineRow] {
    visible[range.clamped(to: visible.indices)].map(row(of:))
  }

  /// The row that a node has; nil for one that is folded away.
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

  /// Whether what is in a node has no rows.
  func isFolded(_ node: Int) -> Bool { nodes[node].isFoldedAtFirst != toggled.contains(nodes[node].id) }

  /// Folds or unfolds nodes; the chosen row moves to the one that hides it, if it has none any more.
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

  /// Chooses a node and unfolds what hides it.
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

  /// Chooses a row; one beyond the ends means the nearest.
  mutating func choose(row: Int) {
    guard !visible.isEmpty else { return }
    chosen = visible[min(max(0, row), visible.count - 1)]
  }
}

extension OutlineNode {
  /// Groups of constraints are folded until someone opens them, as in Interface Builder.
  var isFoldedAtFirst: Bool { kind == .constraints }
}

extension Array {
  /// The first index from which on the condition holds, in an array where it holds from some index on.
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
