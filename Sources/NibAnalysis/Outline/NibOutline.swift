import NibCore

/// The objects of a document as a tree, which `tree` prints and the browser shows.
///
/// The plain outline contains only the objects, in file order. The detailed outline also contains what Interface
/// Builder shows in its outline. Layout guides come first in their view, constraints form a group in their view, and
/// segues are at the end of their scene. Outlines are available for documents of every platform.
package struct NibOutline {
  /// An object with its position in the tree.
  package struct Node {
    /// The object's id, or an id that the outline creates for a group. It is unique in the outline.
    package let id: String
    /// The id of the object that the node represents: for a scene its controller, for a group the view whose
    /// constraints it contains.
    package let objectID: String
    package let element: NibElement
    /// The number of nodes that contain this one.
    package let depth: Int
    /// The index of the parent node; `nil` at the top level.
    package let parent: Int?
    /// The index after the last descendant.
    package fileprivate(set) var end: Int

    /// The title, as in Interface Builder. The title of a constraint or segue is a sentence about it.
    package var title: String { ObjectTitle.of(element) }
    package var isConstraintGroup: Bool { element.isNamed("constraints") }
  }

  /// The nodes in the order in which they are shown. Each is followed by its descendants.
  package private(set) var nodes: [Node] = []
  private let isDetailed: Bool
  private var usedIDs: Set<String> = []
  /// The number of nodes so far with each id.
  private var counts: [String: Int] = [:]

  /// Makes the outline of all objects of a document. Cost: O(size of the document).
  ///
  /// - Parameter isDetailed: whether the outline has layout guides, constraints and segues, too.
  package init(_ document: NibDocument, isDetailed: Bool = false) {
    self.isDetailed = isDetailed
    appendChildren(of: document.root, parent: nil)
  }

  /// Elements that contain no objects, and elements that are handled separately.
  private static let skippedNames: Set<String> = [
    "connections", "constraints", "resources", "dependencies", "simulatedMetricsContainer",
    "userDefinedRuntimeAttributes", "classes", "variation", "inferredMetricsTieBreakers", "device",
  ]
  private static let details: Set<String> = [
    "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuides", "constraint",
  ]
  /// Elements with an id that do not represent objects of the running program.
  private static let settings: Set<String> = ["adaptation", "object", "array"]
  private static let guides: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides"]

  /// Adds the objects inside an element; those of a detailed outline include guides, constraints and gesture
  /// recognizers.
  private mutating func appendChildren(of element: NibElement, parent: Int?) {
    guard isDetailed else {
      for child in element.children where !NibOutline.details.contains(child.name) {
        append(child, parent: parent)
      }
      return
    }
    // Guides come first, regardless of the file order.
    for isGuide in [true, false] {
      for child in element.children where NibOutline.guides.contains(child.name) == isGuide {
        append(child, parent: parent)
      }
    }
    if let list = element.child(named: "constraints"), !list.children.isEmpty {
      append(constraints: list, parent: parent)
    }
  }

  /// Adds an object with the objects inside it. An element that only groups others adds these.
  private mutating func append(_ element: NibElement, parent: Int?) {
    if NibOutline.skippedNames.contains(element.name) { return }
    if element.isNamed("scene") { return append(scene: element, parent: parent) }
    guard let id = element.id, !NibOutline.settings.contains(element.name) else {
      return appendChildren(of: element, parent: parent)
    }
    let node = begin(element, id: id, parent: parent)
    appendChildren(of: element, parent: node)
    end(node)
  }

  /// Adds a scene, with its segues in a detailed outline.
  private mutating func append(scene: NibElement, parent: Int?) {
    let id = scene["sceneID"] ?? "scene"
    let node = begin(scene, id: id, objectID: scene.nibController?.id, parent: parent)
    appendChildren(of: scene, parent: node)
    if isDetailed {
      for segue in scene.segues {
        if let id = segue.id { end(begin(segue, id: id, parent: node)) }
      }
    }
    end(node)
  }

  /// Adds the constraints of a view as one group.
  private mutating func append(constraints list: NibElement, parent: Int?) {
    let owner = list.parent?.id ?? ""
    let node = begin(list, id: "constraints:\(owner)", objectID: owner, parent: parent)
    for constraint in list.children where constraint.isNamed("constraint") {
      end(begin(constraint, id: constraint.id ?? "constraint:\(owner)", parent: node))
    }
    end(node)
  }

  /// Adds a node whose end is not known yet, and returns its index.
  private mutating func begin(
    _ element: NibElement, id: String, objectID: String? = nil, parent: Int?
  ) -> Int {
    let depth = parent.map { nodes[$0].depth + 1 } ?? 0
    nodes.append(
      Node(
        id: unique(id), objectID: objectID ?? id, element: element, depth: depth, parent: parent,
        end: nodes.count + 1))
    return nodes.count - 1
  }

  private mutating func end(_ node: Int) { nodes[node].end = nodes.count }

  /// Makes an id unique, because a document can use an id twice.
  private mutating func unique(_ id: String) -> String {
    var count = counts[id, default: 0]
    var candidate = id
    repeat {
      count += 1
      candidate = count == 1 ? id : "\(id)#\(count)"
    } while !usedIDs.insert(candidate).inserted
    counts[id] = count
    return candidate
  }
}
