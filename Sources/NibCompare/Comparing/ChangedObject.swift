import NibAnalysis
import NibCore

/// An object that differs between two versions of a document, with its changes.
package struct ChangedObject: Sendable {
  /// The object's name in the new version, or in the old one if it was removed; `nil` for the document itself.
  package let name: ObjectName?
  /// The id in each version; `nil` if the version does not have the object.
  package let oldID: String?
  package let newID: String?
  /// The place of the object in each version.
  package let oldLocation: SourceLocation?
  package let newLocation: SourceLocation?
  package var changes: [DocumentChange]
  /// The number of other objects inside an added or removed one that were added or removed with it.
  package var countInside = 0

  /// Whether the object was added or removed.
  package var action: DocumentChange.Action {
    changes.first { $0.subject == .object && $0.action != .moved }?.action ?? .changed
  }
}
