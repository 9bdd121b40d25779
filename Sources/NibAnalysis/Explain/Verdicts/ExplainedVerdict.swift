import NibCore

/// A `LayoutVerdict` in words, with its reason and advice, as `explain` prints it and the inspector shows it.
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
  /// Changes of the document that the advice suggests; empty if it suggests none that can be made without a decision.
  package var remedies: [Remedy] = []

  /// The finding with its details and its cause, as a sentence with a full stop, or a question mark if it ends with a
  /// question.
  package var sentence: String {
    let text =
      headline + (device.map { " on \($0)" } ?? "") + (detail.map { ": \($0)" } ?? "")
      + (cause.map { ", because \($0)" } ?? "")
    return text.hasSuffix("?") ? text : text + "."
  }
}
