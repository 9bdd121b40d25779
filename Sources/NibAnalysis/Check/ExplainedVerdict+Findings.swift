import NibCore

extension ExplainedVerdict {
  /// The findings about the given objects as verdicts. Of notes, only those about what people see, hear or touch, because the
  /// others are no problem of the object.
  ///
  /// - Parameter findings: the findings of `check` in the objects' document.
  package static func all(of findings: [Diagnostic], about objects: [NibElement]) -> [ExplainedVerdict] {
    findings.filter { $0.severity >= .warning || CheckRule.named($0.id)?.topic == .accessibility }.flatMap {
      finding in
      objects.compactMap { object in
        finding.message(about: object).map { ExplainedVerdict(finding, message: $0, about: object) }
      }
    }
  }

  /// The findings about constraints that should place a view, but that the reader had to ignore or change.
  ///
  /// - Parameter findings: the findings of `check` in the view's document.
  package static func ofUnreadConstraints(
    _ findings: [Diagnostic], placing view: NibElement
  ) -> [ExplainedVerdict] {
    let unread = findings.filter {
      $0.severity >= .warning && CheckContext.kindsOfUnreadConstraints.contains($0.kind)
    }
    guard !unread.isEmpty, let id = view.id else { return [] }
    // The constraint is found by its place in the file, because it need not have an id.
    let places = ElementPlaces(view.document)
    return unread.compactMap { finding in
      guard let constraint = places.unreadConstraint(of: finding), constraint.placedIDs.contains(id) else {
        return nil
      }
      let name = constraint.id.map { "constraint \($0)" } ?? "a constraint without an id"
      let equation = ConstraintSentence(constraint, subject: id).text
      return ExplainedVerdict(
        finding, message: "\(name) (\(equation)): \(finding.message)", about: constraint)
    }
  }

  private init(_ finding: Diagnostic, message: String, about object: NibElement) {
    let advice = finding.kind.advice
    self.init(
      kind: finding.kind, headline: message.prefix(1).uppercased() + message.dropFirst(), detail: nil,
      cause: nil,
      advice: advice.isEmpty
        ? "'nibterm check --explain \(finding.id)' says more."
        : ExplainedVerdict.withoutMarkup(advice),
      culprit: NibOrigin(object))
  }

  /// A text of the documentation as plain text.
  private static func withoutMarkup(_ text: String) -> String {
    text.replacing("`", with: "'").replacing("*", with: "")
  }
}

extension Diagnostic {
  /// Whether the diagnostic says that the reader had to ignore or change a constraint with an id.
  package func isAboutUnread(_ constraint: NibElement) -> Bool {
    CheckContext.kindsOfUnreadConstraints.contains(kind) && message(about: constraint) != nil
  }

  /// The kinds of findings that list further objects with the same fault in notes.
  private static let kindsWithMoreObjectsInNotes: Set<DiagnosticKind> = [CheckRule.misplacedView.kind]

  /// The message about an object; `nil` if the diagnostic is about other objects.
  fileprivate func message(about object: NibElement) -> String? {
    if let step = path.steps.first, step.id == object.id { return message }
    guard Diagnostic.kindsWithMoreObjectsInNotes.contains(kind) else { return nil }
    return notes.first { $0.location != nil && $0.location == object.location }?.message
  }
}
