import NibAnalysis
import NibCore
import NibSupport

extension TranslationFile {
  /// Warnings about the translations of texts that have changed in the document since they were translated. A string catalog
  /// says with states which ones these are, so that only new ones are reported. In a strings file, the comments say it.
  ///
  /// - Parameter shown: the file with the places to show: this one, or the changed one.
  func remarks(onTextsChangedIn plan: TranslationPlan, in shown: TranslationFile) -> [Diagnostic] {
    switch content {
    case .strings(let strings):
      plan.outdated.map { outdated in
        Diagnostic(
          CheckRule.outdatedTranslation.kind,
          CheckRule.messageAboutOutdated(
            outdated.text, oldText: outdated.oldText, translation: strings.entries[outdated.entry].value ?? ""
          ),
          at: shown.place(of: outdated.entry, outdated.text.key, isValue: true, of: self))
      }
    case .catalog(let catalog):
      plan.changed.filter { $0.isShown && !$0.isCopy }.compactMap { change in
        let languages = catalog.entries[change.entry].localizations.filter {
          $0.language != catalog.sourceLanguage && $0.isTranslated
        }.map(\.language)
        guard !languages.isEmpty else { return nil }
        let translations = languages.count == 1 ? "translation" : "translations"
        return Diagnostic(
          CheckRule.outdatedTranslation.kind,
          CheckRule.messageAboutOutdated(
            change.text, oldText: change.oldText, "the \(translations) into \(languages.listed())"),
          at: shown.place(of: change.entry, change.text.key, of: self))
      }
    }
  }

  /// The place of the key or value of an entry in this file.
  ///
  /// - Parameters:
  ///   - number: the number of the entry in the old file.
  ///   - key: the key that the entry gets.
  ///   - isValue: whether the place is that of the value of a strings file.
  ///   - old: the old file, which can be this one.
  func place(
    of number: Int, _ key: String, isValue: Bool = false, of old: TranslationFile
  ) -> SourceLocation {
    let keys = keys
    let isOld = bytes == old.bytes
    guard let number = isOld ? number : keys.lastIndex(where: { ExactText.areEqual($0, key) }) else {
      return SourceLocation(file: path)
    }
    switch content {
    case .strings(let strings):
      let entry = strings.entries[number]
      let range = isValue ? entry.valueRange : entry.keyRange
      return strings.text.location(of: range.lowerBound, file: path)
    case .catalog(let catalog):
      return catalog.text.location(of: catalog.entries[number].keyRange.lowerBound, file: path)
    }
  }
}

extension StringCatalog.Localization {
  /// Whether there is a translation that documents use.
  fileprivate var isTranslated: Bool {
    !hasPlurals && state != .new && (value.map { !$0.isEmpty } ?? false || !devices.isEmpty)
  }
}
