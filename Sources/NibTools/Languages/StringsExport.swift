import NibCore

/// The texts of documents for translators.
package enum StringsExport {
  /// The texts of a document with its translations into a language, for XLIFF.
  ///
  /// - Parameters:
  ///   - original: the path of the document to write, relative to the project.
  ///   - language: the language; `nil` to write the texts of the document only.
  package static func file(
    of document: NibDocument, original: String, source: String, language: String?
  ) -> XLIFF.File {
    let tables = TranslationFile.all(beside: document.file).flatMap(\.tables)
    let table = language.flatMap { language in
      tables.first { LanguageName($0.language) == LanguageName(language) }
    }
    let units = document.localizableTexts.sorted { LanguageKeyOrder.isBefore($0.key, $1.key) }.map { text in
      XLIFF.Unit(id: text.key, source: text.text, target: table?[text.key]?.value, note: text.comment)
    }
    return XLIFF.File(original: original, sourceLanguage: source, targetLanguage: language, units: units)
  }
}
