import NibCore

extension ExplainedVerdict {
  /// The findings about the given objects as verdicts, without notes.
  ///
  /// - Parameter findings: the findings of `check` in the objects' document.
  package static func all(of findings: [Diagnostic], about objects: [NibElement]) -> [ExplainedVerdict] {
    findings.filter { $0.severity >= .warning }.flatMap { finding in
      objects.compactMap { object in
        finding.message(about: object).map { ExplainedVerdict(finding, message: $0, about: object) }
      }
    }
  }

  private init(_ finding: Diagnostic, message: String, about object: NibElement) {
    let advice = finding.kind.advice
    self.init(
      kind: finding.kind, headline: message.prefix(1).uppercased() + message.dropFirst(), detail: nil,
      cause: nil,
      advice: advice.isEmpty
        ? "'nibterm check --explain \(finding.id)' says more."
        : advice.replacing("`", with: "'").replacing("*", with: ""),
      culprit: NibOrigin(object))
  }
}

extension Diagnostic {
  /// The kinds of findings that list further objects with the same fault in notes.
  private static let kindsOfLists: Set<DiagnosticKind> = [CheckRule.misplacedView.kind]

  /// The message about an object; `nil` if the diagnostic is about other objects.
  fileprivate func message(about object: NibElement) -> String? {
    if let step = path.steps.first, step.id == object.id { return message }
    guard Diagnostic.kindsOfLists.contains(kind) else { return nil }
    return notes.first { $0.location != nil && $0.location == object.location }?.message
  }
}
