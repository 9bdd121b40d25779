import NibFormats
import NibSupport

/// The objects that edits have added and removed: views, controllers and everything else with an id, such as constraints,
/// connections and guides.
package struct EditedObjects: Sendable {
  /// The added objects in the order of the new document.
  package let added: [NibElement]
  /// The removed objects in the order of the old document.
  package let removed: [NibElement]
  /// The ids of the constraints and connections, by their places in the new document.
  package let ids: [SourceLocation: String]

  package init(from old: NibDocument, to new: NibDocument) {
    let before = EditedObjects.objects(of: old)
    let after = EditedObjects.objects(of: new)
    let (known, left) = (Set(texts: before.compactMap(\.id)), Set(texts: after.compactMap(\.id)))
    added = after.filter { !known.contains(text: $0.id ?? "") }
    removed = before.filter { !left.contains(text: $0.id ?? "") }
    let parts = after.filter(EditedObjects.isPart)
    ids = Dictionary(parts.map { ($0.location, $0.id ?? "") }) { first, _ in first }
  }

  private static func objects(of document: NibDocument) -> [NibElement] {
    document.root.descendants.filter { $0.id != nil }
  }

  /// The removed constraints, outlets, actions and segues of objects that remain, which an edit of other objects has
  /// removed.
  package var lost: [NibElement] {
    let gone = Set(removed)
    return removed.filter { element in
      EditedObjects.isPart(element) && !element.lineage.dropFirst().contains { gone.contains($0) }
    }
  }

  /// Whether an element is a constraint or a connection.
  private static func isPart(_ element: NibElement) -> Bool {
    element.parent.map { $0.isNamed("constraints") || $0.isNamed("connections") } ?? false
  }
}
