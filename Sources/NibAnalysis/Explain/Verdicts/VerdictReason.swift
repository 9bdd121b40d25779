import NibCore

/// The cause of a verdict and the advice what to change.
package struct VerdictReason {
  /// The cause as a clause that follows `because`; `nil` if there is none to name.
  package let cause: String?
  /// The advice on what to change, as a sentence.
  package let advice: String
  /// The constraint or view that is the cause; `nil` if it is the view of the verdict.
  package let culprit: NibOrigin?
  /// The changes of the document that the advice suggests.
  package let remedies: [Remedy]

  init(_ cause: String? = nil, advice: String, culprit: NibOrigin? = nil, remedies: [Remedy] = []) {
    self.remedies = remedies
    self.cause = cause
    self.advice = advice
    self.culprit = culprit
  }
}
