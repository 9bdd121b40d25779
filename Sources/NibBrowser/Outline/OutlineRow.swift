import NibAnalysis
import NibCore

/// A visible row of the outline: an object that is not inside a folded one, with its marks.
struct OutlineRow: Hashable, Sendable {
  /// Whether a row has children, and whether they are shown.
  enum Folding: Hashable, Sendable {
    /// The row has no children.
    case leaf
    case open, folded
  }

  /// The object's id, or an id that the outline has made for a scene or a group.
  let id: String
  let depth: Int
  let kind: NibKind
  /// The title, as in Interface Builder.
  let title: String
  /// The custom class; empty if there is none.
  let detail: String
  let folding: Folding
  /// The highest severity of the problems of the object and, if the row is folded, of the objects inside it; `nil` if
  /// there are none.
  let severity: Diagnostic.Severity?
  /// The difference of the object, or of one inside a folded row, from another version; `nil` if it is the same or no
  /// versions are compared.
  var change: ChangeMark?
  /// Whether the object, or an object around it, is hidden or not installed.
  let isDimmed: Bool
  /// Whether the row matches the search.
  let isMatch: Bool
}
