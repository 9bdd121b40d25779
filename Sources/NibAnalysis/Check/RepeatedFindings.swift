import NibCore

/// Removes findings that repeat what a finding of another rule says about the same fault. Correcting the fault removes
/// both findings, so only one of them is reported.
struct RepeatedFindings {
  /// Two kinds of findings about the same fault: a finding of the second kind is left out where the first kind is
  /// reported.
  private struct Pair {
    let cause: DiagnosticKind
    let consequence: DiagnosticKind
    /// Whether the two findings are about the same element, such as a color. Otherwise they are about the same object.
    var isAboutElement = false
    /// Whether the finding that is left out becomes a note of the other one.
    var isNoted = false
  }

  private static let pairs = [
    // Nothing of the program can be used in a launch screen, whether it exists or not.
    Pair(cause: CheckRule.launchScreenClass.kind, consequence: .unknownClass),
    Pair(cause: CheckRule.launchScreenAttribute.kind, consequence: .runtimeAttribute),
    Pair(cause: CheckRule.launchScreenAttribute.kind, consequence: CheckRule.runtimeAttributeValue.kind),
    // A further scene of a launch screen must be deleted.
    Pair(cause: CheckRule.launchScreenObjects.kind, consequence: CheckRule.unreachableScene.kind),
    // A value of another type cannot be set.
    Pair(cause: CheckRule.runtimeAttributeValue.kind, consequence: .runtimeAttribute, isAboutElement: true),
    // Only a cell has a reuse identifier.
    Pair(cause: .notACell, consequence: CheckRule.prototypeIdentifier.kind),
    // The name exists nowhere.
    Pair(
      cause: CheckRule.unlistedColor.kind, consequence: CheckRule.missingColor.kind, isAboutElement: true,
      isNoted: true),
    Pair(
      cause: CheckRule.missingImage.kind, consequence: CheckRule.unlistedImage.kind, isAboutElement: true,
      isNoted: true),
    // An object of an unknown class has an element that is not known.
    Pair(cause: .unknownArchivedClass, consequence: CheckRule.unsupportedElement.kind, isAboutElement: true),
  ]

  private let context: CheckContext

  /// - Parameter context: the document with the findings.
  init(in context: CheckContext) { self.context = context }

  func withoutRepetitions(_ findings: [Diagnostic]) -> [Diagnostic] {
    var indices: [DiagnosticKind: [Int]] = [:]
    for (index, finding) in findings.enumerated() { indices[finding.kind, default: []].append(index) }
    var result: [Diagnostic?] = findings
    for pair in RepeatedFindings.pairs where isUsed(pair) {
      guard let causes = indices[pair.cause], let consequences = indices[pair.consequence] else { continue }
      var causeOfSubject: [Subject: Int] = [:]
      for cause in causes {
        for subject in findings[cause].single.flatMap({ subjects(of: $0, pair) }) {
          causeOfSubject[subject] = cause
        }
      }
      for index in consequences {
        let consequence = result[index]
        result[index] = consequence?.keeping { finding in
          guard let subject = subjects(of: finding, pair).first, let cause = causeOfSubject[subject] else {
            return true
          }
          if pair.isNoted {
            result[cause]?.add(finding, .note(Diagnostic.Note(finding.message, at: finding.location)))
          }
          return false
        }
      }
    }
    return result.compactMap(\.self)
  }

  /// Whether the cause is reported, and with no lower severity than the configuration gives the consequence.
  private func isUsed(_ pair: Pair) -> Bool {
    let configuration = context.configuration
    guard configuration.isOn(anyOf: [pair.cause]) else { return false }
    guard let severity = configuration.rules[pair.consequence.id]?.severity else { return true }
    return severity <= configuration.rules[pair.cause.id]?.severity ?? pair.cause.severity
  }

  /// The subject of a finding: the id of an object, or an element.
  private enum Subject: Hashable {
    case object(String)
    case element(NibElement)
  }

  /// The object or element that a finding is about. An element is followed by its parent, because the finding to leave
  /// out can be about the parent.
  private func subjects(of finding: Diagnostic, _ pair: Pair) -> [Subject] {
    guard pair.isAboutElement else { return finding.path.steps.first.map { [.object($0.id)] } ?? [] }
    guard let location = finding.location, let element = context.places.last(upTo: location.offset) else {
      return []
    }
    return [element, element.parent].compactMap { $0.map(Subject.element) }
  }
}
