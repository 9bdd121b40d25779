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
    let tables = TranslationFile.all(beside: document.file).flatMap(\.tables)
    let table = language.flatMap { language in
      tables.first { LanguageName($0.language) == LanguageName(language) }
    }
    let units = document.localizableTexts.sorted { LanguageKeyOrder.isBefore($0.key, $1.key) }.map { text in
      let translation = table?[text.key]
      return XLIFF.Unit(
        id: text.key, source: text.text, target: translation?.target(for: text), note: text.comment,
        state: translation?.targetState)
    }
    return XLIFF.File(original: original, sourceLanguage: source, targetLanguage: language, units: units)
  }
}

extension TranslatedText {
  /// The translation of a text of a document; `nil` if it is only the text of the document. A string catalog says whether
  /// it is, and a strings file does not: `sync` and Xcode copy the text of the document into it. Texts without letters stay
  /// as they are.
  fileprivate func target(for text: LocalizableText) -> String? {
    if let state { return state == "new" ? nil : value }
    return ExactText.areEqual(value, text.text) && value.contains(where: \.isLetter) ? nil : value
  }

  /// The state in XLIFF; `nil` in a strings file, which has none, and for a text without a target.
  fileprivate var targetState: String? {
    switch state {
    case "translated": "translated"
    case "needs_review": "needs-review-l10n"
    default: nil
    }
  }
}
