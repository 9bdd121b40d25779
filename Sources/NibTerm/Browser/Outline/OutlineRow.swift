import NibCore

/// A line of the outline, as it is shown.
struct OutlineRow: Hashable, Sendable {
  /// What is in a row that can fold.
  enum Folding: Hashable, Sendable {
    /// Nothing is in it.
    case leaf
    case open, folded
  }

  /// The object's id, or a name that only the outline knows: a scene, a group.
  let id: String
  let depth: Int
  let kind: OutlineKind
  /// The name that Interface Builder would show.
  let title: String
  /// The custom class; empty if there is none.
  let detail: String
  let folding: Folding
  /// The worst that is said of the object, or of one that is folded away in it; nil for nothing.
  let severity: Diagnostic.Severity?
  /// Whether the object is hidden or not installed, or in one that is.
  let isDimmed: Bool
  /// Whether the row holds what is searched for.
  let isMatch: Bool
}

/// An object of the outline with its place in the tree.
struct OutlineNode {
  let id: String
  /// The object that is meant by the row: a scene's controller, the view whose constraints are in a group.
  let objectID: String
  let element: NibElement
  let kind: OutlineKind
  let depth: Int
  /// The number of the node around it; nil at the top.
  let parent: Int?
  /// The number of the first node that is no longer in it.
  var end: Int
  let isDimmed: Bool
  /// What is said of the object itself.
  let severity: Diagnostic.Severity?
  /// The worst that is said of it and of all in it.
  var worst: Diagnostic.Severity?
}
