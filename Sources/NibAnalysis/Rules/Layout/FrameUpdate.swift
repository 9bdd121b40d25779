import NibCore
import NibEditing

/// The frames that constraints give to some views on the document's own canvas, as everything that updates saved frames writes
/// them: `update-frames`, the browser, and the correction of misplaced views.
///
/// A view whose content is measured, such as a label, gets the size of its content. A view keeps the saved size of its
/// content if that can only be estimated, because of its font, an image, a symbol or its own class. Views that these sizes
/// move are updated, too.
struct FrameUpdate {
  /// The edits of the frames that differ from the saved ones.
  private(set) var edits: [FrameEdit] = []
  /// The ids of the views that only move with the new sizes of others.
  private(set) var moved: Set<String> = []
  /// The views whose saved sizes are kept, although the estimated size of their contents differs.
  private(set) var estimated: [NibElement] = []
  /// The views whose saved sizes are kept, because the measured size of their contents differs by no more than versions of
  /// fonts do.
  private(set) var near: [NibElement] = []

  /// Cost: up to two layouts, besides those of the context.
  ///
  /// - Parameters:
  ///   - context: the document on its own canvas.
  ///   - keepsSizes: whether all views keep the saved sizes of their contents, because these are right.
  ///   - isChosen: whether the frame of a view is updated, by its element in any version of the document.
  init(in context: CheckContext, keepsSizes: Bool = false, where isChosen: (NibElement) -> Bool) {
    let measured = keepsSizes ? [] : measuredSizes(context, isChosen)
    // The second layout uses the sizes of the contents as it uses saved sizes.
    var solved = context
    if !measured.isEmpty {
      solved = CheckContext(onCanvasOf: context.document.withFrames(measured))
      moved = FrameUpdate.moved(from: context, to: solved, where: isChosen)
    }
    edits = solved.solvedFrames.compactMap { element, frame in
      // An edit names its view by the id.
      guard let id = element.id, !id.isEmpty, isChosen(element) || moved.contains(id) else { return nil }
      return FrameEdit(id, NibRect(frame))
    }
    let updated = Set(edits.map(\.view))
    edits = measured.filter { !updated.contains($0.view) } + edits
    near.removeAll { $0.id.map(updated.contains) ?? false }
  }

  /// The ids of the views that are not chosen and have another frame in another version of the document.
  private static func moved(
    from old: CheckContext, to new: CheckContext, where isChosen: (NibElement) -> Bool
  ) -> Set<String> {
    let others = new.replayedViews.compactMap { view -> (String, CGRect)? in
      guard let origin = view.nibOrigin, !isChosen(origin.element) else { return nil }
      return (origin.id, view.frame)
    }
    guard !others.isEmpty else { return [] }
    let before = Dictionary(
      old.replayedViews.compactMap { view in view.nibOrigin.map { ($0.id, view.frame) } }
    ) { first, _ in first }
    return Set(
      others.compactMap { id, frame in
        before[id].flatMap { $0.isNearly(frame, within: FrameUpdate.tolerance) ? nil : id }
      })
  }

  /// The saved frames of views with the sizes of their contents, where these differ.
  private mutating func measuredSizes(
    _ context: CheckContext, _ isChosen: (NibElement) -> Bool
  ) -> [FrameEdit] {
    FrameUpdate.measuredViews(in: context, where: isChosen).compactMap { measured in
      guard measured.size != measured.saved.size else {
        if measured.isNear { near.append(measured.origin.element) }
        return nil
      }
      guard measured.isCertain else {
        estimated.append(measured.origin.element)
        return nil
      }
      return FrameEdit(
        measured.origin.id, NibRect(CGRect(origin: measured.saved.origin, size: measured.size)))
    }
  }

  /// The views that can get the size of their content, in the order of the document.
  ///
  /// - Parameter isChosen: whether the frame of a view is updated.
  static func measuredViews(
    in context: CheckContext, where isChosen: (NibElement) -> Bool
  ) -> [MeasuredView] {
    // The layout of documents for tvOS has been compared with too few documents.
    if context.document.kind.platform == .tvOS { return [] }
    return context.views.uniqued(by: { $0.nibOrigin?.element }).compactMap { view in
      guard let element = view.nibOrigin?.element, isChosen(element),
        context.consequentAxes[element]?.isEmpty ?? true
      else { return nil }
      return MeasuredView(view)
    }
  }

  /// The difference in points from which numbers of frames are different.
  private static let tolerance: CGFloat = 0.01
}

extension CheckContext {
  /// The document alone, laid out on its own canvas.
  convenience init(onCanvasOf document: NibDocument) {
    self.init(
      document, options: LayoutOptions(), project: CheckProject(), configuration: CheckConfiguration())
  }
}

extension NibDocument {
  /// The document with other saved frames; the same document if it cannot be edited.
  func withFrames(_ frames: [FrameEdit]) -> NibDocument {
    guard !frames.isEmpty, var editor = try? DocumentEditor(self) else { return self }
    try? editor.apply(frames.map { .frame($0) })
    return editor.document
  }
}
