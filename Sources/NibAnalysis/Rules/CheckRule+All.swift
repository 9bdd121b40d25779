import NibCore

extension CheckRule {
  /// All rules, in the order of the documentation.
  package static let all: [CheckRule] =
    layoutRules + resourceRules + vocabularyRules

  /// The rule with the given id; `nil` if there is none.
  package static func named(_ id: String) -> CheckRule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
