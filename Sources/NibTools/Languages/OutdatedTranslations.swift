import NibAnalysis
import NibCore
import NibSupport

extension TranslationFile {
  /// Warnings about the translations of texts that have changed in the document since they were translated. A string catalog
  /// says with states which ones these are, so that only new ones are reported. In a strings file, the comments say it.
  func remarks(onTextsChangedIn plan: TranslationPlan) -> [Diagnostic] {
    switch content {
    case .strings(let strings):
      plan.outdated.map { outdated in
        let entry = strings.entries[outdated.entry]
        return remark(
          on: outdated.text, outdated.oldText, "the translation \(CheckRule.quoted(entry.value ?? ""))",
          at: strings.text.location(of: entry.valueRange.lowerBound, file: path))
      }
    case .catalog(let catalog):
      plan.changed.filter { $0.isShown && !$0.isCopy }.compactMap { change in
        let entry = catalog.entries[change.entry]
        let languages = entry.localizations.filter {
          $0.language != catalog.sourceLanguage && $0.isTranslated
        }.map(\.language)
        guard !languages.isEmpty else { return nil }
        return remark(
          on: change.text, change.oldText,
          "the \(languages.count == 1 ? "translation" : "translations") into \(languages.listed())",
          at: catalog.text.location(of: entry.keyRange.lowerBound, file: path))
      }
    }
  }

  private func remark(
    on text: LocalizableText, _ oldText: String, _ translations: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      CheckRule.outdatedTranslation.kind,
      CheckRule.messageAboutOutdated(text, oldText: oldText, translations), at: place)
  }
}

extension StringCatalog.Localization {
  /// Whether there is a translation that documents use.
  fileprivate var isTranslated: Bool {
    !hasPlurals && state != .new && (value.map { !$0.isEmpty } ?? false || !devices.isEmpty)
  }
}
