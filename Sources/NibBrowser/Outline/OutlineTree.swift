import NibAnalysis
import NibCore

/// The outline of a document as a foldable tree with one chosen row.
///
/// When the document is read again, the folded nodes and the chosen node are found by their ids.
/// Folding costs O(nodes). Getting a range of rows costs O(rows in the range).
struct OutlineTree {
  private(set) var nodes: [NibOutline.Node] = []
  /// The mark of each node, in the same order.
  private var marks: [OutlineMark] = []
  /// The ids of the nodes that are folded or unfolded contrary to their initial state.
  private var toggledIDs: Set<String> = []
  /// The indices of the nodes that have a row, in order.
  private(set) var visible: [Int] = []
  /// The index of the chosen node; `nil` only if the outline is empty.
  private(set) var chosen: Int?
  /// The texts of `nodes` that are searched.
  private(set) var texts = OutlineTexts()
  /// The search text in lower case; empty if there is no search.
  var query = "" { didSet { query = query.lowercased() } }

  /// Makes an outline without rows.
  init() {}

  /// Makes the outline of a loaded document.
  init(_ loaded: LoadedDocument, diagnostics: [Diagnostic] = []) { show(loaded, diagnostics: diagnostics) }

  /// Shows the document after it was read again, or another document. Folded nodes stay folded. The chosen node stays
  /// chosen; if it no longer exists, its closest remaining ancestor is chosen. Cost: O(size of the document).
  ///
  /// - Parameter changes: the marks of objects that differ between two versions, by id.
  mutating func show(_ loaded: LoadedDocument, diagnostics: [Diagnostic], changes: [String: ChangeMark] = [:])
  {
    let ids = chosen.map { ([$0] + ancestors(of: $0)).map { nodes[$0].id } } ?? []
    nodes = NibOutline(loaded.document, isDetailed: true).nodes
    texts = OutlineTexts()
    marks = OutlineMark.marks(of: nodes, loaded, diagnostics, changes)
    let indices = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    chosen = ids.lazy.compactMap { indices[$0] }.first ?? (nodes.isEmpty ? nil : 0)
    updateRows()
  }

  /// The nodes around a node, from the inside out.
  private func ancestors(of node: Int) -> [Int] {
    Array(sequence(first: node) { nodes[$0].parent }.dropFirst())
  }

  // MARK: Rows

  /// The number of rows.
  var count: Int { visible.count }

  /// The index of the chosen row; `nil` only if there are no rows. Cost: O(log rows).
  var chosenRow: Int? { chosen.flatMap(row) }

  /// The id of the object that the chosen row represents.
  var chosenObjectID: String? { chosen.map { nodes[$0].objectID } }

  /// The rows in a range, without the part of the range beyond the last row.
  func rows(_ range: Range<Int>) -> [OutlineRow] {
    visible[range.clamped(to: visible.indices)].map(row(of:))
  }

  /// The index of a node's row; `nil` if a node around it is folded.
  func row(_ node: Int) -> Int? { visible.sortedIndex(of: node, by: { $0 }) }

  /// The row of an object. A folded one has the marks of the objects that it hides.
  private func row(of index: Int) -> OutlineRow {
    let node = nodes[index]
    let isLeaf = node.end == index + 1
    let isFolded = !isLeaf && isFolded(index)
    let folding: OutlineRow.Folding = isFolded ? .folded : .open
    return OutlineRow(
      id: node.id, depth: node.depth, kind: node.kind, title: node.title,
      detail: node.element["customClass"] ?? "", folding: isLeaf ? .leaf : folding,
      severity: isFolded ? marks[index].worst : marks[index].severity,
      change: marks[index].change ?? (isFolded && marks[index].containsChanges ? .changed : nil),
      isDimmed: marks[index].isDimmed,
      isMatch: !query.isEmpty && matches(index))
  }

  // MARK: Folding

  /// Whether a node's children are hidden. Initially, only groups of constraints are folded, as in Interface Builder.
  func isFolded(_ node: Int) -> Bool { nodes[node].isConstraintGroup != toggledIDs.contains(nodes[node].id) }

  /// Folds or unfolds nodes. If the chosen node becomes hidden, chooses the folded node around it.
  mutating func setNodes(_ indices: some Sequence<Int>, isFolded folded: Bool) {
    for index in indices where isFolded(index) != folded {
      toggledIDs.formSymmetricDifference([nodes[index].id])
    }
    updateRows()
  }

  /// Finds the objects that are not hidden in a folded one.
  private mutating func updateRows() {
    visible.removeAll(keepingCapacity: true)
    var index = 0
    while index < nodes.count {
      visible.append(index)
      let hidesChildren = nodes[index].end > index + 1 && isFolded(index)
      index = hidesChildren ? nodes[index].end : index + 1
    }
    while let node = chosen, row(node) == nil { chosen = nodes[node].parent }
  }

  /// Chooses a node and unfolds the nodes around it.
  mutating func choose(node: Int) {
    guard nodes.indices.contains(node) else { return }
    chosen = node
    if row(node) == nil { setNodes(ancestors(of: node), isFolded: false) }
  }

  /// Chooses a row by index. An index beyond either end chooses the first or last row.
  mutating func choose(row: Int) {
    guard !visible.isEmpty else { return }
    chosen = visible[min(max(0, row), visible.count - 1)]
  }
}

extension NibOutline.Node {
  var kind: NibKind { NibKind(element) }
}

/// The marks of a node in the outline: the severity of its problems, its changes, and whether it is dimmed.
private struct OutlineMark {
  /// Whether the object, or an object around it, is hidden or not installed.
  let isDimmed: Bool
  /// The highest severity of the object's own problems; `nil` if it has none.
  let severity: Diagnostic.Severity?
  /// The highest severity of the problems of the object and its descendants.
  var worst: Diagnostic.Severity?
  /// The difference of the object from another version; `nil` if it is the same or no versions are compared.
  let change: ChangeMark?
  /// Whether an object inside differs.
  var containsChanges = false

  /// The marks of all nodes of a document's outline.
  static func marks(
    of nodes: [NibOutline.Node], _ loaded: LoadedDocument, _ diagnostics: [Diagnostic],
    _ changes: [String: ChangeMark]
  ) -> [OutlineMark] {
    let switchedOff = loaded.document.kind.isSupported ? loaded.switchedOffIDs : []
    let severities = diagnostics.reduce(into: [String: Diagnostic.Severity]()) { worst, diagnostic in
      guard let id = diagnostic.path.steps.first?.id else { return }
      worst[id] = max(worst[id] ?? diagnostic.severity, diagnostic.severity)
    }
    var marks: [OutlineMark] = []
    for node in nodes {
      let element = node.element
      let isOff =
        element["hidden"] == "YES" || element["installed"] == "NO"
        || element.id.map(switchedOff.contains) ?? false
      let isDimmed = isOff || node.parent.map { marks[$0].isDimmed } ?? false
      let severity = element.id.flatMap { severities[$0] }
      marks.append(
        OutlineMark(
          isDimmed: isDimmed, severity: severity, worst: severity, change: element.id.flatMap { changes[$0] })
      )
    }
    // Parents come before their children.
    for (index, node) in nodes.enumerated().reversed() {
      guard let parent = node.parent else { continue }
      if marks[index].change != nil || marks[index].containsChanges { marks[parent].containsChanges = true }
      guard let worst = marks[index].worst else { continue }
      marks[parent].worst = max(marks[parent].worst ?? worst, worst)
    }
    return marks
  }
}
