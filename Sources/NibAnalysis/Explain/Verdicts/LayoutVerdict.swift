import NibCore

/// A reason why a view does not look as expected, such as a truncated text.
///
/// A verdict is found from the frames of a tree that has been laid out, which is fast. The cause needs the layout to be
/// solved again, so it is determined separately, by `explained(in:)`.
package protocol LayoutVerdict {
  /// The kind of the verdict. Its id is used in JSON and in filters.
  static var kind: DiagnosticKind { get }
  /// The view that does not look as expected.
  var view: UIView { get }
  /// The finding in a few words, such as `Truncated`.
  var headline: String { get }
  /// The numbers or circumstances of the finding, such as `needs 233 pt, gets 180`; `nil` if there are none.
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
      culprit: reason.culprit ?? view.nibOrigin)
  }
}

/// The cause of a verdict and the advice what to change.
package struct VerdictReason {
  /// The cause as a clause that follows `because`; `nil` if there is none to name.
  package let cause: String?
  /// The advice on what to change, as a sentence.
  package let advice: String
  /// The constraint or view that is the cause; `nil` if it is the view of the verdict.
  package let culprit: NibOrigin?

  init(_ cause: String? = nil, advice: String, culprit: NibOrigin? = nil) {
    self.cause = cause
    self.advice = advice
    self.culprit = culprit
  }
}

/// A verdict in words.
package struct ExplainedVerdict {
  package let kind: DiagnosticKind
  /// The name of the kind.
  package var id: String { kind.id }
  /// The finding in a few words, such as `Truncated`.
  package let headline: String
  /// The numbers or circumstances of the finding; `nil` if there are none.
  package let detail: String?
  /// The cause as a clause; `nil` if there is none to name.
  package let cause: String?
  /// The advice on what to change, as a sentence with a full stop.
  package var advice: String
  /// The object to change: a constraint, or a view.
  package let culprit: NibOrigin?
  /// The device on which the verdict applies; `nil` for the canvas that was examined.
  package var device: String?

  /// The finding with its details and its cause, as a sentence with a full stop, or a question mark if it ends with a
  /// question.
  package var sentence: String {
    let text =
      headline + (device.map { " on \($0)" } ?? "") + (detail.map { ": \($0)" } ?? "")
      + (cause.map { ", because \($0)" } ?? "")
    return text.hasSuffix("?") ? text : text + "."
  }
}

/// Finds the verdicts about views.
package enum LayoutVerdicts {
  /// The verdicts about a view that has been laid out, the most important first. Other verdicts about a view that is
  /// hidden or has no size are left out. Cost: O(views of the tree).
  package static func all(of view: UIView) -> [any LayoutVerdict] {
    if let hidden = HiddenView(view) { return [hidden] }
    if let empty = EmptyView(view) { return [empty] }
    let verdicts: [(any LayoutVerdict)?] = [
      CoveredView(view), WideView(view), OutsideView(view), TruncatedText(view), OverlappedText(view),
      OverlappedContent(view),
    ]
    return verdicts.compactMap { $0 }
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
