import NibCore
import NibEditing

/// The saved frames that follow from a change of constraints, as Interface Builder saves them together with the change: those
/// of views whose saved frames were right before.
package enum FollowingFrames {
  /// Lays out the scenes of some objects in both versions, on the document's own canvas.
  package static func edits(
    from old: NibDocument, to new: NibDocument, scenesOf ids: Set<String>
  ) -> [FrameEdit] {
    let before = views(old, ids)
    return views(new, ids).compactMap { id, view -> FrameEdit? in
      guard let earlier = before[id], isRight(earlier), !isRight(view), view.nibOrigin?.savedFrame != nil
      else { return nil }
      return FrameEdit(id, NibRect(view.frame))
    }.sorted { $0.view < $1.view }
  }

  private static func views(_ document: NibDocument, _ ids: Set<String>) -> [String: UIView] {
    let loaded = LoadedDocument(document, scenesOf: ids)
    let views = loaded.roots.flatMap(\.view.nibTree).compactMap { view in
      view.nibOrigin.map { ($0.id, view) }
    }
    return Dictionary(views) { first, _ in first }
  }

  /// Whether the saved frame of a view is that of the layout.
  private static func isRight(_ view: UIView) -> Bool {
    guard let saved = view.nibOrigin?.savedFrame else { return false }
    let frame = view.frame
    return [
      saved.minX - frame.minX, saved.minY - frame.minY, saved.width - frame.width,
      saved.height - frame.height,
    ].allSatisfy { abs($0) <= 0.5 }
  }
}
