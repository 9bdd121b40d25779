import NibCore

/// The files with translations of a document, as rules compare them with the document.
struct CheckedTranslations {
  /// The texts of one file in one language.
  struct Table {
    let file: TranslationFile
    let table: TranslationTable
    /// Whether the table has the texts of the development language.
    let isOfDevelopment: Bool
  }

  /// The files that apps use. Those that have only texts in languages of other files are left out.
  let files: [TranslationFile]
  /// The texts that apps do not use, because another file has texts in the same language.
  let unused: [TranslationTables.Unused]
  /// The texts of the document that can be translated, by key.
  let texts: [ExactText: LocalizableText]
  /// The tables of all languages, in the order of the files.
  let tables: [Table]

  /// - Parameters:
  ///   - projects: the Xcode projects around the document, which are read only if there are strings files; `nil` if they are
  ///     not known.
  ///   - isChecked: whether the translations into a language are checked. Files that have only others are left out.
  init(
    _ document: NibDocument, in projects: @autoclosure () -> SourceProjects?,
    isChecked: (String) -> Bool = { _ in true }
  ) {
    let all = TranslationFile.all(beside: document.file)
    let used = TranslationTables(all)
    files = all.filter { file in
      !used.isUnused(file) && (file.languages.isEmpty || file.languages.contains(where: isChecked))
    }
    unused = used.unused.filter { isChecked($0.source.writtenLanguage) }
    texts =
      files.isEmpty
      ? [:] : Dictionary(document.localizableTexts.map { (ExactText($0.key), $0) }) { first, _ in first }
    let texts = texts
    let hasStrings = files.contains { $0.developmentLanguage == nil }
    let development =
      hasStrings && document.isInDevelopmentLanguage
      ? DevelopmentLanguage.of(document.file, in: projects()) : nil
    tables = files.flatMap { file in
      let language = file.developmentLanguage.map { LanguageName($0) } ?? development
      return file.tables.filter { isChecked($0.language) }.map { table in
        Table(
          file: file, table: table,
          isOfDevelopment: language.map { $0 == LanguageName(table.language) }
            ?? CheckedTranslations.isCopy(table, of: texts))
      }
    }
  }

  /// Whether a table has English texts, and at least half of those that the document has are the same; without a project, a
  /// document is then taken for one in English.
  private static func isCopy(_ table: TranslationTable, of texts: [ExactText: LocalizableText]) -> Bool {
    let known = table.texts.filter { texts[text: $0.key] != nil }
    let equalCount = known.count { ExactText.areEqual($0.value, texts[text: $0.key]?.text) }
    return LanguageName(table.language).code == "en" && equalCount * 2 >= known.count
  }
}

extension CheckContext {
  /// The files with translations beside the document.
  var translations: CheckedTranslations {
    fact {
      CheckedTranslations(
        document, in: project.program?.projects, isChecked: configuration.checksTranslations)
    }
  }

  /// The keys of those texts of the document that users do not see, because the code of the program sets others.
  func keysOfTextsSetByCode(among texts: [LocalizableText]) -> Set<ExactText> {
    guard !texts.isEmpty, let codeUses else { return [] }
    return Set(
      texts: texts.uniqued { ExactText($0.key) }.filter {
        codeUses.place(ofTextOf: $0.object, attribute: $0.attribute) != nil
      }.map(\.key))
  }

  /// A finding of the rule that is running, about an entry of a file with translations.
  ///
  /// - Parameter text: the text of the document with the key of the entry; `nil` if there is none.
  func finding(_ message: String, at place: SourceLocation, of text: LocalizableText? = nil) -> Diagnostic {
    Diagnostic(kind, message, at: place, path: text?.object.nibObjectPath ?? ObjectPath())
  }
}

extension TranslationFile {
  /// The development language; `nil` for a strings file, which does not say it.
  var developmentLanguage: String? {
    if case .catalog(let catalog) = content { return catalog.sourceLanguage }
    return nil
  }

  /// The entries with their places, once for all languages.
  var entryPlaces: [(key: String, place: SourceLocation)] {
    switch content {
    case .strings(let strings):
      strings.entries.map { ($0.key, place(strings.text, $0.keyRange)) }
    case .catalog(let catalog):
      catalog.entries.map { ($0.key, place(catalog.text, $0.keyRange)) }
    }
  }

  private func place(_ text: LanguageText, _ range: Range<Int>) -> SourceLocation {
    range.isEmpty ? SourceLocation(file: path) : text.location(of: range.lowerBound, file: path)
  }
}

extension RuleExample {
  /// A label beside a file with German texts.
  static func translated(
    _ strings: String, text: String = "Name", files: [String: String] = [:], name: String? = nil
  ) -> RuleExample {
    RuleExample(
      """
      <label text="\(text)" id="na1-me-001"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
      """, name: name, files: ["de.lproj/Example.strings": strings + "\n"].merging(files) { $1 })
  }
}
