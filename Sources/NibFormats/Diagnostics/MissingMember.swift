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
  /// The index of the object's element in its document.
  package let owner: Int
  package let isWithoutOutlets: Bool

  package init(_ kind: Kind, _ name: String, of className: String, owner: Int, isWithoutOutlets: Bool = false)
  {
    self.kind = kind
    self.name = name
    self.className = className
    self.owner = owner
    self.isWithoutOutlets = isWithoutOutlets
  }
}
