import NibCore

extension CheckRule {
  static let illegalConstraint = CheckRule(
    "illegal-constraint", .layout, .error,
    "The attributes of a constraint do not fit together, or a position equals a constant.",
    details: """
      UIKit raises an exception when the constraint is created. A position, such as an edge or a center, needs a position \
      of a second item on the same axis, and a multiplier other than 0. A width or height only fits to another one. Left \
      and right do not fit to leading and trailing. Interface Builder never writes such constraints; they are the result \
      of an edit by hand.
      """,
    advice: "Correct the attributes, or name a second item.",
    wrong: .box(top: #"firstAttribute="top" constant="20""#), right: .box(),
    find: { $0.illegalConstraints },
    strict: { $0.installedConstraints.compactMap(\.illegalPairing) })
}

extension CheckContext {
  /// The constraints whose attributes do not fit together.
  var illegalConstraints: [Diagnostic] { fact { installedConstraints.compactMap(\.illegalPairing) } }
}

extension InstalledConstraint {
  /// The finding about attributes that do not fit together, at the attribute that is wrong; `nil` if they fit.
  fileprivate var illegalPairing: Diagnostic? {
    IllegalPairing(element).map { pairing in
      Diagnostic(
        CheckRule.illegalConstraint.kind,
        "the constraint '\(ConstraintSentence(element).text)' \(pairing.problem); UIKit raises an exception",
        at: element.location(ofAttribute: pairing.word) ?? element.location, path: element.nibObjectPath)
    }
  }
}
