import NibAnalysis
import NibCore

extension TranslationFile {
  /// Warnings about the translations of texts that have changed in the document since the file was last updated. In a string
  /// catalog, `sync` marks them for review.
  func remarks(onTextsChangedIn plan: TranslationPlan) -> [Diagnostic] {
    plan.changed.filter { $0.isShown && !$0.isCopy }.compactMap { change in
      switch content {
      case .strings(let strings):
        let entry = strings.entries[change.entry]
        guard let value = entry.value, !value.isEmpty else { return nil }
        return remark(
          on: change, "the translation \(Self.quoted(value))", strings.text, entry.valueRange)
      case .catalog(let catalog):
        let entry = catalog.entries[change.entry]
        let languages = entry.localizations.filter {
          $0.language != catalog.sourceLanguage && $0.isTranslated
        }.map(\.language)
        guard !languages.isEmpty else { return nil }
        let count = languages.count
        return remark(
          on: change,
          "the \(count == 1 ? "translation" : "translations") into \(languages.joined(separator: ", "))",
          catalog.text, entry.keyRange)
      }
    }
  }

  private func remark(
    on change: TranslationPlan.TextChange, _ translations: String, _ text: LanguageText, _ range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      .outdatedTranslation,
      "the text of '\(change.text.key)' changed from \(Self.quoted(change.oldText)) to "
        + "\(Self.quoted(change.text.text)); check \(translations)",
      at: text.location(of: range.lowerBound, file: path))
  }

  private static func quoted(_ text: String) -> String { LanguageCheck.quoted(VisibleText.line(text)) }
}

extension StringCatalog.Localization {
  /// Whether there is a translation that documents use.
  fileprivate var isTranslated: Bool {
    !hasPlurals && state != .new && (value.map { !$0.isEmpty } ?? false || !devices.isEmpty)
  }
}

extension DiagnosticKind {
  package static let outdatedTranslation = DiagnosticKind(
    "outdated-translation", .warning,
    "A text has changed in the document, but its translation is still that of the old text.",
    advice: "Check the translation. In a string catalog, it is marked for review.")
}
