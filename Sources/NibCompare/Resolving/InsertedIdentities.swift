import NibFormats
import NibSupport

/// Makes the ids of elements that are inserted into a document unique.
struct InsertedIdentities {
  /// The names of the elements with an id that are in the document or were inserted.
  private var present: Set<ExactText>
  /// The constraints and connections of the document.
  private let links: [ExactText: MergeElement]
  private var freshIDs: FreshIDs

  /// - Parameters:
  ///   - all: all elements of the document. New ids differ from all of theirs.
  ///   - present: the elements that stay in the document.
  init(_ all: [MergeElement], present: [MergeElement]) {
    self.present = Set(present.compactMap(MergeKeys.globalID))
    links = Dictionary(all.filter(\.isLink).compactMap { link in link.id.map { ($0, link) } }) {
      first, _ in first
    }
    freshIDs = FreshIDs(taken: Set(all.compactMap(\.id)))
  }

  /// The text of an element to insert, without objects that are elsewhere in the document, and the ids of the objects,
  /// constraints and connections in it. `nil` if another object has the id of the element.
  mutating func insert(_ root: MergeElement) -> (text: [UInt8], ids: Set<ExactText>)? {
    if let id = MergeKeys.globalID(root), present.contains(id), otherID(for: root) == nil { return nil }
    var edits: [SourceEdit] = []
    var ids: Set<ExactText> = []
    for element in root.all {
      guard let id = MergeKeys.globalID(element) else { continue }
      if let other = otherID(for: element) {
        edits.replace(element.start..<element.tagEnd.lowerBound, with: element.openTag(withID: other))
        present.insert(MergeKeys.name(ofID: other))
        ids.insert(other)
      } else if !present.insert(id).inserted {
        edits.replace(element.rangeWithSpace)
      } else if let id = element.id {
        ids.insert(id)
      }
    }
    let source = edits.applied(to: root.source)
    let lengthAfterRoot = root.source.count - root.end
    return (Array(source[root.start..<source.count - lengthAfterRoot]), ids)
  }

  /// The id that a constraint or connection gets because something else has its own; `nil` if it keeps its id.
  private mutating func otherID(for element: MergeElement) -> ExactText? {
    guard element.isLink, let id = element.id, present.contains(MergeKeys.name(ofID: id)) else { return nil }
    if let link = links[id], link.connects(sameAs: element, ignoringOwner: true) { return nil }
    return freshIDs.make(for: id)
  }
}
