import NibSupport

/// The rule and the object of a finding. It stays the same when lines, frames and messages change, so that a
/// finding is recognized in another version or layout of its document.
package struct FindingIdentity: Hashable, Comparable, Sendable {
  package let rule: String
  /// The id of the object; empty for a finding about the whole document.
  package let object: String

  package init(rule: String, object: String) {
    self.rule = rule
    self.object = object
  }

  /// Ids that look the same can be those of different objects.
  private var exact: [ExactText] { [ExactText(rule), ExactText(object)] }

  package static func == (a: FindingIdentity, b: FindingIdentity) -> Bool { a.exact == b.exact }

  package func hash(into hasher: inout Hasher) { hasher.combine(exact) }

  package static func < (a: FindingIdentity, b: FindingIdentity) -> Bool {
    a.exact.lexicographicallyPrecedes(b.exact)
  }
}

extension Diagnostic {
  /// The rule and the object of the diagnostic.
  package var identity: FindingIdentity {
    FindingIdentity(rule: id, object: path.steps.first?.id ?? "")
  }
}
