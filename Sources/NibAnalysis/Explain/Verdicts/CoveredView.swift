import NibCore

/// A view that cannot be seen because an opaque view in front of it covers it.
package struct CoveredView: LayoutVerdict {
  package static let kind = DiagnosticKind("hidden-behind", .warning, "A text is hidden behind other views.")
  package let view: UIView
  /// The opaque view that covers `view`.
  package let cover: UIView

  /// Returns `nil` if a part of the view can be seen. Several views that cover it only together are not found.
  ///
  /// Cost: O(views in the superviews), the first time that `opaque` is asked about them; then O(opaque views that are
  /// drawn later).
  ///
  /// - Parameter opaque: the opaque views of the tree.
  package init?(_ view: UIView, behind opaque: OpaqueAreas = OpaqueAreas()) {
    guard view.bounds.width >= 1, view.bounds.height >= 1 else { return nil }
    for ancestor in view.nibWithAncestors {
      // A page of a scroll view can be scrolled away from what is in front of it.
      guard let superview = ancestor.superview, !(superview is UIScrollView),
        let cover = opaque.cover(of: view, after: ancestor, in: superview)
      else { continue }
      self.view = view
      self.cover = cover
      return
    }
    return nil
  }

  package var headline: String { "Hidden behind \(cover.nibNameWithPlace)" }
  package var detail: String? { nil }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    VerdictReason(
      "the other view is opaque, covers it and is drawn later",
      advice:
        "Move it below \(cover.nibNameInSentence) in the outline, because later views are drawn in front, or make the other view "
        + "smaller or transparent.",
      culprit: cover.nibOrigin)
  }
}
