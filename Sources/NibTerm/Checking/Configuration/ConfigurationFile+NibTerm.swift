import NibAnalysis
import NibCore
import Yams

// The format of `.nibterm.yml`, which docs/linter.md explains.
extension ConfigurationFile {
  private static let keys = ["included", "excluded", "deployment-target", "rules"]

  /// Reads a file of NibTerm.
  mutating func readNibTerm(_ reader: inout ConfigurationReader) {
    for entry in reader.entries() {
      switch entry.key {
      case "included":
        included = patterns(entry, &reader)
        if entry.value.sequence?.isEmpty ?? false {
          reader.report(
            "'included' names no documents, so all are checked; name some, or remove the key",
            at: entry.keyNode)
        }
      case "excluded": excluded = patterns(entry, &reader)
      case "deployment-target": deploymentTarget = version(entry, &reader)
      case "rules":
        guard !ConfigurationReader.isNull(entry.value) else { continue }
        for rule in reader.entries(of: entry.value, "rules") ?? [] { readRule(rule, &reader) }
      default: reader.report(unknown: "key", entry.key, at: entry.keyNode, known: Self.keys)
      }
    }
  }

  /// A version of iOS; `nil` after reporting another value.
  private func version(_ entry: ConfigurationReader.Entry, _ reader: inout ConfigurationReader) -> IOSVersion?
  {
    guard let text = reader.text(of: entry.value, entry.key) else { return nil }
    if let version = IOSVersion(text) { return version }
    reader.report(
      "'\(entry.key)' must be a version of iOS such as 15.0, not '\(text)'; it is ignored", at: entry.value)
    return nil
  }

  func patterns(_ entry: ConfigurationReader.Entry, _ reader: inout ConfigurationReader) -> [PathPattern] {
    reader.texts(of: entry.value, entry.key).map { PathPattern($0.text, in: folder) }
  }

  /// Reads the settings of a rule.
  private mutating func readRule(_ entry: ConfigurationReader.Entry, _ reader: inout ConfigurationReader) {
    let id = entry.key
    guard let rule = CheckRule.named(id) else {
      if let nibTermID = IBLinterRule.named(id)?.id {
        reader.report(
          "no rule named '\(id)'; it is ignored. Did you mean '\(nibTermID)'?", at: entry.keyNode)
      } else {
        reader.report(unknown: "rule", id, at: entry.keyNode, known: CheckRule.all.map(\.id))
      }
      return
    }
    guard entry.value.mapping != nil else {
      if let settings = settings(entry.value, id, &reader) { rules[id] = settings }
      return
    }
    // A rule with options is used, even if it is off by default.
    var settings = CheckConfiguration.RuleSettings(isOn: true)
    for member in reader.entries(of: entry.value, id) ?? [] {
      if member.key == "severity" {
        guard let value = self.settings(member.value, "severity", &reader) else { continue }
        (settings.isOn, settings.severity) = (value.isOn, value.severity)
      } else if let option = rule.options.first(where: { $0.name == member.key }) {
        settings.options[option.name] = reader.value(of: member.value, option.name, like: option.standard)
      } else {
        reader.report(
          unknown: "option of '\(id)'", member.key, at: member.keyNode,
          known: ["severity"] + rule.options.map(\.name))
      }
    }
    rules[id] = settings
  }

  /// The settings for a word such as `off` or `warning`; `nil` after reporting another value.
  private func settings(
    _ node: Node, _ name: String, _ reader: inout ConfigurationReader
  ) -> CheckConfiguration.RuleSettings? {
    let word = node.scalar?.string ?? ""
    if let severity = Diagnostic.Severity(rawValue: word.lowercased()) {
      return CheckConfiguration.RuleSettings(isOn: true, severity: severity)
    }
    guard let isOn = RuleValue.text(word).boolean else {
      let hint = Suggestion(for: word, from: Self.words).question.map { " \($0)" } ?? ""
      reader.report("'\(name)' must be off, on, note, warning or error; it is ignored.\(hint)", at: node)
      return nil
    }
    return CheckConfiguration.RuleSettings(isOn: isOn)
  }

  private static let words = ["off", "on", "note", "warning", "error"]
}
