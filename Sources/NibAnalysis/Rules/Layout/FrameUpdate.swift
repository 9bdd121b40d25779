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
    // The layout of documents for tvOS has been compared with too few documents.
    if context.document.kind.platform == .tvOS { return [] }
    return context.views.uniqued(by: { $0.nibOrigin?.element }).compactMap { view in
      guard let origin = view.nibOrigin, !origin.id.isEmpty, let saved = origin.savedFrame,
        isChosen(origin.element), view.subviews.isEmpty, view.hasContentOfDocument,
        let superview = view.superview,
        !superview.nibPlacesSubviews,
        !view.translatesAutoresizingMaskIntoConstraints, !view.isHidden, view.nibSymbolTolerance == 0,
        context.consequentAxes[origin.element]?.isEmpty ?? true, origin.element.hasKnownImages
      else { return nil }
      let content = view.nibLayoutContentSize
      var size = saved.size
      if content.width != nil, FrameUpdate.differ(size.width, view.frame.width) {
        size.width = view.frame.width
      }
      if content.height != nil, FrameUpdate.differ(size.height, view.frame.height) {
        size.height = view.frame.height
      }
      guard size != saved.size else {
        let lengths = [
          (content.width, saved.size.width, view.frame.width),
          (content.height, saved.size.height, view.frame.height),
        ]
        if lengths.contains(where: { $0.0 != nil && abs($0.1 - $0.2) >= FrameUpdate.shownDifference }) {
          near.append(origin.element)
        }
        return nil
      }
      if view.nibHasEstimatedText || origin.element.isSizedByCode {
        estimated.append(origin.element)
        return nil
      }
      return FrameEdit(origin.id, NibRect(CGRect(origin: saved.origin, size: size)))
    }
  }

  /// The difference in points from which numbers of frames are different.
  private static let tolerance: CGFloat = 0.01
  /// The smallest difference of lengths that a message names, in points. Lengths are saved as multiples of a pixel.
  private static let shownDifference: CGFloat = 0.3

  /// Whether a measured length differs from the saved one by more than versions of fonts do: a point and 2 %.
  private static func differ(_ saved: CGFloat, _ measured: CGFloat) -> Bool {
    abs(saved - measured) > max(1, saved * 0.02)
  }
}

extension UIView {
  /// Whether the size of the content depends on texts and images of the document, and not only on the version of UIKit.
  fileprivate var hasContentOfDocument: Bool {
    nibText != nil || self is UIImageView || self is UISegmentedControl
  }
}

extension NibElement {
  /// Whether a class of the program can change the size on the canvas, as designable classes do.
  fileprivate var isSizedByCode: Bool {
    self["customClass"] != nil || child(named: "userDefinedRuntimeAttributes") != nil
  }

  /// Whether the document lists the sizes of all images of a button's states.
  fileprivate var hasKnownImages: Bool {
    children(named: "state").allSatisfy { state in
      [state["image"], state["backgroundImage"]].allSatisfy { name in
        name.map { document.resource("image", named: $0) != nil } ?? true
      }
    }
  }
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
