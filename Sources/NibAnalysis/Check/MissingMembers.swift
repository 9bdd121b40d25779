import NibCore

extension [Diagnostic] {
  /// The findings, with all findings about missing outlets, or missing methods, of the same owner joined into the first
  /// of them, which gets notes about the others. The owner is the object whose class lacks the members.
  ///
  /// Baselines and comments refer to the single findings, so they must be applied before the findings are joined.
  package var joiningMissingMembers: [Diagnostic] {
    var groups: [FindingGroup] = []
    var indices: [FindingGroup.Cause: Int] = [:]
    for diagnostic in self {
      let cause = FindingGroup.Cause(diagnostic)
      if let cause, let index = indices[cause] {
        groups[index].findings.append(diagnostic)
      } else {
        if let cause { indices[cause] = groups.count }
        groups.append(FindingGroup(findings: [diagnostic]))
      }
    }
    return groups.map(\.joined)
  }
}

/// Findings with the same cause, or a single finding of any kind.
private struct FindingGroup {
  /// The values in which joined findings agree.
  struct Cause: Hashable {
    private let id: String
    private let severity: Diagnostic.Severity
    private let className: String
    private let ownerElement: Int

    /// Returns `nil` for a finding that is not about a missing member.
    init?(_ diagnostic: Diagnostic) {
      guard let member = diagnostic.missingMember else { return nil }
      (id, severity) = (diagnostic.id, diagnostic.severity)
      (className, ownerElement) = (member.className, member.ownerElement)
    }
  }

  /// The maximum number of names in a message.
  private static let maximumNames = 3

  /// The findings with the cause, in document order; never empty.
  var findings: [Diagnostic]

  /// The first finding, with a message about all of them, and the others as notes.
  var joined: Diagnostic {
    var result = findings[0]
    guard findings.count > 1, let member = result.missingMember else { return result }
    result.message = message(member)
    // The findings share notes, such as the place of the class, which the joined finding has once.
    var seenNotes = Set(result.notes)
    var notes = result.notes
    // A class without any outlets is often only half written. Its only note is the one about its place, which says so.
    if member.isOfClassWithoutOutlets, notes.count == 1 {
      notes[0].message += "; it has no outlets, so its body may be commented out"
    }
    notes.append(Diagnostic.Note("UIKit raises: \(findings[0].message)"))
    for finding in findings.dropFirst() {
      notes.append(Diagnostic.Note(finding.missingMember?.name ?? "", at: finding.location))
      notes += finding.notes.filter { seenNotes.insert($0).inserted }
    }
    result.notes = notes
    return result
  }

  /// The message about all findings, with at most three names.
  private func message(_ member: MissingMember) -> String {
    let names = findings.compactMap { $0.missingMember?.name }.uniqued()
    let list = names.listed(maximum: FindingGroup.maximumNames)
    switch (member.kind, names.count) {
    case (_, 1):
      return "the class \(member.className) lacks \(names[0]), which \(findings.count) connections use"
    case (.outlet, let count):
      return "the class \(member.className) lacks \(count) outlets that this document connects: \(list)"
    case (.method, let count):
      return "the class \(member.className) lacks \(count) methods that this document connects: \(list)"
    }
  }
}
