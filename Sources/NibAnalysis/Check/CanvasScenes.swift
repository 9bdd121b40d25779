import NibCore
import NibEditing

/// Some scenes of a version of a document on the document's own canvas. They are laid out once, for everything that follows
/// from an edit.
package final class CanvasScenes {
  package let document: NibDocument
  /// The objects of the scenes that are laid out, whichever of them an edit removes; `nil` for all scenes.
  package let ids: Set<String>?

  /// - Parameter ids: objects of the scenes that are laid out; `nil` for all scenes.
  package init(_ document: NibDocument, of ids: Set<String>? = nil) {
    (self.document, self.ids) = (document, ids.map(document.idsOfScenes))
  }

  private(set) lazy var context = context(of: document)
  /// The views by their ids.
  private(set) lazy var views = CanvasScenes.views(of: context)

  /// The axes on which the frames of views only follow from a conflict or from missing constraints, by the ids of the views.
  private(set) lazy var openAxes: [String: LayoutAxes] = context.consequentAxes.reduce(into: [:]) {
    open, entry in
    if let id = entry.key.id, !entry.value.isEmpty { open[id, default: []].formUnion(entry.value) }
  }

  /// The views of the same scenes in which texts and images have their saved sizes, after some of these were changed. Cost:
  /// another layout, unless all of them have their saved sizes already.
  func views(withSavedSizes frames: [FrameEdit]) -> [String: UIView] {
    if frames.isEmpty, !views.values.contains(where: \.nibHasUnsavedSize) { return views }
    return CanvasScenes.views(of: context(of: document.withFrames(frames), replaysSavedSizes: true))
  }

  private func context(of document: NibDocument, replaysSavedSizes: Bool = false) -> CheckContext {
    var options = LayoutOptions()
    options.replaysSavedSizes = replaysSavedSizes
    return CheckContext(
      document, options: options, project: CheckProject(), configuration: CheckConfiguration(),
      loaded: LoadedDocument(document, options: options, scenesOf: ids))
  }

  private static func views(of context: CheckContext) -> [String: UIView] {
    let views = context.loaded.roots.flatMap(\.view.nibTree).compactMap { view in
      view.nibOrigin.map { ($0.id, view) }
    }
    return Dictionary(views) { first, _ in first }
  }
}

extension CanvasScenes {
  /// The edits that Interface Builder saves together with an edit of the document: the frames of views that it moves or
  /// resizes, and the removal of the marks of problems that it solves.
  package func edits(following edited: NibDocument) -> [DocumentEdit] {
    let after = CanvasScenes(edited, of: ids)
    return FollowingFrames.edits(from: self, to: after).map { .frame($0) }
      + SolvedMarks.edits(from: self, to: after)
  }
}

extension DocumentEditor {
  /// Edits with those of the saved frames of views that they move, and without the marks of problems that they solve, as
  /// Interface Builder saves them.
  ///
  /// - Parameter scenes: the scenes that the edits can affect, before these.
  package func withFollowingFrames(
    _ edits: [DocumentEdit], in scenes: CanvasScenes
  ) throws(EditError) -> [DocumentEdit] {
    guard scenes.ids != [] else { return edits }
    var trial = self
    try trial.apply(edits)
    return edits + scenes.edits(following: trial.document)
  }
}

extension NibDocument {
  /// The given ids, and those of the top-level objects of the scenes that contain one of their objects. Without the object that
  /// an edit removes, its scene is still found by them.
  func idsOfScenes(of ids: Set<String>) -> Set<String> {
    let objects = ids.compactMap(object(id:))
    let lists = objectLists.filter { list in objects.contains { $0.isInside(list) } }
    return ids.union(lists.flatMap(\.children).compactMap(\.id))
  }
}

extension UIView {
  /// Whether a view without subviews, or its content, has another size than the saved one. If none has, the saved sizes as the
  /// sizes of contents are demands that the layout fulfills already.
  fileprivate var nibHasUnsavedSize: Bool {
    guard subviews.isEmpty, let saved = nibOrigin?.savedFrame?.size else { return false }
    let content = nibLayoutContentSize
    func differs(_ length: CGFloat?, _ saved: CGFloat) -> Bool {
      length.map { abs($0 - saved) > FollowingFrames.tolerance } ?? false
    }
    return differs(frame.width, saved.width) || differs(frame.height, saved.height)
      || differs(content.width, saved.width) || differs(content.height, saved.height)
  }
}
