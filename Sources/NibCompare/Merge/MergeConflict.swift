import NibFormats
import NibSupport

/// A difference between two versions that only a person can decide.
struct MergeConflict {
  /// One of the two versions.
  enum Side { case ours, theirs }

  enum Kind {
    /// Both changed the attributes with these names.
    case attributes([String])
    /// Both changed the whole element.
    case value
    /// One version deleted what the other one changed, moved, or needs for another element.
    case deleted(by: Side, neededFor: MergeElement?)
    /// Both moved the element to different places.
    case moved
    /// Both changed the order of the elements in this one.
    case order
    /// The element refers to an object that the other version deleted, or moved out of the view to which a constraint
    /// belongs.
    case reference(ExactText, isMoved: Bool)
    /// The element is a value of an object that both added, and only one version has the value.
    case leftOut
    /// Both gave a property or an outlet a different value. The element is that of theirs; this is that of ours.
    case secondValue(MergeElement)
  }

  let kind: Kind
  /// The element in the version that has it, ours first.
  let element: MergeElement
  let base: MergeElement?
  let theirs: MergeElement?

  /// Whether the conflict is about the place of the element.
  var isMove: Bool { if case .moved = kind { true } else { false } }

  init(_ kind: Kind, _ element: MergeElement, base: MergeElement?, theirs: MergeElement?) {
    self.kind = kind
    self.element = element
    self.base = base
    self.theirs = theirs
  }
}
