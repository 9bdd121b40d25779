/// An attribute whose value is the id of another object.
package struct NibReference: Hashable, Sendable {
  package let element: String
  package let attribute: String

  private init(_ element: String, _ attribute: String) {
    self.element = element
    self.attribute = attribute
  }

  /// All references that occur in real documents.
  package static let all: [NibReference] = [
    NibReference("document", "initialViewController"),
    NibReference("constraint", "firstItem"),
    NibReference("constraint", "secondItem"),
    NibReference("exclude", "reference"),
    NibReference("include", "reference"),
    NibReference("outlet", "destination"),
    NibReference("outletCollection", "destination"),
    NibReference("action", "destination"),
    NibReference("action", "target"),
    NibReference("binding", "destination"),
    NibReference("segue", "destination"),
    NibReference("segue", "reference"),
    NibReference("segue", "popoverAnchorView"),
    NibReference("segue", "popoverAnchorBarButtonItem"),
    NibReference("tableViewCell", "textLabel"),
    NibReference("tableViewCell", "detailTextLabel"),
    NibReference("tableViewCell", "imageView"),
    NibReference("tableViewCellContentView", "tableViewCell"),
  ]

  /// The attributes of macOS documents that always contain an id, in addition to those of `all`.
  private static let attributesOfMacOS: Set<String> = [
    "selectedItem", "initialItem", "headerView", "horizontalScroller", "verticalScroller",
  ]

  private static let attributes = attributesOfMacOS.union(all.map(\.attribute))

  /// The attributes that contain text, which can have the form of an id without being one.
  private static let texts: Set<String> = [
    "id", "key", "text", "title", "userLabel", "name", "placeholder", "value", "keyPath", "sceneID",
  ]

  /// Whether an attribute is a reference if its value is the id of an object. Values with the form of an id, such as
  /// `G3a-p1-jLE`, are recognized in any attribute but texts, the numbers of older documents only in those that always
  /// contain an id.
  package static func isReference(_ attribute: String, value: some RandomAccessCollection<UInt8>) -> Bool {
    attributes.contains(attribute) || !texts.contains(attribute) && isID(value)
  }

  private static func isID(_ value: some RandomAccessCollection<UInt8>) -> Bool {
    guard value.count == 10 else { return false }
    return [3, 6].allSatisfy { value[value.index(value.startIndex, offsetBy: $0)] == UInt8(ascii: "-") }
  }

  /// Whether an element cannot exist without the objects that it connects: a constraint or a connection, for example.
  package static func isConnection(_ element: String) -> Bool { connections.contains(element) }

  private static let connections: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include", "binding",
    "designable",
  ]

  /// Whether an element cannot exist without the object to which one of its attributes refers. A segue can do without
  /// the anchor of its popover.
  package static func isRequired(_ attribute: String, of element: String) -> Bool {
    isConnection(element) && !attribute.hasPrefix("popoverAnchor")
  }
}
