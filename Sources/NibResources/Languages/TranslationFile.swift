import NibSupport

/// A strings file or a string catalog with translations of a document. Its keys are the ids of objects, each followed
/// by an attribute, such as `la1-aa-001.text`.
package struct TranslationFile: Sendable {
  package enum Content: Sendable {
    case strings(StringsFile)
    case catalog(StringCatalog)
  }

  /// The name of the file and of its language folder, such as `de.lproj/Main.strings`.
  package let name: String
  package let path: String
  /// The bytes of the file when it was read; empty if the file cannot be read.
  package let bytes: [UInt8]
  /// The content; an empty strings file if the file cannot be read.
  package let content: Content
  /// The reason why the file or a part of it cannot be read, with its place; `nil` if everything can.
  package let problem: Diagnostic?

  /// The reason why the file cannot be changed, with what to do about it, and its place; `nil` if it can be.
  package var obstacle: (reason: String, place: SourceLocation)? {
    if let problem {
      return ("\(problem.message); correct this first", problem.location ?? SourceLocation(file: path))
    }
    if case .strings(let strings) = content, strings.form != .text {
      return (
        "it is a property list, which is not changed; convert it to text with 'plutil -convert strings'",
        SourceLocation(file: path)
      )
    }
    return nil
  }

  /// The language of a strings file, from the name of its folder; `nil` for a file outside a language folder and for a
  /// string catalog, which has several.
  package var language: String? {
    guard case .strings = content, let folder = DocumentFolder.language(of: Disk.folder(of: path)) else {
      return nil
    }
    return folder
  }

  /// The languages that the file has texts in, as the file or the name of its folder writes them.
  package var languages: [String] {
    switch content {
    case .strings: language.map { [$0] } ?? []
    case .catalog(let catalog): catalog.languages
    }
  }

  /// The texts of the file by language.
  package var tables: [TranslationTable] { languages.map { table(of: $0) } }

  /// The texts in a language that the file has.
  ///
  /// - Parameter language: the language as the file or the name of its folder writes it.
  package func table(of language: String) -> TranslationTable {
    switch content {
    case .strings(let strings): TranslationTable(strings, language: language, file: path)
    case .catalog(let catalog): TranslationTable(catalog, language: language, file: path)
    }
  }

  /// The keys in the order of the file.
  package var keys: [String] {
    switch content {
    case .strings(let strings): strings.entries.map(\.key)
    case .catalog(let catalog): catalog.entries.map(\.key)
    }
  }

  /// The entries in the order of the file.
  package var entries: [TranslationPlan.Entry] {
    switch content {
    case .strings(let strings):
      strings.entries.map { TranslationPlan.Entry(key: $0.key, comment: $0.comment, value: $0.value) }
    case .catalog(let catalog): catalog.entries.map { TranslationFile.planEntry($0, of: catalog) }
    }
  }

  private static func planEntry(_ entry: StringCatalog.Entry, of catalog: StringCatalog)
    -> TranslationPlan.Entry
  {
    let isTranslated = entry.localizations.contains { $0.language != catalog.sourceLanguage }
    let source = catalog.sourceLanguage.flatMap { entry.localization($0) }
    // In the state `new`, the catalog has the text of the document. The developer wrote any other one.
    let hasOwnText = source.map { $0.state != .new || $0.hasPlurals || !$0.devices.isEmpty } ?? false
    return TranslationPlan.Entry(
      key: entry.key, comment: entry.comment, value: isTranslated ? nil : source?.value,
      documentText: hasOwnText ? nil : source?.value, hasOwnText: hasOwnText,
      isManual: entry.extractionState == "manual", hasStates: true)
  }

  /// The keys of the texts that, as a string catalog says, are not translated.
  package var untranslatableKeys: Set<ExactText> {
    guard case .catalog(let catalog) = content else { return [] }
    return Set(texts: catalog.entries.filter { !$0.shouldTranslate }.map(\.key))
  }

  /// The ids that the keys name.
  package var ids: Set<ExactText> {
    // The id ends at the first point, because ids contain no points.
    Set(texts: keys.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) })
  }

  /// The translations of a document: the files with the document's name in its folder and in the language folders
  /// (`.lproj`) of this folder. If the document itself is in a language folder, the folder around it is searched.
  ///
  /// - Parameter document: the path of the document, which need not exist.
  package static func all(beside document: String) -> [TranslationFile] {
    DocumentFolder(of: document).translationPlaces.compactMap { TranslationFile($0.name, path: $0.path) }
  }

  package static let stringsEnding = ".strings"
  package static let catalogEnding = ".xcstrings"
  package static let endings = [stringsEnding, catalogEnding]

  /// Reads a file.
  ///
  /// - Parameter name: the name to show in messages.
  /// - Returns: `nil` if there is no such file.
  package init?(_ name: String, path: String) {
    do throws(NibReadError) {
      self.init(try FileBytes.readDocument(path), name: name, path: path)
    } catch {
      // A link to a missing file is a problem, but a missing file is not.
      if error.diagnostic.kind == .noFile, !Disk.existsOrIsLink(path) { return nil }
      let problem = Diagnostic(
        .unreadableTranslation, "the translations cannot be read: \(error.diagnostic.message)",
        at: SourceLocation(file: path))
      self.init(name: name, path: path, bytes: [], content: .strings(StringsFile([])), problem: problem)
    }
  }

  private init(name: String, path: String, bytes: [UInt8], content: Content, problem: Diagnostic?) {
    self.bytes = bytes
    self.name = name
    self.path = path
    self.content = content
    self.problem = problem
  }

  /// The translations in the bytes of a file.
  package init(_ bytes: [UInt8], name: String, path: String) {
    self.bytes = bytes
    self.name = name
    self.path = path
    let failure: LanguageProblem?
    let (kind, text): (String, LanguageText)
    if Disk.name(of: name, endsIn: [Self.catalogEnding]) {
      let catalog = StringCatalog(bytes)
      content = .catalog(catalog)
      (kind, text, failure) = ("string catalog", catalog.text, catalog.problem)
    } else {
      let strings = StringsFile(bytes)
      content = .strings(strings)
      (kind, text, failure) = ("strings file", strings.text, strings.problem)
    }
    problem = failure.map {
      Diagnostic(
        .unreadableTranslation, ($0.isTolerated ? "" : "this is not a valid \(kind): ") + $0.message,
        at: text.location(of: $0.offset, file: path))
    }
  }
}

extension DiagnosticKind {
  package static let unreadableTranslation = DiagnosticKind(
    "unreadable-translation", .files, .warning, in: .loading,
    "A strings file or string catalog with translations of the document cannot be read completely.",
    details: """
      These are the files with the name of the document beside it and in the language folders. Xcode does not build such a \
      file. What can be read before and after the place is used for the other checks. The rule also reports a comment \
      without an end of its own: it ends with the next comment, and Xcode leaves out the entries in it without a word.
      """,
    advice: "Correct the file at this place.",
    wrong: .label(translation: #""name.text" = "Name""#),
    right: .label(translation: #""name.text" = "Name";"#))
}

extension RuleExample {
  /// A label beside a file with its translation.
  fileprivate static func label(translation: String) -> RuleExample {
    RuleExample(
      """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
      """, files: ["de.lproj/Example.strings": translation + "\n"])
  }
}
