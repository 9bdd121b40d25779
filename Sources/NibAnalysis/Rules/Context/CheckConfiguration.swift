import NibCore

extension DiagnosticKind {
  package static let configuration = DiagnosticKind(
    "configuration", .files, .warning,
    "A key, rule, option or value in `.nibterm.yml` or `.iblinter.yml` is not valid. It is ignored.",
    details: """
      This is an error if the file cannot be read or is not valid YAML; documents are then checked with the standard \
      configuration.
      """,
    advice: "Correct it, as docs/linter.md describes.")

  package static let baseline = DiagnosticKind(
    "baseline", .files, .error, "The baseline of `--baseline` cannot be read or written.",
    details: "A note about a baseline lists its entries that are fixed.")
}

/// The rules that `check` uses, with their severities and options.
package struct CheckConfiguration: Sendable, Hashable {
  package struct RuleSettings: Sendable, Hashable {
    /// Whether the rule is used; `nil` for the rule's default.
    package var isOn: Bool?
    /// The severity of the findings; `nil` for the rule's own.
    package var severity: Diagnostic.Severity?
    /// The values of the rule's options, by name.
    package var options: [String: RuleValue]

    package init(
      isOn: Bool? = nil, severity: Diagnostic.Severity? = nil, options: [String: RuleValue] = [:]
    ) {
      self.isOn = isOn
      self.severity = severity
      self.options = options
    }
  }

  /// The settings, by the ids of the rules. They apply to the diagnostics of reading and loading too.
  package var rules: [String: RuleSettings]
  /// The ids of the only rules to use; `nil` for all rules that are on.
  package var only: Set<String>?
  /// The folder to which paths in options are relative, as an absolute path; empty for the current folder.
  package var folder: String
  /// The version of iOS for which the documents are built; `nil` for that of the project.
  package var deploymentTarget: IOSVersion?
  /// Whether all misplaced frames are certainly wrong, because the frames of the versions that were merged are right.
  package var areFramesMerged: Bool
  /// The languages whose translations are checked; `nil` for all.
  package var languages: [LanguageName]?

  package init(
    rules: [String: RuleSettings] = [:], only: Set<String>? = nil, folder: String = "",
    deploymentTarget: IOSVersion? = nil, areFramesMerged: Bool = false, languages: [LanguageName]? = nil
  ) {
    self.rules = rules
    self.only = only
    self.folder = folder
    self.deploymentTarget = deploymentTarget
    self.areFramesMerged = areFramesMerged
    self.languages = languages
  }

  /// Whether the translations into a language are checked: it is one of the languages, or documents in one of them use its
  /// texts, as those in `de-AT` use the texts in `de`.
  func checksTranslations(into language: String) -> Bool {
    languages.map { languages in languages.contains { $0.chain.contains(LanguageName(language)) } } ?? true
  }

  package func isOn(_ rule: CheckRule) -> Bool { isOn(rule.id, byDefault: rule.isOnByDefault) }

  /// Whether diagnostics of at least one of the kinds are reported.
  func isOn(anyOf kinds: Set<DiagnosticKind>) -> Bool { kinds.contains { isOn($0.id, byDefault: true) } }

  /// Whether documents must be loaded and laid out, because problems that loading reports are on. A rule with a
  /// function of its own loads the document itself if necessary.
  var needsLoading: Bool {
    CheckRule.all.contains { $0.find == nil && $0.stage == .loading && isOn($0) }
  }

  private func isOn(_ id: String, byDefault: Bool) -> Bool {
    if let only { return only.contains(id) }
    return rules[id]?.isOn ?? byDefault
  }

  /// The diagnostics of rules that are not switched off, with the severities of this configuration. Files that cannot
  /// be read are always reported as errors.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !rules.isEmpty || only != nil else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      diagnostic.keeping { isOn($0.id, byDefault: true) }?.mapped { finding in
        guard let severity = rules[finding.id]?.severity else { return finding }
        var changed = finding
        changed.severity = severity
        return changed
      }
    }
  }
}
