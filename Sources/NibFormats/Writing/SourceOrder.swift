/// The order of attributes and of elements in the documents that Interface Builder writes.
///
/// Interface Builder reads them in any order. In this order, a person finds them where they are in other documents.
enum SourceOrder {
  /// Sorts an element's attributes and children.
  static func sort(_ element: NibDraft) {
    element.sortAttributes { rank(ofAttribute: $0, in: element.name) }
    if element["id"] != nil {
      element.children = element.children.enumerated()
        .sorted { (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset) }.map(\.element)
    }
  }

  private static let leading = [
    "key", "property", "selector", "kind", "firstItem", "firstAttribute", "relation",
  ]
  private static let geometry = ["x", "y", "width", "height"]
  private static let trailing = [
    "multiplier", "constant", "priority", "id", "userLabel", "customClass", "customModule", "sceneMemberID",
  ]

  private static func rank(ofAttribute name: String, in element: String) -> Int {
    if element == "document" { return root.firstIndex(of: name) ?? root.count }
    if let index = leading.firstIndex(of: name) { return index }
    if let index = geometry.firstIndex(of: name) { return 20 + index }
    if let index = trailing.firstIndex(of: name) { return 40 + index }
    return 30
  }

  private static let root = [
    "type", "version", "toolsVersion", "targetRuntime", "propertyAccessControl", "useAutolayout",
    "useTraitCollections", "useSafeAreas", "colorMatched", "initialViewController",
  ]

  /// The elements at the start of an object, in their order.
  private static let first = ["rect", "autoresizingMask", "subviews"]
  /// The elements at the end of an object, in their order.
  private static let last = ["constraints", "userDefinedRuntimeAttributes", "connections", "variation"]

  private static func rank(of child: NibDraft) -> Int {
    if let index = first.firstIndex(of: child.name) { return index }
    if let index = last.firstIndex(of: child.name) { return 20 + index }
    return 10
  }
}
