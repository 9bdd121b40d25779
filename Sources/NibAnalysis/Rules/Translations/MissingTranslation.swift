import NibCore

extension CheckRule {
  package static let missingTranslation = CheckRule(
    "missing-translation", .translations, .note,
    "A file with translations has no keys for some texts of the document.",
    details: """
      Users of the language see the texts of the development language. One finding for each file and language names \
      the first texts; languages that lack the same texts are reported together. Texts without letters, placeholders such as *Label*, and texts that the code of the program sets do \
      not count. A text that differs by number in a string catalog counts, because documents do not use it.
      """,
    advice: "Run `nibterm strings sync`, which adds the keys, and translate their texts.",
    wrong: .translated("/* No keys */"), right: .translated(#""na1-me-001.text" = "Name";"#),
    find: { context in
      let translations = context.translations
      let texts = translations.texts.values.filter {
        $0.text.contains(where: \.isLetter) && !$0.text.isPlaceholder
      }
      .sorted { $0.location.offset < $1.location.offset }
      let missing = translations.languages.filter {
        !$0.isOfDevelopment && !context.isUntranslated($0.language)
      }
      .map { language in
        let kept = language.file.untranslatableKeys
        return (language, texts.filter { !language.has($0) && !kept.contains(text: $0.key) })
      }
      let setByCode = context.keysOfTextsSetByCode(among: missing.flatMap(\.1))
      var groups = SameFindings("these texts have no translation either into", namedPlaces: .max)
      for (language, all) in missing {
        let shown = all.filter { !setByCode.contains(text: $0.key) }
        guard !shown.isEmpty else { continue }
        let setCount = all.count - shown.count
        let finding = context.finding(about: shown, of: texts.count, setByCode: setCount, in: language)
        let meaning = shown.map(\.key).joined(separator: "\n") + "\n\(setCount)"
        groups.add(finding, saying: meaning, at: language.language)
      }
      return groups.findings
    })

  /// The number of texts that a finding names.
  fileprivate static let namedTexts = 5
}

extension CheckedTranslations {
  /// A language of a file.
  fileprivate struct Language {
    let file: TranslationFile
    let language: String
    /// `nil` for a file without texts.
    let table: TranslationTable?
    let isOfDevelopment: Bool

    /// Whether documents in the language show a translation of a text.
    func has(_ text: LocalizableText) -> Bool { table?[text.key].map { !$0.hasPlurals } ?? false }
  }

  /// The languages of all files. A strings file without texts has a language, too.
  fileprivate var languages: [Language] {
    tables.map {
      Language(
        file: $0.file, language: $0.table.language, table: $0.table, isOfDevelopment: $0.isOfDevelopment)
    }
  }
}

extension CheckContext {
  /// Whether a name is not that of a language with translations.
  fileprivate func isUntranslated(_ language: String) -> Bool { language.isEmpty }

  /// - Parameter setByCode: the number of texts without a translation that the code of the program sets.
  fileprivate func finding(
    about missing: [LocalizableText], of count: Int, setByCode: Int,
    in language: CheckedTranslations.Language
  ) -> Diagnostic {
    let names = missing.prefix(CheckRule.namedTexts).map { "'\(VisibleText.line($0.text))' (\($0.key))" }
    let more = missing.count > names.count ? " and \(missing.count - names.count) more" : ""
    let place = SourceLocation(file: language.file.path, line: 1, column: 1)
    return Diagnostic(
      kind,
      "\(missing.count) of \(NibNumber.count(count, "text")) have no translation into '\(language.language)': "
        + names.joined(separator: ", ") + more + (setByCode > 0 ? "; the code sets \(setByCode) more" : ""),
      at: place, path: missing[0].object.nibObjectPath,
      notes: missing.prefix(CheckRule.namedTexts).map { Diagnostic.Note("the text is here", at: $0.location) }
    )
  }
}
