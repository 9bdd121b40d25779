import NibCore

/// A view that is not drawn because it, or a view that contains it, is hidden or transparent.
package struct HiddenView: LayoutVerdict {
  package static let kind = DiagnosticKind(
    "hidden-view", .warning, "A view is hidden, or so transparent that it cannot be seen.")
  package let view: UIView
  /// The view that is hidden: `view`, or one that contains it. If several views are only transparent together, it is the
  /// innermost of them.
  package let hiddenView: UIView

  /// Returns `nil` if the view is drawn.
  package init?(_ view: UIView) {
    guard VisibleView(of: view).isHidden else { return nil }
    let ancestors = view.nibWithAncestors
    self.view = view
    hiddenView =
      view.nibIsConcealed
      ? view
      : ancestors.last(where: \.nibIsConcealed) ?? ancestors.last { VisibleView(of: $0).isHidden } ?? view
  }

  package var finding: String { "Hidden" }
  package var detail: String? { nil }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    let isHidden = hiddenView.isHidden
    let subject = view === hiddenView ? "it" : "\(hiddenView.nibName), which contains it,"
    let addition = hiddenView.nibIsConcealed ? "" : ", and the views around it are transparent too"
    return VerdictReason(
      isHidden
        ? "\(subject) has the attribute Hidden"
        : "\(subject) has an alpha of \(NibNumber.text(hiddenView.alpha))\(addition)",
      fix: isHidden
        ? "Clear Hidden in the inspector, or set isHidden to false in the program."
        : "Raise the alpha in the inspector or in the program.",
      culprit: hiddenView.nibOrigin)
  }
}

/// A view that cannot be seen because an opaque view in front of it covers it.
package struct CoveredView: LayoutVerdict {
  package static let kind = DiagnosticKind("hidden-behind", .warning, "A text is hidden behind other views.")
  package let view: UIView
  /// The opaque view that covers it.
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

  package var finding: String { "Hidden behind \(cover.nibName)" }
  package var detail: String? { nil }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    VerdictReason(
      "the other view is opaque, covers it and is drawn later",
      fix:
        "Move it below \(cover.nibShortName) in the outline, because later views are drawn in front, or make the other view "
        + "smaller or transparent.",
      culprit: cover.nibOrigin)
  }
}
