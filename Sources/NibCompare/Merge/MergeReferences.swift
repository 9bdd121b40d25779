import NibSupport

/// Finds the attributes whose values are ids of objects.
enum MergeReferences {
  /// The names of attributes that always contain an id.
  private static let names: Set<String> = [
    "initialViewController", "firstItem", "secondItem", "reference", "destination", "target",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "textLabel", "detailTextLabel", "imageView",
    "tableViewCell", "selectedItem", "initialItem", "headerView", "horizontalScroller", "verticalScroller",
  ]
  /// The names of attributes that contain text, never an id.
  private static let texts: Set<String> = [
    "id", "key", "text", "title", "userLabel", "name", "placeholder", "value", "keyPath", "sceneID",
  ]

  /// Whether an attribute of an object refers to another one, given the ids of a document. Ids such as `G3a-p1-jLE`
  /// are recognized in any attribute, the numbers of older documents only in those that are known to be references.
  static func isReference(_ attribute: MergeAttribute) -> Bool {
    if names.contains(attribute.name) { return true }
    guard !texts.contains(attribute.name) else { return false }
    let value = attribute.value
    return value.count == 10 && value[3] == UInt8(ascii: "-") && value[6] == UInt8(ascii: "-")
  }

  /// Whether an element cannot exist without the objects that its attributes refer to.
  static func needsReferences(_ element: MergeElement) -> Bool {
    switch element.name {
    case "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include", "binding": true
    default: false
    }
  }

  /// The ids of the objects without which an element cannot exist.
  static func needs(of element: MergeElement) -> [ExactText] {
    guard needsReferences(element) else { return [] }
    return element.attributes.filter(isReference).map { ExactText(decoding: $0.value) }
  }
}
