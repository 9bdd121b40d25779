import NibFormats

/// One edit of a document. Objects are named by their ids.
package enum DocumentEdit: Hashable, Sendable {
  /// Gives a property a value; see `PropertyEdit`.
  case set(PropertyEdit)
  case addConstraint(NewConstraint)
  case add(NewView)
  case addScene(NewScene)
  /// Removes objects with everything inside them; see `Removal`.
  case remove(Removal)
  /// Removes the references to an object that does not exist; see `ReferenceRemoval`.
  case removeReferences(ReferenceRemoval)
  case duplicate(String)
  case move(Move)
  case wrap(Wrapping)
  /// Moves the arranged views of a stack view to its superview, and removes the stack view.
  case unwrap(String)
  case connect(Connection)
  case disconnect(Disconnection)
  case frame(FrameEdit)
  case replaceTexts(TextReplacement)
  /// Removes a mark with which Interface Builder saved that a view had a problem.
  case unmark(MarkRemoval)

  /// The id of the object that is edited, or of the first one.
  package var subject: String? {
    switch self {
    case .set(let edit): edit.object
    case .addConstraint(let constraint): constraint.first.item
    case .add(let view): view.superview
    case .addScene, .replaceTexts, .removeReferences: nil
    case .remove(let removal): removal.objects.first
    case .duplicate(let id), .unwrap(let id): id
    case .move(let move): move.object
    case .wrap(let wrapping): wrapping.views.first
    case .connect(let connection): connection.source
    case .disconnect(let disconnection): disconnection.source
    case .frame(let frame): frame.view
    case .unmark(let removal): removal.view
    }
  }

  /// The changes of the text, which are all made at once.
  func edits(_ maker: EditMaker, _ resources: EditResources) throws(EditError) -> [SourceEdit] {
    for (name, text) in texts { try PropertyValue.checkCharacters(text, of: name) }
    return switch self {
    case .set(let edit): try edit.edits(maker, resources)
    case .addConstraint(let constraint): try constraint.edits(maker)
    case .add(let view): try view.edits(maker)
    case .addScene(let scene): try scene.edits(maker, resources)
    case .remove(let removal): try removal.edits(maker)
    case .removeReferences(let removal): try removal.edits(maker)
    case .duplicate(let id): try Duplicate(id: id).edits(maker)
    case .move(let move): try move.edits(maker)
    case .wrap(let wrapping): try wrapping.edits(maker)
    case .unwrap(let id): try Unwrapping(id: id).edits(maker)
    case .connect(let connection): try connection.edits(maker)
    case .disconnect(let disconnection): try disconnection.edits(maker)
    case .frame(let frame): try frame.edits(maker)
    case .replaceTexts(let replacement): try replacement.edits(maker)
    case .unmark(let removal): try removal.edits(maker)
    }
  }

  /// The texts that the edit writes into the document as they are entered, with the names of what gets them.
  private var texts: [(name: String, text: String)] {
    switch self {
    case .set(let edit): edit.value.map { [(edit.property, $0)] } ?? []
    case .addConstraint(let constraint): constraint.identifier.map { [("identifier", $0)] } ?? []
    case .connect(let connection): connection.identifier.map { [("identifier", $0)] } ?? []
    // A replacement checks the texts that differ.
    case .add, .addScene, .remove, .removeReferences, .duplicate, .move, .wrap, .unwrap, .disconnect, .frame,
      .replaceTexts, .unmark:
      []
    }
  }
}
