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
}
