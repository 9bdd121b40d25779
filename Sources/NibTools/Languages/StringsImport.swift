import NibAnalysis
import NibCore

/// Writes the translations of an XLIFF file into strings files and string catalogs.
package struct StringsImport {
  /// A file with translations, and its new content.
  package struct Change {
    package let path: String
    /// `nil` if the file does not exist yet.
    package let oldBytes: [UInt8]?
    package let newBytes: [UInt8]
    /// The number of translations that are new or changed.
    package let count: Int

    package var isChanged: Bool { count > 0 && newBytes != oldBytes }
  }

  /// The change for a document, and what is left out.
  package struct Result {
    /// `nil` if there are no translations.
    package var change: Change?
    /// Warnings about translations that are not imported, or that lack format specifiers of their texts.
    package var remarks: [Diagnostic] = []
    /// The number of translations that need a review, which a strings file does not say.
    package var droppedReviewCount = 0
  }

  /// The folder to which the paths in the XLIFF file are relative.
  private let folder: String

  /// The folder as the only one in which files are changed.
  private let folders: WritingFolders

  package init(relativeTo folder: String) {
    self.folder = folder
    folders = WritingFolders([folder])
  }

  /// The change for the texts of one document.
  ///
  /// - Throws: an error that says why the document cannot be read, or its translations not be imported.
  package func result(for file: XLIFF.File) throws(NibReadError) -> Result {
    var values: [String: NewTranslation] = [:]
    for unit in file.units {
      if let text = unit.translation { values[unit.id] = NewTranslation(text, state: unit.translationState) }
    }
    var remarks = Self.remarks(onUntranslated: file)
    guard !values.isEmpty else { return Result(remarks: remarks) }
    let path = Disk.path(of: file.original, in: folder)
    guard let language = file.targetLanguage else {
      throw StringsImport.refusal("the <file> element has no target-language", path, file.location)
    }
    // The file can come from anybody, so it can name neither a folder nor a document outside of the project.
    if let problem = LanguageName.problem(ofTranslationsInto: language) {
      throw StringsImport.refusal(problem, path)
    }
    guard file.isInProject else {
      throw StringsImport.refusal("the document is not in the folder of the project", path)
    }
    let document = try NibReader.read(FileBytes.readDocument(path), file: path)
    let documentKeys = document.localizableTexts.map(\.key)
    let translations = TranslationFile.all(beside: path)
    let tables = TranslationTables(translations)
    remarks += Self.removeOutdated(from: &values, document, tables, file)
    // The same language can have several names, such as `pt-BR` and `pt_BR`.
    let wanted = LanguageName(language)
    remarks += Self.remarks(onLanguageOf: file, wanted)
    let used = tables[wanted]
    let target = translations.first { file in
      used.map { $0.path == file.path } ?? TranslationTables.isCatalog(file.path)
    }
    let targetPath = target?.path ?? DocumentFolder(of: path).stringsPath(wanted)
    if let target { try Self.check(target) }
    if let reason = folders.reason(against: targetPath) { throw Self.refusal(reason, targetPath) }
    if let target, case .catalog(let content) = target.content {
      remarks += Self.remove(from: &values, besides: documentKeys + target.keys, file)
      let table = target.table(of: used?.writtenLanguage ?? wanted.code)
      remarks += Self.removeUnsuitable(from: &values, target, table)
      remarks += Self.remarks(onFormatsOf: values, document, file)
      let change = try Self.unlessLost(target.path) { () throws(LostTranslation) in
        try Self.change(values, of: document, in: target, content, table)
      }
      return Result(change: change, remarks: remarks)
    }
    let strings = StringsFile(target?.bytes ?? [])
    remarks += Self.remove(from: &values, besides: documentKeys + strings.entries.map(\.key), file)
    remarks += Self.remarks(onFormatsOf: values, document, file)
    let change = try Self.unlessLost(targetPath) { () throws(LostTranslation) in
      try stringsChange(values, of: document, from: strings, target?.bytes, to: targetPath)
    }
    return Result(
      change: change, remarks: remarks, droppedReviewCount: values.values.count { $0.state == .needsReview })
  }

  /// A change, or an error that says which text the changed file would not have.
  private static func unlessLost<Result>(
    _ path: String, _ change: () throws(LostTranslation) -> Result
  ) throws(NibReadError) -> Result {
    do throws(LostTranslation) { return try change() } catch { throw refusal(error.message, path) }
  }

  /// - Throws: an error that says why a file cannot be changed.
  private static func check(_ file: TranslationFile) throws(NibReadError) {
    if let obstacle = file.obstacle { throw refusal(obstacle.reason, file.path, obstacle.place) }
  }

  /// Warnings about texts without a translation or without an id, and about translations that cannot be used.
  private static func remarks(onUntranslated file: XLIFF.File) -> [Diagnostic] {
    let leftOut = file.leftOut.map { translation in
      Diagnostic(
        .unchangedTranslation, severity: .warning,
        "the translation of '\(translation.id)' is not imported, because \(reason(translation.reason))",
        at: translation.location)
    }
    let untranslated = file.units.count { $0.target != nil && $0.translation == nil }
    let parts = [
      (untranslated, "without a translation, as their target is empty or its state says so", file.location),
      (file.unnamed.count, "without an id", file.unnamed.first),
    ]
    return leftOut
      + parts.filter { $0.0 > 0 }.map { count, reason, place in
        Diagnostic(
          .unchangedTranslation, severity: .warning,
          "\(NibNumber.count(count, "text")) of '\(file.original)' \(count == 1 ? "is" : "are") \(reason)",
          at: place)
      }
  }

  private static func reason(_ reason: XLIFF.LeftOut.Reason) -> String {
    switch reason {
    case .incomplete: "it has an element that stands for text which is not in the file"
    case .noSource: "it has no <source>, so that the text which was translated is not known"
    case .untranslatable: "the file says that the text is not translated (translate=\"no\")"
    case .repeated(let line): "the file has another one in line \(line)"
    }
  }

  /// A warning about translations into the language of the document itself.
  private static func remarks(onLanguageOf file: XLIFF.File, _ language: LanguageName) -> [Diagnostic] {
    guard LanguageName(file.sourceLanguage) == language else { return [] }
    return [
      Diagnostic(
        .unchangedTranslation, severity: .warning,
        "source-language and target-language are both '\(language.code)', so that these texts replace those of "
          + "'\(file.original)' in the development language", at: file.location)
    ]
  }

  /// Removes translations of texts that the document does not have any more. Returns a warning for each.
  private static func removeOutdated(
    from values: inout [String: NewTranslation], _ document: NibDocument, _ tables: TranslationTables,
    _ file: XLIFF.File
  ) -> [Diagnostic] {
    let pairs = document.localizableTexts.map { (ExactText($0.key), $0.text) }
    let texts = Dictionary(pairs) { first, _ in first }
    // Xcode exports the texts of the strings file of the development language, if there is one.
    let source = tables[LanguageName(file.sourceLanguage)]?.table
    return file.units.compactMap { unit in
      guard values[unit.id] != nil, !unit.source.isEmpty, let text = texts[text: unit.id] else { return nil }
      let known = [text] + [source?[unit.id]?.value].compactMap(\.self)
      guard !known.contains(where: { words($0) == words(unit.source) }) else { return nil }
      values[unit.id] = nil
      return Diagnostic(
        .unchangedTranslation, severity: .warning,
        "the translation of '\(unit.id)' is not imported, because the text is not \"\(unit.source)\" any more",
        at: unit.location ?? file.location)
    }
  }

  /// Warnings about imported translations that do not have the format specifiers of their texts.
  private static func remarks(
    onFormatsOf values: [String: NewTranslation], _ document: NibDocument, _ file: XLIFF.File
  ) -> [Diagnostic] {
    let pairs = document.localizableTexts.map { (ExactText($0.key), $0.text) }
    let texts = Dictionary(pairs) { first, _ in first }
    return file.units.compactMap { unit in
      guard let value = values[unit.id], let text = texts[text: unit.id],
        ExactText.areEqual(value.text, unit.target),
        let message = FormatSpecifiers.difference(
          of: value.text, in: file.targetLanguage ?? "", from: text)
      else { return nil }
      return Diagnostic(
        CheckRule.translationFormat.kind, severity: .warning, "'\(unit.id)': \(message)",
        at: unit.location ?? file.location)
    }
  }

  /// The words of a text, because editors of translations change white space.
  private static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  private static func refusal(
    _ reason: String, _ path: String, _ place: SourceLocation? = nil
  ) -> NibReadError {
    NibReadError(
      Diagnostic(
        .unchangedTranslation, "the translations of '\(path)' are not imported: \(reason)",
        at: place ?? SourceLocation(file: path)))
  }

  /// Removes translations with keys that are not known. Returns a warning that names them.
  private static func remove(
    from values: inout [String: NewTranslation], besides known: [String], _ file: XLIFF.File
  ) -> [Diagnostic] {
    let known = Set(texts: known)
    let unknown = values.keys.filter { !known.contains(text: $0) }.sorted()
    guard !unknown.isEmpty else { return [] }
    for key in unknown { values[key] = nil }
    let named = unknown.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + (unknown.count > 5 ? ", …" : "")
    let texts = unknown.count == 1 ? "1 translation is" : "\(unknown.count) translations are"
    return [
      Diagnostic(
        .unchangedTranslation, severity: .warning,
        "\(texts) not imported, because '\(file.original)' has no text with this key: \(named)",
        at: file.location)
    ]
  }

  /// Removes translations of texts that differ by number in a string catalog, and of those that are not translated, as it
  /// says. Returns a warning for each.
  private static func removeUnsuitable(
    from values: inout [String: NewTranslation], _ catalog: TranslationFile, _ table: TranslationTable
  ) -> [Diagnostic] {
    func remark(_ key: String, _ reason: String, at place: SourceLocation) -> Diagnostic {
      Diagnostic(
        .unchangedTranslation, severity: .warning,
        "the translation of '\(key)' is not imported, because \(reason)", at: place)
    }
    let plurals = table.texts.filter(\.hasPlurals).compactMap { text -> Diagnostic? in
      guard values.removeValue(forKey: text.key) != nil else { return nil }
      return remark(text.key, "it differs by number in the string catalog", at: text.location)
    }
    let untranslated = catalog.untranslatableKeys
    let fixed = values.keys.filter { untranslated.contains(text: $0) }.sorted().map { key in
      values[key] = nil
      return remark(
        key, "the string catalog says that the text is not translated (\"shouldTranslate\" : false)",
        at: SourceLocation(file: catalog.path))
    }
    return plurals + fixed
  }

  /// The change of a string catalog: the entries with the given keys, which are added if the catalog lacks them. All other
  /// entries and their states stay as they are, because only `StringsSync` compares them with the document.
  ///
  /// - Parameter table: the translations into the language that the catalog has.
  private static func change(
    _ values: [String: NewTranslation], of document: NibDocument, in catalog: TranslationFile,
    _ content: StringCatalog, _ table: TranslationTable
  ) throws(LostTranslation) -> Change {
    let known = Set(texts: catalog.keys)
    let target = TranslationPlan.Target(document, only: Set(values.keys.filter { !known.contains(text: $0) }))
    let new = try content.updated(TranslationPlan(adding: target), values: [table.language: values])
    let count = values.count { key, value in
      let old = table[key]
      return old?.value != value.text || old?.state != value.state(replacing: old?.value, old?.state)
    }
    return Change(path: catalog.path, oldBytes: catalog.bytes, newBytes: new, count: count)
  }

  private func stringsChange(
    _ values: [String: NewTranslation], of document: NibDocument, from strings: StringsFile, _ old: [UInt8]?,
    to path: String
  ) throws(LostTranslation) -> Change? {
    let texts = values.mapValues(\.text)
    // Of several entries with a key, the last one counts.
    let current = Dictionary(strings.entries.map { (ExactText($0.key), $0) }) { $1 }
    let confirmed = values.filter { key, value in
      value.state == .translated && current[text: key]?.outdated != nil
    }
    let changed = values.filter { key, value in
      confirmed[key] != nil || current[text: key].map { $0.value != value.text } ?? true
    }
    guard !changed.isEmpty else { return nil }
    let replaced = StringsFile(try strings.replacing(texts, confirmed: Set(texts: Array(confirmed.keys))))
    // Only the texts with a translation are added.
    let target = TranslationPlan.Target(document, only: Set(values.keys).filter { current[text: $0] == nil })
    let plan = TranslationPlan(adding: target)
    return Change(
      path: path, oldBytes: old, newBytes: try replaced.updated(plan, values: texts), count: changed.count)
  }
}

extension DocumentFolder {
  /// The path of the strings file of a language, which need not exist.
  package func stringsPath(_ language: LanguageName) -> String {
    Disk.path(of: Disk.path(of: name + TranslationFile.stringsEnding, in: folder(of: language)), in: folder)
  }
}

extension DiagnosticKind {
  package static let unchangedTranslation = DiagnosticKind(
    "unchanged-translation", .error, "A file with translations is not changed.",
    advice: "Correct the file, or check that it has the name of its document.")
}
