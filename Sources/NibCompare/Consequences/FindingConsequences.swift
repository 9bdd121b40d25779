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
    func key(_ finding: Diagnostic, isOld: Bool) -> String {
      let id = finding.path.steps.first?.id ?? ""
      return "\(finding.id) \(isOld ? matching.newID(of: id) : id)"
    }
    var before = findings(matching.old.document)
    var after = findings(matching.new.document)
    for usesMessages in [true, false] {
      var known: [String: ArraySlice<Int>] = [:]
      for (index, finding) in before.enumerated() {
        known[key(finding, isOld: true) + (usesMessages ? finding.message : ""), default: []].append(index)
      }
      var matched: Set<Int> = []
      after.removeAll { finding in
        let key = key(finding, isOld: false) + (usesMessages ? finding.message : "")
        guard let index = known[key]?.popFirst() else { return false }
        matched.insert(index)
        return true
      }
      before = before.enumerated().filter { !matched.contains($0.offset) }.map(\.element)
    }
    (new, gone) = (after, before)
  }
}
