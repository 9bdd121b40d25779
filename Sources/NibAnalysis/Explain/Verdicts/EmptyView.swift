import NibCore

/// A view that is invisible because it has no width or no height.
package struct EmptyView: LayoutVerdict {
  package static let kind = DiagnosticKind(
    "zero-size", .warning, "A text has no room, because its view has no size.")
  package let view: UIView
  package let dimensions: [NibExplanation.Edge]

  /// Returns `nil` if the view has a width and a height of at least 0.2 points, as a hairline of one pixel has, and for
  /// the bars of a controller, which sizes them itself.
  package init?(_ view: UIView) {
    guard !(view is NibBar && view.nibOrigin?.element.parent?.isController ?? false) else { return nil }
    let size = view.frame.size
    dimensions = (size.width < 0.2 ? [.width] : []) + (size.height < 0.2 ? [.height] : [])
    guard !dimensions.isEmpty else { return nil }
    self.view = view
  }

  package var headline: String {
    dimensions.map { $0 == .width ? "0 pt wide" : "0 pt high" }.joined(separator: " and ")
  }

  package var detail: String? { nil }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    if lacksText {
      return VerdictReason("its text is empty", advice: "Give it a text, unless the program does.")
    }
    let dimension: LayoutRow.Dimension = dimensions.first == .width ? .width : .height
    if let container = view.superview, !container.nibPlacesSubviews, let empty = EmptyView(container),
      empty.dimensions.contains(where: { dimensions.contains($0) })
    {
      return VerdictReason(
        "\(container.nibNameInSentence), which contains it, is \(empty.headline) itself",
        advice: "Give \(container.nibNameInSentence) a size: 'nibterm explain' says why it has none.",
        culprit: container.nibOrigin)
    }
    let cause = LengthCause(of: dimension, of: view, in: layout)
    return VerdictReason(
      cause.text ?? emptyContent, advice: advice(cause, dimension), culprit: cause.culprit)
  }

  /// Whether the view is a label without a text, or with an empty one. This is the reason that is given for its missing
  /// size, even if a constraint or the autoresizing mask makes it empty.
  var lacksText: Bool {
    guard let label = view as? UILabel else { return false }
    return label.text?.isEmpty ?? true
  }

  /// The reason why a view has no content; `nil` if it is not known.
  private var emptyContent: String? {
    guard let stack = view as? UIStackView else { return nil }
    if stack.arrangedSubviews.isEmpty { return "it has no arranged views" }
    return stack.arrangedSubviews.allSatisfy(\.isHidden) ? "all of its views are hidden" : nil
  }

  /// What to change so that the view gets a width or height.
  private func advice(_ cause: LengthCause, _ dimension: LayoutRow.Dimension) -> String {
    switch cause.kind {
    case .ownConstraint(let constraint):
      return "Raise the constant of \(constraint.nibNameInSentence), unless the program does."
    case .content(let owner, _) where owner === view:
      guard view is UILabel || view is UIButton else { return "Give it a \(dimension) with a constraint." }
      return view.nibText?.string.isEmpty ?? true
        ? "Give it a text, unless the program does."
        : "Give it a \(dimension) with a constraint, or content that has one."
    case .mask: return "Make it larger in Interface Builder."
    case .undetermined: return "Add a constraint for its \(dimension)."
    case .space(let container): return "Make room for it in \(container.nibNameInSentence)."
    default: return "Give it a \(dimension) with a constraint, or content that has one."
    }
  }
}
