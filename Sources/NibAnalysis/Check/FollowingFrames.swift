import NibCore
import NibEditing

/// The saved frames that follow from an edit, as Interface Builder saves them together with the edit: those of views that the
/// edit moves or resizes, also if they were out of date before it.
///
/// All of them are of one solution, in which texts and images keep their saved sizes unless the edit changes these. On an
/// axis on which the edit affects a view, its position and its length follow, also the length of a text that was saved with
/// another size than versions of fonts explain: a `MeasuredView` has the same. It also affects views whose frames only followed
/// from a conflict or from missing constraints before it.
enum FollowingFrames {
  /// Compares the layouts of both versions. Cost: lays out the scenes of both, and those of the new version twice if an edit
  /// moves views, and texts or images do not have their saved sizes.
  static func edits(from before: CanvasScenes, to after: CanvasScenes) -> [FrameEdit] {
    let affected = affectedAxes(before, after)
    guard !affected.isEmpty else { return [] }
    let measured = affected.keys.sorted().compactMap { id in
      after.views[id].flatMap { measuredFrame(of: $0, before.views[id], on: affected[id] ?? []) }
    }
    let solved = after.views(withSavedSizes: measured)
    return affected.compactMap { id, axes -> FrameEdit? in
      guard let saved = after.views[id]?.nibOrigin?.savedFrame, let frame = solved[id]?.frame else {
        return nil
      }
      let edited = saved.following(frame, on: axes, tolerance)
      return edited == saved ? nil : FrameEdit(id, NibRect(edited))
    }.sorted { $0.view < $1.view }
  }

  /// The axes on which the edit moves or resizes views, or determines their frames, by the ids of the views.
  private static func affectedAxes(_ before: CanvasScenes, _ after: CanvasScenes) -> [String: LayoutAxes] {
    let open = before.openAxes
    let stillOpen = open.isEmpty ? [:] : after.openAxes
    return after.views.reduce(into: [:]) { affected, entry in
      guard let earlier = before.views[entry.key] else { return }
      let determined = (open[entry.key] ?? []).subtracting(stillOpen[entry.key] ?? [])
      let axes = differences(earlier.frame, entry.value.frame).union(determined)
      if !axes.isEmpty { affected[entry.key] = axes }
    }
  }

  /// The axes on which two frames differ.
  private static func differences(_ old: CGRect, _ new: CGRect) -> LayoutAxes {
    func differ(_ old: CGFloat, _ new: CGFloat) -> Bool { abs(old - new) > tolerance }
    var axes: LayoutAxes = []
    if differ(old.minX, new.minX) || differ(old.width, new.width) { axes.insert(.horizontal) }
    if differ(old.minY, new.minY) || differ(old.height, new.height) { axes.insert(.vertical) }
    return axes
  }

  /// The saved frame of a text or an image with the lengths that the edit changes; `nil` if it changes none, or if the size of
  /// the text would be a guess because its font is not known.
  ///
  /// - Parameter axes: the axes on which the edit affects the view.
  private static func measuredFrame(
    of view: UIView, _ earlier: UIView?, on axes: LayoutAxes
  ) -> FrameEdit? {
    guard let earlier, let origin = view.nibOrigin, let saved = origin.savedFrame, view.subviews.isEmpty,
      !view.nibHasEstimatedText
    else { return nil }
    let content = view.nibLayoutContentSize
    var frame = saved
    func follows(_ axis: LayoutAxes, _ saved: CGFloat, _ earlier: CGFloat, _ length: CGFloat) -> Bool {
      abs(length - earlier) > tolerance
        || axes.contains(axis) && view.nibText != nil && MeasuredView.differ(saved, length)
    }
    if content.width != nil, follows(.horizontal, saved.width, earlier.frame.width, view.frame.width) {
      frame.size.width = view.frame.width
    }
    if content.height != nil, follows(.vertical, saved.height, earlier.frame.height, view.frame.height) {
      frame.size.height = view.frame.height
    }
    return frame == saved ? nil : FrameEdit(origin.id, NibRect(frame))
  }

  /// The difference in points from which numbers of frames are different.
  static let tolerance: CGFloat = 0.01
}

extension CGRect {
  /// The frame with the position and length of another one on some axes. Numbers that differ by less than the tolerance stay.
  func following(_ other: CGRect, on axes: LayoutAxes, _ tolerance: CGFloat) -> CGRect {
    var frame = self
    func follow(_ number: inout CGFloat, _ new: CGFloat) {
      if abs(number - new) > tolerance { number = new }
    }
    if axes.contains(.horizontal) {
      follow(&frame.origin.x, other.minX)
      follow(&frame.size.width, other.width)
    }
    if axes.contains(.vertical) {
      follow(&frame.origin.y, other.minY)
      follow(&frame.size.height, other.height)
    }
    return frame
  }
}
