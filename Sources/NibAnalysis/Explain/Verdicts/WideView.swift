import NibCore

/// A view that is wider than the screen.
package struct WideView: LayoutVerdict {
  package static let kind = DiagnosticKind("wider-than-screen", .warning, "A view is wider than the screen.")
  package let view: UIView
  /// The width of the screen in points.
  let screenWidth: CGFloat

  /// Returns `nil` if the view is narrower, if it is in a scroll view, or if its root does not fill the width of a
  /// screen.
  package init?(_ view: UIView) {
    let ancestors = view.nibWithAncestors.dropFirst()
    guard let root = ancestors.last, root.nibFillsScreenWidth, view.frame.width > root.bounds.width + 1,
      !ancestors.contains(where: { $0 is UIScrollView && !($0 is UITableView) })
    else { return nil }
    self.view = view
    screenWidth = root.bounds.width
  }

  package var headline: String { "Wider than the screen" }
  package var detail: String? {
    "it is \(view.frame.width.nibPoints) wide, the screen \(NibNumber.text(screenWidth))"
  }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    let cause = LengthCause(of: .width, of: view, in: layout)
    let advice: String
    switch cause.kind {
    case .ownConstraint(let constraint):
      advice =
        "Lower the constant of \(constraint.nibNameInSentence), or turn it into 'less than or equal' with a lower priority."
    case .excess(let constraint): advice = "Change \(constraint.nibNameInSentence)."
    case .content(let owner, _) where owner !== view:
      advice = "Make the views in it narrower, and pin both of its sides."
    case .content: advice = "Lower its horizontal compression resistance, and pin both of its sides."
    default: advice = "Pin both of its sides to its superview instead of giving it a width."
    }
    let remedy: Remedy? =
      switch cause.kind {
      case .ownConstraint(let constraint): Remedy.constant(of: constraint, screenWidth)
      case .excess(let constraint) where constraint.multiplier == 1: Remedy.constant(of: constraint, 0)
      default: nil
      }
    return VerdictReason(
      cause.text, advice: advice, culprit: cause.culprit, remedies: remedy.map { [$0] } ?? [])
  }
}
