import NibAnalysis
import NibCore

/// The findings of `check` that one version of a document has and the other does not.
package struct FindingConsequences: Sendable {
  /// Findings that only the new version has.
  package let new: [Diagnostic]
  /// Findings that only the old version had.
  package let gone: [Diagnostic]

  /// Checks both versions. A finding is the same if its rule and its object are; with several of them for an object,
  /// those with equal messages are.
  ///
  /// - Parameters:
  ///   - options: the device.
  ///   - configurations: the rules for each version.
  ///   - severity: the minimum severity of the findings.
  package init(
    _ matching: ObjectMatching, options: NibCanvas.Options,
    configuration: CheckConfiguration = CheckConfiguration(),
    severity: Diagnostic.Severity = .warning
  ) {
    func findings(_ document: NibDocument) -> [Diagnostic] {
      NibCheck(document, options: options, configuration: configuration).diagnostics.filter {
        $0.severity >= severity && !Diagnostic.idsOfClasses.contains($0.id)
      }.map { $0.named(in: document) }
    }
    var before = findings(matching.old.document)
    var after = findings(matching.new.document)
    for usesMessages in [true, false] {
      var known: [Key: ArraySlice<Int>] = [:]
      for (index, finding) in before.enumerated() {
        let (rule, object) = (finding.id, matching.newID(of: finding.identity.object))
        let key = Key(
          finding: FindingIdentity(rule: rule, object: object), message: usesMessages ? finding.message : nil)
        known[key, default: []].append(index)
      }
      var matched: Set<Int> = []
      after.removeAll { finding in
        let key = Key(finding: finding.identity, message: usesMessages ? finding.message : nil)
        guard let index = known[key]?.popFirst() else { return false }
        matched.insert(index)
        return true
      }
      before = before.enumerated().filter { !matched.contains($0.offset) }.map(\.element)
    }
    (new, gone) = (after, before)
  }

  /// The key by which findings are compared, first with and then without the message.
  private struct Key: Hashable {
    let finding: FindingIdentity
    let message: String?
  }
}
