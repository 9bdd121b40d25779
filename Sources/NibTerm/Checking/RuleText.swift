import NibAnalysis
import NibCore

/// The texts of `check --rules` and `check --explain`.
enum RuleText {
  /// All rules by topic, one per line: id, severity and summary.
  static var list: String {
    let width = CheckRule.all.map(\.id.count).max() ?? 0
    return DiagnosticKind.Topic.allCases.compactMap { topic in
      let rules = CheckRule.all.filter { $0.topic == topic }
      guard !rules.isEmpty else { return nil }
      return "\(topic.rawValue)\n"
        + rules.map { rule in
          "  \(padded(rule.id, width))  \(padded(severity(of: rule), 7))  \(rule.summary)"
        }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func severity(of rule: CheckRule) -> String {
    rule.isOnByDefault ? rule.severity.rawValue : "off"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Everything about a rule: its documentation, options and examples.
  static func explanation(of rule: CheckRule) -> String {
    let remarks = (rule.isOnByDefault ? "" : ", off by default") + (rule.fix == nil ? "" : ", fixable")
    var parts = ["\(rule.id) (\(rule.severity.rawValue)\(remarks))", rule.summary]
    parts += [rule.details, rule.advice].filter { !$0.isEmpty }
    parts = parts.map(wrapped)
    if !rule.xcodeTexts.isEmpty {
      parts.append("Xcode's text:\n" + rule.xcodeTexts.map { "  \($0)" }.joined(separator: "\n"))
    }
    if !rule.options.isEmpty {
      parts.append("Options:\n" + rule.options.map(line).joined(separator: "\n"))
    }
    if let wrong = rule.wrong { parts.append("Wrong:\n\n" + example(wrong)) }
    if let right = rule.right { parts.append("Right:\n\n" + example(right)) }
    return parts.joined(separator: "\n\n")
  }

  /// A paragraph in lines of at most 80 columns.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ option: CheckRule.Option) -> String {
    "  \(option.name): \(option.summary) Default: \(option.standard.described)"
  }

  /// The lines of a value as YAML.
  private static func yaml(_ value: RuleValue) -> [String] {
    switch value {
    case .text(let text): [text]
    case .list(let values): values.flatMap { value in nested("- ", yaml(value), in: "  ") }
    case .members(let members):
      members.sorted { $0.key < $1.key }.flatMap { name, value in
        if case .text(let text) = value {
          ["\(name): \(text)"]
        } else {
          ["\(name):"] + yaml(value).map { "  \($0)" }
        }
      }
    }
  }

  private static func nested(_ mark: String, _ lines: [String], in indentation: String) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? mark : indentation) + $0.element }
  }

  /// An example with its files, indented.
  private static func example(_ example: RuleExample) -> String {
    let files = example.files.sorted { $0.key < $1.key }.map { "\($0.key):\n\($0.value)" }
    let options =
      example.options.isEmpty ? [] : ["Options:\n" + yaml(.members(example.options)).joined(separator: "\n")]
    let document = (example.isNamed ? "\(example.name):\n" : "") + example.content
    return ([document] + options + files).map { part in
      part.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(
        separator: "\n")
    }.joined(separator: "\n\n")
  }
}
