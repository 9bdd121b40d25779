import NibFormats
import NibSupport

/// Removes all references to an object that the document does not have: constraints and connections that need the object,
/// and attributes of others.
package struct ReferenceRemoval: Hashable, Sendable {
  /// The id of the missing object.
  package let missing: String

  package init(_ missing: String) { self.missing = missing }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let document = maker.document
    guard document.object(id: missing) == nil else {
      throw EditError("the object '\(missing)' exists; remove the object")
    }
    let references = References.all(to: missing, in: document)
    guard !references.isEmpty else { throw EditError("nothing refers to an object '\(missing)'") }
    let users = Set(references.filter(\.isRequired).map(\.element))
    let (gone, attributes) = References(document).dependents(of: users)
    let others = attributes + references.filter { !$0.isRequired }
    return maker.edits(removing: gone) + maker.edits(removing: others, outside: gone)
  }
}

extension NibDocument {
  /// The number of references to an object, which the document need not have.
  package func countOfReferences(to id: String) -> Int { References.all(to: id, in: self).count }
}
