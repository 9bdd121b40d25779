/// An outlet or method that a class does not have, although a document connects it.
///
/// Findings about the missing members of one object have one cause, so that they can be reported together.
package struct MissingMember: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case outlet, method }

  package let kind: Kind
  /// The name of the outlet, or the selector of the method.
  package let name: String
  /// The class that does not have the member.
  package let className: String
  /// The index of the element of the object whose class does not have the member.
  package let ownerElement: Int
  /// Whether the class declares no outlet at all.
  package let isOfClassWithoutOutlets: Bool

  package init(
    _ kind: Kind, _ name: String, of className: String, ownerElement: Int,
    isOfClassWithoutOutlets: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.className = className
    self.ownerElement = ownerElement
    self.isOfClassWithoutOutlets = isOfClassWithoutOutlets
  }
}
