import NibCore

/// The texts of documents for translators.
package enum StringsExport {
  /// The texts of a document with its translations into a language, for XLIFF. A text that nobody has translated yet has no
  /// target, so that it is not counted as finished.
  ///
  /// - Parameters:
  ///   - original: the path of the document to write, relative to the project.
  ///   - language: the language; `nil` to write the texts of the document only.
  package static func file(
    of document: NibDocument, original: String, source: String, language: String?
  ) -> XLIFF.File {
    let tables = TranslationTables(of: DocumentFolder(of: document.file))
    func table(_ language: String) -> TranslationTable? { tables[LanguageName(language)]?.table }
    let (sources, targets) = (table(source), language.flatMap(table))
    let units = document.localizableTexts.sorted { LanguageKeyOrder.xcode.isBefore($0.key, $1.key) }.map {
      text in
      let translation = targets?[text.key]
      // As in Xcode, the text of the development language replaces that of the document.
      let shown = sources?[text.key]?.value ?? text.text
      let isCopy = [text.text, shown].contains { translation?.isCopy(of: $0) ?? false }
      return XLIFF.Unit(
        id: text.key, source: shown, target: isCopy ? nil : translation?.value, note: text.comment,
        state: isCopy ? nil : translation?.state?.xliff)
    }
    return XLIFF.File(original: original, sourceLanguage: source, targetLanguage: language, units: units)
  }
}

extension TranslatedText {
  /// Whether this is only the text of the document, and no translation. A string catalog says whether it is, and a strings
  /// file does not: `sync` and Xcode copy the text of the document into it. Texts without letters stay as they are.
  fileprivate func isCopy(of text: String) -> Bool {
    if let state { return state == .new }
    return ExactText.areEqual(value, text) && value.contains(where: \.isLetter)
  }
}
