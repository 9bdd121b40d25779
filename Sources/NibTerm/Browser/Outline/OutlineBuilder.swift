import NibCore

/// Builds the outline of a document. Scenes, placeholders, controllers and views are in file order,
/// constraints are in a separate group, and segues are at the end of their scene.
struct OutlineBuilder {
  private(set) var nodes: [OutlineNode] = []
  private let severities: [String: Diagnostic.Severity]
  private let isDimmed: (NibElement) -> Bool
  private var used: Set<String> = []
  /// The number of nodes so far with each id.
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - severities: the highest severity of each object's problems, by id.
  ///   - isDimmed: whether an object itself is hidden or not installed.
  init(
    _ document: NibDocument, severities: [String: Diagnostic.Severity],
    isDimmed: @escaping (NibElement) -> Bool
  ) {
    self.severities = severities
    self.isDimmed = isDimmed
    appendChildren(of: document.root, parent: nil)
  }

  /// Elements that contain no objects, and elements that are handled elsewhere.
  private static let passedOver: Set<String> = [
    "connections", "constraints", "resources", "dependencies", "simulatedMetricsContainer",
    "userDefinedRuntimeAttributes", "classes", "variation", "inferredMetricsTieBreakers", "device",
  ]
  /// Elements with an id that do not represent objects of the running program.
  private static let settings: Set<String> = ["adaptation", "object", "array"]
  private static let guides: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides"]

  private mutating func appendChildren(of element: NibElement, parent: Int?) {
    // Guides come first, regardless of the file order.
    for isGuide in [true, false] {
      for child in element.children where Self.guides.contains(child.name) == isGuide {
        append(child, parent: parent)
      }
    }
    if let list = element.child(named: "constraints"), !list.children.isEmpty {
      append(constraints: list, parent: parent)
    }
  }

  private mutating func append(_ element: NibElement, parent: Int?) {
    if Self.passedOver.contains(element.name) { return }
    if element.isNamed("scene") { return append(scene: element, parent: parent) }
    guard let id = element.id, !Self.settings.contains(element.name) else {
      return appendChildren(of: element, parent: parent)
    }
    let node = begin(element, id: id, objectID: id, parent: parent)
    appendChildren(of: element, parent: node)
    end(node)
  }

  private mutating func append(scene: NibElement, parent: Int?) {
    let id = scene["sceneID"] ?? "scene"
    let node = begin(scene, id: id, objectID: SceneTitle.controller(of: scene)?.id ?? id, parent: parent)
    appendChildren(of: scene, parent: node)
    for segue in scene.descendants where segue.isNamed("segue") {
      if let id = segue.id { end(begin(segue, id: id, objectID: id, parent: node)) }
    }
    end(node)
  }

  private mutating func append(constraints list: NibElement, parent: Int?) {
    let owner = list.parent?.id ?? ""
    let node = begin(list, id: "constraints:\(owner)", objectID: owner, parent: parent)
    for constraint in list.children where constraint.isNamed("constraint") {
      let id = constraint.id ?? "constraint:\(owner)"
      end(begin(constraint, id: id, objectID: id, parent: node))
    }
    end(node)
  }

  // MARK: Nodes

  private mutating func begin(_ element: NibElement, id: String, objectID: String, parent: Int?) -> Int {
    let around = parent.map { nodes[$0] }
    let severity = element.id.flatMap { severities[$0] }
    nodes.append(
      OutlineNode(
        id: unique(id), objectID: objectID, element: element, kind: OutlineKind.of(element),
        depth: around.map { $0.depth + 1 } ?? 0, parent: parent, end: nodes.count + 1,
        isDimmed: around?.isDimmed ?? false || isDimmed(element), severity: severity, worst: severity))
    return nodes.count - 1
  }

  private mutating func end(_ node: Int) {
    nodes[node].end = nodes.count
    guard let parent = nodes[node].parent, let worst = nodes[node].worst else { return }
    nodes[parent].worst = max(nodes[parent].worst ?? worst, worst)
  }

  /// Makes an id unique, because a document can use an id twice.
  private mutating func unique(_ id: String) -> String {
    var count = counts[id, default: 0]
    var candidate = id
    repeat {
      count += 1
      candidate = count == 1 ? id : "\(id)#\(count)"
    } while !used.insert(candidate).inserted
    counts[id] = count
    return candidate
  }
}
