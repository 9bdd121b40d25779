import NibCore

/// A row of the outline, ready to be drawn.
struct OutlineRow: Hashable, Sendable {
  /// Whether a row has children, and whether they are shown.
  enum Folding: Hashable, Sendable {
    /// The row has no children.
    case leaf
    case open, folded
  }

  /// The object's id, or an id made up by the outline for scenes and groups.
  let id: String
  let depth: Int
  let kind: OutlineKind
  /// The title, as in Interface Builder.
  let title: String
  /// The custom class; empty if there is none.
  let detail: String
  let folding: Folding
  /// The highest severity of the problems of the object and of the objects folded away inside it; nil if
  /// there are none.
  let severity: Diagnostic.Severity?
  /// Whether the object, or an object around it, is hidden or not installed.
  let isDimmed: Bool
  /// Whether the row matches the search.
  let isMatch: Bool
}

/// An object of the outline with its position in the tree.
struct OutlineNode {
  let id: String
  /// The object that is selected with the row: for a scene its controller, for a group the view whose
  /// constraints it contains.
  let objectID: String
  let element: NibElement
  let kind: OutlineKind
  let depth: Int
  /// The index of the parent node; nil at the top level.
  let parent: Int?
  /// The index after the last descendant.
  var end: Int
  let isDimmed: Bool
  /// The highest severity of the object's own problems.
  let severity: Diagnostic.Severity?
  /// The highest severity of the problems of the object and its descendants.
  var worst: Diagnostic.Severity?
}
