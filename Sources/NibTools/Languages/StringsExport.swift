import NibCore

/// The texts of a document for translators.
package struct StringsExport {
  /// The texts with their translations into a language. A text that nobody has translated yet has no target, so that it is
  /// not counted as finished.
  package let file: XLIFF.File
  /// Warnings about texts that are left out.
  package let remarks: [Diagnostic]
  /// Errors about files with translations that cannot be read completely, so that targets may be missing.
  package let problems: [Diagnostic]

  /// - Parameters:
  ///   - original: the path of the document to write, relative to the project.
  ///   - source: the development language.
  ///   - language: the language; `nil` to write the texts of the document only.
  package init(of document: NibDocument, original: String, source: String, language: String?) {
    let tables = TranslationTables(of: DocumentFolder(of: document.file))
    func used(_ language: String) -> TranslationTables.Source? { tables[LanguageName(language)] }
    let (sourceFile, targetFile) = (used(source), language.flatMap(used))
    let (sources, targets) = (sourceFile?.table, targetFile?.table)
    problems = (tables.problems(of: sourceFile) + tables.problems(of: targetFile)).uniqued().map { problem in
      Diagnostic(problem.kind, severity: .error, problem.message, at: problem.location)
    }
    let untranslatable = targetFile?.content?.untranslatableKeys ?? []
    let texts = document.localizableTexts.filter { !untranslatable.contains(text: $0.key) }
      .sorted { LanguageKeyOrder.xcode.isBefore($0.key, $1.key) }
    let plurals = texts.compactMap { targets?[$0.key] }.filter(\.hasPlurals)
    remarks = plurals.map { text in
      Diagnostic(
        .unchangedTranslation, severity: .warning,
        "the text of '\(text.key)' is not exported, because its translation differs by number in the string catalog, "
          + "which documents do not use", at: text.location)
    }
    let leftOut = Set(texts: plurals.map(\.key))
    let units = texts.filter { !leftOut.contains(text: $0.key) }.map { text in
      Self.unit(text, sources?[text.key], targets?[text.key])
    }
    file = XLIFF.File(original: original, sourceLanguage: source, targetLanguage: language, units: units)
  }

  private static func unit(
    _ text: LocalizableText, _ source: TranslatedText?, _ translation: TranslatedText?
  ) -> XLIFF.Unit {
    // As in Xcode, the text of the development language replaces that of the document.
    let shown = source.flatMap { $0.hasPlurals ? nil : $0.value } ?? text.text
    let isCopy = [text.text, shown].contains { translation?.isCopy(of: $0) ?? false }
    return XLIFF.Unit(
      id: text.key, source: shown, target: isCopy ? nil : translation?.value, note: text.comment,
      state: isCopy ? nil : translation?.state?.xliff)
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
