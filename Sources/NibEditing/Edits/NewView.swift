import NibFormats
import NibSupport

/// Adds a view from the library to another view, as Interface Builder does when it is dropped there.
package struct NewView: Hashable, Sendable {
  /// The name of the element, such as `label`; `verticalStackView` for a vertical stack view.
  package let kind: String
  /// The id of the superview; that of a cell or controller means its content.
  package let superview: String
  /// The part of the superview that it becomes; `nil` for a subview.
  package var part: LibraryPart?
  /// The number of views behind it, or before it in a stack view; `nil` for the last place.
  package var index: Int?
  /// The position in the superview, in points.
  package var x = 0.0
  package var y = 0.0
  /// The size in points; `nil` for that of the library.
  package var width: Double?
  package var height: Double?

  /// All kinds of views that can be added.
  package static var kinds: [String] { (LibraryView.all.keys + NewCell.kinds + NewItem.kinds).sorted() }

  /// Whether objects of a kind are not views, so that they have neither a frame nor constraints.
  package static func hasNoFrame(_ kind: String) -> Bool { NewItem.kinds.contains(kind) }

  package init(_ kind: String, in superview: String) { (self.kind, self.superview) = (kind, superview) }

  /// The id that the view gets in a document.
  package func id(in document: NibDocument) throws(EditError) -> String {
    guard let maker = EditMaker(document) else { throw EditError("the document cannot be edited") }
    return id(maker)
  }

  private func id(_ maker: EditMaker) -> String {
    var ids = maker.freshIDs
    return ids.make(for: ExactText("\(kind) \(superview) \(maker.source.count)")).text
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    if NewCell.kinds.contains(kind), part == nil {
      return try NewCell(id: id(maker), kind: kind, maker: maker).edits(addingTo: superview, at: index)
    }
    if NewItem.kinds.contains(kind) {
      let item = NewItem(id: id(maker), kind: kind, part: part, maker: maker)
      return try item.edits(addingTo: maker.object(superview), at: index)
    }
    guard let library = LibraryView.all[kind] else {
      let names = NewView.kinds
      let question = Suggestion(for: kind, from: names).question ?? "Use \(names.joined(separator: ", "))"
      throw EditError("the library has no view '\(kind)'. \(question)")
    }
    let draft = library.draft()
    let age = LibraryAge(maker.document)
    age.adapt(draft)
    let id = self.id(maker)
    draft["id"] = id
    var ids = maker.freshIDs(besides: id)
    draft.setIDs(&ids, seed: id)
    if let part { return try part.edits(adding: draft, to: try maker.view(superview), height: height, maker) }
    let target = try maker.superview(superview)
    let size = age.size(of: library, draft)
    let frame = NibRect(x: x, y: y, width: width ?? size.width, height: height ?? size.height)
    try frame.checkLengths()
    LibraryView.place(draft, frame, in: target, maker)
    return try maker.edits(adding: draft, toList: "subviews", of: target, at: index)
  }
}

extension NibDraft {
  /// Gives the objects inside a view of the library ids, such as the layout of a collection view.
  fileprivate func setIDs(_ ids: inout FreshIDs, seed: String) {
    for (index, child) in children.enumerated() {
      if LibraryView.innerObjects.contains(child.name) {
        child["id"] = ids.make(for: ExactText("\(index) in \(seed)")).text
      }
      child.setIDs(&ids, seed: "\(index) \(seed)")
    }
  }
}
