import NibCore

/// Findings that repeat another one about the same object: correcting that one removes them, too.
enum RepeatedFindings {
  /// The rules whose findings make a finding at the same object unnecessary, by the id of the latter.
  private static let causes: [String: Set<String>] = [
    // Nothing of the program can be used in a launch screen, whether it exists or not.
    "unknown-class": ["launch-screen-class"], "runtime-attribute": ["launch-screen-attribute"],
    "runtime-attribute-value": ["launch-screen-attribute"],
    // A further scene of a launch screen must be deleted.
    "unreachable-scene": ["launch-screen-objects"],
  ]

  /// Removes findings that repeat one of a rule that is on.
  static func removed(from findings: [Diagnostic], _ configuration: CheckConfiguration) -> [Diagnostic] {
    let all = Set(causes.values.joined())
    var objects: [String: Set<String>] = [:]
    for finding in findings where all.contains(finding.id) && configuration.isOn(anyOf: [finding.id]) {
      if let id = finding.objectID { objects[finding.id, default: []].insert(id) }
    }
    if objects.isEmpty { return findings }
    return findings.filter { finding in
      guard let id = finding.objectID, let causes = causes[finding.id] else { return true }
      return !causes.contains { objects[$0]?.contains(id) ?? false }
    }
  }
}

extension Diagnostic {
  /// The id of the object that the finding is about.
  fileprivate var objectID: String? { path.steps.first?.id }
}
