import NibFormats
import NibSupport

/// An element that has to be moved to the place, or whose children have to be put into the order, of an outline.
struct PlacedElement {
  let conflict: Int
  let element: MergeElement
  let outline: MergeElement
  /// Whether the element is inside one that was removed.
  var isSaved = false
  /// The saved element with the decisions in it, and the white space before it.
  private(set) var text: [UInt8] = []

  init(conflict: Int, element: MergeElement, outline: MergeElement, isSaved: Bool = false) {
    (self.conflict, self.element, self.outline, self.isSaved) = (conflict, element, outline, isSaved)
  }

  /// Saves the element with the decisions about what is in it.
  mutating func save(_ edits: [SourceEdit]) {
    text = edits.applied(to: element.source, in: element.rangeWithSpace)
  }
}
