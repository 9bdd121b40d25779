/// One element of a document: a cheap cursor, a document and an index.
///
/// Two cursors are equal when they stand on the same element of the same document.
public struct NibElement: Hashable, Sendable {
  /// The document that the element is part of.
  public let document: NibDocument
  /// The element's number in document order; the root's is 0.
  package let index: Int

  package init(document: NibDocument, index: Int) {
    self.document = document
    self.index = index
  }

  var record: NibTree.Element { document.tree.elements[index] }

  public static func == (a: NibElement, b: NibElement) -> Bool {
    a.index == b.index && a.document === b.document
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }

  /// The element's name: `label`, `constraint`.
  public var name: String { document.tree.name(of: index) }

  /// Whether the element has this name; faster than comparing `name`.
  package func isNamed(_ name: String) -> Bool {
    document.tree.names.id(of: name, in: document.tree.bytes) == record.name
  }

  /// The `id` that references use.
  public var id: String? { self["id"] }

  /// The property of the surrounding object that this element is the value of.
  public var key: String? { self["key"] }

  /// All character data directly inside the element. White space that only separates child elements
  /// is not part of it.
  public var text: String { document.tree.text(of: index) }

  /// Where the element's start tag begins.
  package var location: SourceLocation { document.location(of: record.location) }
}
