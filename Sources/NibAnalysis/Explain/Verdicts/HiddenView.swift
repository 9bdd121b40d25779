import NibCore

/// A view that is not drawn because it, or a view that contains it, is hidden or transparent.
package struct HiddenView: LayoutVerdict {
  package static let kind = DiagnosticKind(
    "hidden-view", .warning, "A view is hidden, or so transparent that it cannot be seen.")
  package let view: UIView
  /// The view that is hidden: `view`, or one that contains it. If several views are only transparent together, it is
  /// the innermost of them.
  package let hiddenView: UIView

  /// Returns `nil` if the view is drawn.
  package init?(_ view: UIView) {
    guard VisibleView(of: view).isHidden else { return nil }
    self.view = view
    hiddenView = HiddenView.cause(of: view)
  }

  /// The view that is named as the reason why a view is not drawn.
  private static func cause(of view: UIView) -> UIView {
    if view.nibIsHiddenItself { return view }
    let candidates = view.nibWithAncestors
    // All views inside the outermost hidden view are hidden with it.
    if let hidden = candidates.last(where: \.nibIsHiddenItself) { return hidden }
    // Each view alone could be seen, but all together are too transparent, from this one inward.
    return candidates.last { VisibleView(of: $0).isHidden } ?? view
  }

  package var headline: String { "Hidden" }
  package var detail: String? { nil }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    let isHidden = hiddenView.isHidden
    let subject = view === hiddenView ? "it" : "\(hiddenView.nibNameWithPlace), which contains it,"
    let addition = hiddenView.nibIsHiddenItself ? "" : ", and the views around it are transparent too"
    return VerdictReason(
      isHidden
        ? "\(subject) has the attribute Hidden"
        : "\(subject) has an alpha of \(NibNumber.text(hiddenView.alpha))\(addition)",
      advice: isHidden
        ? "Clear Hidden in the inspector, or set isHidden to false in the program."
        : "Raise the alpha in the inspector or in the program.",
      culprit: hiddenView.nibOrigin,
      remedies: [
        isHidden
          ? Remedy.set("Show it in the document (clear Hidden)", hiddenView.nibOrigin, "hidden", "NO")
          : Remedy.set("Make it opaque (set alpha to 1)", hiddenView.nibOrigin, "alpha", "1")
      ].compactMap { $0 })
  }
}
