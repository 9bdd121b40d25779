import NibCore

extension DiagnosticKind {
  /// The kinds of findings about files with translations. For versions of a document, they say nothing: the files on disk
  /// belong to one version at most.
  package static let ofTranslations: Set<DiagnosticKind> = Set(
    CheckRule.all.filter { $0.topic == .translations }.map(\.kind)
  ).union([.unreadableTranslation])
}

extension CheckConfiguration {
  /// The configuration without the rules about files with translations, for comparisons of versions.
  package var withoutTranslations: CheckConfiguration {
    var result = self
    for kind in DiagnosticKind.ofTranslations {
      result.rules[kind.id, default: RuleSettings()].isOn = false
      result.only?.remove(kind.id)
    }
    return result
  }
}
