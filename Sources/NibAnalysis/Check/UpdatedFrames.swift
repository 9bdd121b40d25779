import NibCore
import NibEditing

/// The frames that Interface Builder would save for views of a document if it updated them, on the document's own canvas.
///
/// The frames are those of a `FrameUpdate`, and those of rows that do not begin where the row above them ends.
package struct UpdatedFrames {
  /// The edits of the frames that differ from the saved ones.
  package private(set) var edits: [FrameEdit] = []
  /// The edits that remove the marks of views that are neither misplaced nor ambiguous with these frames.
  package private(set) var marks: [DocumentEdit] = []
  /// The views whose saved sizes are kept, although the estimated size of their contents differs.
  package private(set) var estimated: [NibElement] = []
  /// The views whose saved sizes are kept, because the measured size of their contents differs by no more than versions of
  /// fonts do: a point or 2 %.
  package private(set) var near: [NibElement] = []

  /// Lays out a document up to four times.
  ///
  /// - Parameter views: the ids of the views whose frames are updated, with those inside them and those that move with their
  ///   new sizes; `nil` for all views.
  package init(of document: NibDocument, inside views: Set<String>? = nil) {
    // Each layout has elements of its own, so elements are compared by their ids.
    let isChosen = { (element: NibElement) in
      guard let views else { return true }
      return sequence(first: element, next: \.parent).contains { $0.id.map(views.contains) ?? false }
    }
    let update = FrameUpdate(in: CheckContext(onCanvasOf: document), where: isChosen)
    (edits, estimated, near) = (update.edits, update.estimated, update.near)
    let updated = Set(edits.map(\.view))
    edits += StaleRows.edits(in: document, where: isChosen).filter { !updated.contains($0.view) }
    marks = SolvedMarks.edits(in: document.withFrames(edits)) {
      isChosen($0) || $0.id.map(update.moved.contains) ?? false
    }
  }

  /// The frames of the labels of cells whose style an edit has set, as the cells place them. They are saved with the style.
  /// Cost: lays the document out if there are such cells.
  ///
  /// - Parameter ids: the ids of the cells. The labels of one that has the style in the old document, too, keep their frames.
  package static func ofStyledCells(
    _ ids: Set<String>, from old: NibDocument, to new: NibDocument
  ) -> [FrameEdit] {
    // The layout of documents for tvOS has been compared with too few documents.
    guard new.kind.platform != .tvOS else { return [] }
    let cells = ids.compactMap { new.object(id: $0) }.filter { element in
      element.isNamed("tableViewCell") && element["style"] != nil
        && element.id.flatMap { old.object(id: $0) }?["style"] != element["style"]
    }
    guard !cells.isEmpty else { return [] }
    let labels = Set(
      cells.flatMap { cell in
        ["textLabel", "detailTextLabel"].compactMap { cell[$0].flatMap { new.object(id: $0) } }
      })
    return CheckContext(onCanvasOf: new).views.uniqued(by: { $0.nibOrigin?.element }).compactMap { view in
      guard let origin = view.nibOrigin, labels.contains(origin.element), !origin.id.isEmpty,
        let saved = origin.savedFrame, saved != view.frame, !view.nibHasEstimatedText
      else { return nil }
      return FrameEdit(origin.id, NibRect(view.frame))
    }
  }

  /// All edits.
  package var all: [DocumentEdit] { edits.map { .frame($0) } + marks }
}
