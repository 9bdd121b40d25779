/// Languages to compare with the development language: given ones, or all that a document is translated into.
package struct LanguageList: Hashable, Sendable {
  /// The languages; `nil` for all that a document is translated into.
  package let languages: [ShownLanguage]?

  /// Creates a list from names that are separated by commas, or from `all`. `nil` if a name is not valid.
  package init?(_ text: String) {
    guard text != "all" else {
      languages = nil
      return
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let languages = names.compactMap { ShownLanguage($0.trimmingCharacters(in: .whitespaces)) }
    guard languages.count == names.count else { return nil }
    self.languages = languages
  }

  /// The languages for a document, without repetitions.
  package func languages(of document: NibDocument) -> [ShownLanguage] {
    (languages ?? document.translatedLanguages.map { .named($0) }).uniqued()
  }
}
