import NibAnalysis
import NibCore
import Yams

// The format of IBLinter's configuration, with IBLinter's standard values and severities.
extension ConfigurationFile {
  /// The keys of the file. The last three have no effect.
  private static let keys = [
    "enabled_rules", "disabled_rules", "excluded", "included", "custom_module_rule", "use_base_class_rule",
    "view_as_device_rule", "use_trait_collections_rule", "hides_bottom_bar_rule", "reporter",
    "disable_while_building_for_ib", "ignore_cache",
  ]

  /// Reads a file of IBLinter. Its names of rules become those of NibTerm.
  mutating func readIBLinter(_ reader: inout ConfigurationReader) {
    var enabled: Set<String> = []
    var disabled: Set<String> = []
    var options: [String: [String: RuleValue]] = [:]
    for entry in reader.entries() {
      switch entry.key {
      case "enabled_rules": enabled = ids(entry, &reader)
      case "disabled_rules": disabled = ids(entry, &reader)
      case "included": included = patterns(entry, &reader)
      case "excluded": excluded = patterns(entry, &reader)
      case "custom_module_rule": options["custom-module"] = modules(entry, &reader)
      case "use_base_class_rule": options["use-base-class"] = baseClasses(entry, &reader)
      case "view_as_device_rule":
        options["view-as-device"] = member("device_id", as: "device", of: entry, like: "retina4_7", &reader)
      case "use_trait_collections_rule":
        options["use-trait-collections"] = member("enabled", as: "enabled", of: entry, like: "true", &reader)
      case "hides_bottom_bar_rule":
        options["hides-bottom-bar"] = member(
          "excluded_view_controllers", as: "excluded-classes", of: entry, like: [], &reader)
      case "reporter":
        reader.report(
          "the reporter is not read from this file; use --reporter", as: .note, at: entry.keyNode)
      case "disable_while_building_for_ib", "ignore_cache": break
      default: reader.report(unknown: "key", entry.key, at: entry.keyNode, known: Self.keys)
      }
    }
    for rule in IBLinterRule.all {
      let isOn = enabled.contains(rule.id) || rule.isOnByDefault && !disabled.contains(rule.id)
      rules[rule.id] = CheckConfiguration.RuleSettings(isOn: isOn, severity: rule.severity)
    }
    for id in enabled.union(disabled) where rules[id] == nil {
      rules[id] = CheckConfiguration.RuleSettings(isOn: enabled.contains(id))
    }
    for (id, options) in options { rules[id]?.options = options }
  }

  /// The ids of the rules in a list of IBLinter's names. Ids of NibTerm's rules are accepted too.
  private func ids(_ entry: ConfigurationReader.Entry, _ reader: inout ConfigurationReader) -> Set<String> {
    var ids: Set<String> = []
    for (name, node) in reader.texts(of: entry.value, entry.key) {
      if let rule = IBLinterRule.named(name) {
        ids.insert(rule.id)
      } else if CheckRule.named(name) != nil {
        ids.insert(name)
      } else {
        reader.report(unknown: "rule", name, at: node, known: IBLinterRule.all.map(\.name))
      }
    }
    return ids
  }

  /// One member of a rule's map, as an option of NibTerm's rule.
  private func member(
    _ name: String, as option: String, of entry: ConfigurationReader.Entry, like standard: RuleValue,
    _ reader: inout ConfigurationReader
  ) -> [String: RuleValue]? {
    guard !ConfigurationReader.isNull(entry.value) else { return nil }
    var options: [String: RuleValue] = [:]
    for member in reader.entries(of: entry.value, entry.key) ?? [] {
      if member.key == name {
        options[option] = reader.value(of: member.value, name, like: standard)
      } else {
        reader.report(unknown: "key of '\(entry.key)'", member.key, at: member.keyNode, known: [name])
      }
    }
    return options
  }

  /// The maps in the list of a rule, each by its keys.
  private func maps(
    _ entry: ConfigurationReader.Entry, keys: [String], _ reader: inout ConfigurationReader
  ) -> [[String: Node]] {
    guard !ConfigurationReader.isNull(entry.value) else { return [] }
    let nodes = entry.value.sequence.map { Array($0) } ?? [entry.value]
    return nodes.map { node in
      var map: [String: Node] = [:]
      for member in reader.entries(of: node, "an entry of \(entry.key)") ?? [] {
        guard keys.contains(member.key) else {
          reader.report(unknown: "key of '\(entry.key)'", member.key, at: member.keyNode, known: keys)
          continue
        }
        map[member.key] = member.value
      }
      return map
    }
  }

  /// The option of the rule about modules.
  private func modules(
    _ entry: ConfigurationReader.Entry, _ reader: inout ConfigurationReader
  ) -> [String: RuleValue] {
    var modules: [String: RuleValue] = [:]
    for map in maps(entry, keys: ["module", "included", "excluded"], &reader) {
      guard let node = map["module"], let name = reader.text(of: node, "module") else { continue }
      var members: [String: RuleValue] = [:]
      for key in ["included", "excluded"] {
        let earlier = modules[name]?[key]?.values ?? []
        let added = map[key].map { reader.texts(of: $0, key).map { RuleValue.text($0.text) } } ?? []
        members[key] = .list(earlier + added)
      }
      modules[name] = .members(members)
    }
    return ["modules": .members(modules)]
  }

  /// The option of the rule about base classes.
  private func baseClasses(
    _ entry: ConfigurationReader.Entry, _ reader: inout ConfigurationReader
  ) -> [String: RuleValue] {
    var classes: [String: RuleValue] = [:]
    for map in maps(entry, keys: ["element_class", "base_classes"], &reader) {
      guard let node = map["element_class"], let name = reader.text(of: node, "element_class") else {
        continue
      }
      let bases = map["base_classes"].map {
        reader.texts(of: $0, "base_classes").map { RuleValue.text($0.text) }
      }
      classes[name] = .list(bases ?? [])
    }
    return ["classes": .members(classes)]
  }
}
