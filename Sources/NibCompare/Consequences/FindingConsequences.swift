import NibAnalysis
import NibCore

/// The findings of `check` that one version of a document has and the other does not.
package struct FindingConsequences: Sendable {
  /// Findings that only the new version has.
  package let new: [Diagnostic]
  /// Findings that only the old version had.
  package let gone: [Diagnostic]
  /// Findings of the new version that the old version had, too.
  package let kept: [Diagnostic]

  /// Checks both versions. Findings with the same rule and the same object are the same. If an object has several
  /// findings of a rule, findings with equal messages are the same.
  ///
  /// - Parameters:
  ///   - options: the device.
  ///   - projects: the files around each version, with which `check` of the version finds more.
  ///   - configuration: the rules for both versions.
  ///   - severity: the minimum severity of the findings.
  ///   - notes: the kinds of findings that can have any severity. One of them with another message is another finding:
  ///     a text that did not fit, and still does not after it was changed.
  ///   - known: the findings in documents that were checked before.
  package init(
    _ matching: ObjectMatching, options: LayoutOptions,
    projects: (old: CheckProject, new: CheckProject),
    configuration: CheckConfiguration = CheckConfiguration(),
    severity: Diagnostic.Severity = .warning, notes: Set<DiagnosticKind> = [],
    known: KnownFindings = KnownFindings()
  ) {
    func findings(_ document: NibDocument, _ project: CheckProject) -> [Diagnostic] {
      let found = known.findings(
        in: document, options: options, project: project, configuration: configuration)
      return found.compactMap { diagnostic in
        diagnostic.keeping { $0.severity >= severity || notes.contains($0.kind) }?
          .mapped { $0.named(in: document) }
      }
    }
    let old = findings(matching.old.document, projects.old)
    let new = findings(matching.new.document, projects.new)
    var before = Array(old.flatMap(\.single).enumerated())
    var after = Array(new.flatMap(\.single).enumerated())
    for usesMessages in [true, false] {
      var numbers: [Key: ArraySlice<Int>] = [:]
      for (number, finding) in before {
        let (rule, object) = (finding.id, matching.newID(of: finding.identity.object))
        let key = Key(
          identity: FindingIdentity(rule: rule, object: object), message: usesMessages ? finding.message : nil
        )
        numbers[key, default: []].append(number)
      }
      var matched: Set<Int> = []
      after.removeAll { _, finding in
        if !usesMessages, notes.contains(finding.kind) { return false }
        let key = Key(identity: finding.identity, message: usesMessages ? finding.message : nil)
        guard let number = numbers[key]?.popFirst() else { return false }
        matched.insert(number)
        return true
      }
      before.removeAll { matched.contains($0.offset) }
    }
    let added = Set(after.map(\.offset))
    self.new = FindingConsequences.findings(numbered: added, in: new)
    kept = FindingConsequences.findings(
      numbered: Set(new.flatMap(\.single).indices).subtracting(added), in: new)
    gone = FindingConsequences.findings(numbered: Set(before.map(\.offset)), in: old)
  }

  /// The single findings with some numbers, reported together as before.
  private static func findings(numbered numbers: Set<Int>, in findings: [Diagnostic]) -> [Diagnostic] {
    var number = -1
    return findings.compactMap { diagnostic in
      diagnostic.keeping { _ in
        number += 1
        return numbers.contains(number)
      }
    }
  }

  /// The key by which findings are compared, first with and then without the message.
  private struct Key: Hashable {
    let identity: FindingIdentity
    let message: String?
  }
}
