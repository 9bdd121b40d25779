/// Languages to compare with the development language: given ones, all that a document is translated into, or both.
package struct LanguageList: Hashable, Sendable {
  /// The languages that the list names.
  package let languages: [ShownLanguage]
  /// Whether the list also contains all languages that a document is translated into.
  package let includesTranslated: Bool

  /// Creates a list from names that are separated by commas. One of them can be `all`. `nil` if a name is not valid.
  package init?(_ text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let others = names.filter { $0 != "all" }
    let languages = others.compactMap { ShownLanguage($0) }
    guard languages.count == others.count else { return nil }
    self.languages = languages
    includesTranslated = others.count < names.count
  }

  /// The languages that the list names, without pseudolanguages, which have no translations; `nil` if it contains all that a
  /// document is translated into.
  package var onlyNamed: [LanguageName]? {
    if includesTranslated { return nil }
    return languages.compactMap { language in
      if case .named(let name) = language { name } else { nil }
    }
  }

  /// The languages for a document, without repetitions.
  package func languages(of document: NibDocument) -> [ShownLanguage] {
    let translated = includesTranslated ? document.translatedLanguages.map { ShownLanguage.named($0) } : []
    return (translated + languages).uniqued()
  }
}
