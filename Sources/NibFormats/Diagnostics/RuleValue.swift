/// The value of a rule's option in a configuration file.
package indirect enum RuleValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Texts, numbers and Boolean values, as they are written.
  case text(String)
  case list([RuleValue])
  case members([String: RuleValue])

  package init(stringLiteral value: String) { self = .text(value) }
  package init(arrayLiteral elements: RuleValue...) { self = .list(elements) }

  /// The text, or `nil` if the value is a list or has members.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number, or `nil` if the value is not one.
  package var number: Double? { text.flatMap(Double.init) }

  /// True or false for YAML's Boolean values, `nil` for all other values.
  package var boolean: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The values of a list. A value that is not a list counts as a list of one value.
  package var values: [RuleValue] {
    if case .list(let values) = self { values } else { [self] }
  }

  /// The texts of a list, without its other values. A text counts as a list of one text.
  package var texts: [String] { values.compactMap(\.text) }

  /// The value as documentation shows it.
  package var described: String {
    switch self {
    case .text(let text): text
    case .list(let values): values.isEmpty ? "none" : values.map(\.described).joined(separator: ", ")
    case .members(let members):
      members.isEmpty
        ? "none"
        : members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.described)" }.joined(
          separator: ", ")
    }
  }

  /// The members by name; empty if the value has none.
  package var members: [String: RuleValue] {
    if case .members(let members) = self { members } else { [:] }
  }

  /// The value of a member; `nil` if there is none.
  package subscript(name: String) -> RuleValue? {
    if case .members(let members) = self { members[name] } else { nil }
  }
}
