import NibCore

/// A way in which a view does not look as expected, such as a truncated text.
///
/// A verdict is found from the frames of a tree that has been laid out, which is fast. The cause needs the layout to be
/// solved again, so it is determined separately, by `explained(in:)`.
package protocol LayoutVerdict {
  /// The kind of the verdict. Its id is used in JSON and in filters.
  static var kind: DiagnosticKind { get }
  /// The view that does not look as expected.
  var view: UIView { get }
  /// The verdict in a few words, such as `Truncated`.
  var headline: String { get }
  /// The numbers or circumstances of the verdict, such as `needs 233 pt, gets 180`; `nil` if there are none.
  var detail: String? { get }
  /// Finds the cause, and the advice what to change. Cost: solves the layout again.
  func reason(in layout: ExplainedLayout) -> VerdictReason
}

extension LayoutVerdict {
  /// The verdict with its cause and the advice what to change. Cost: solves the view's layout again.
  ///
  /// - Parameter layout: the layout of the view, if the caller has it already.
  package func explained(in layout: ExplainedLayout? = nil) -> ExplainedVerdict {
    let reason = reason(in: layout ?? ExplainedLayout(of: view))
    return ExplainedVerdict(
      kind: Self.kind, headline: headline, detail: detail, cause: reason.cause, advice: reason.advice,
      culprit: reason.culprit ?? view.nibOrigin, remedies: reason.remedies)
  }
}

extension UIView {
  /// The view and the views that contain it, from the inside out.
  var nibWithAncestors: [UIView] {
    var views: [UIView] = []
    var next: UIView? = self
    while let view = next {
      views.append(view)
      next = view.superview
    }
    return views
  }
}

extension CGFloat {
  /// The length in points with its unit: `20 pt`.
  var nibPoints: String { "\(NibNumber.text(self, decimals: 1)) pt" }
}
