import NibCore
import NibEditing

/// The saved frames that follow from an edit, as Interface Builder saves them together with the edit: those of views that the
/// edit moves or resizes, also if they were out of date before it.
package enum FollowingFrames {
  /// Lays out the scenes of some objects in both versions, on the document's own canvas.
  package static func edits(
    from old: NibDocument, to new: NibDocument, scenesOf ids: Set<String>
  ) -> [FrameEdit] {
    let before = views(old, ids)
    return views(new, ids).compactMap { id, view -> FrameEdit? in
      guard let earlier = before[id], let saved = view.nibOrigin?.savedFrame else { return nil }
      var frame = saved
      follow(&frame.origin.x, earlier.frame.minX, view.frame.minX)
      follow(&frame.origin.y, earlier.frame.minY, view.frame.minY)
      // The size of a text in a font that is not known would be a guess.
      if !view.nibHasEstimatedText {
        follow(&frame.size.width, earlier.frame.width, view.frame.width)
        follow(&frame.size.height, earlier.frame.height, view.frame.height)
      }
      return frame == saved ? nil : FrameEdit(id, NibRect(frame))
    }.sorted { $0.view < $1.view }
  }

  /// Gives a saved number the value of the new layout, unless both layouts have the same one.
  private static func follow(_ saved: inout CGFloat, _ old: CGFloat, _ new: CGFloat) {
    if abs(old - new) > tolerance, abs(saved - new) > tolerance { saved = new }
  }

  /// The difference in points from which numbers of frames are different.
  private static let tolerance: CGFloat = 0.01

  private static func views(_ document: NibDocument, _ ids: Set<String>) -> [String: UIView] {
    let loaded = LoadedDocument(document, scenesOf: ids)
    let views = loaded.roots.flatMap(\.view.nibTree).compactMap { view in
      view.nibOrigin.map { ($0.id, view) }
    }
    return Dictionary(views) { first, _ in first }
  }
}
