import ArgumentParser
import NibAnalysis
import NibCore
import NibSupport
import NibTools

/// `nibterm strings`: exports, updates and imports the translations of documents.
struct Strings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings", _superCommandName: "nibterm",
    abstract: "Export, update and import the translations of documents.",
    subcommands: [StringsSyncCommand.self, StringsExportCommand.self, StringsImportCommand.self])
}

/// `nibterm strings sync [PATH...]`: gives files with translations the keys of their documents.
struct StringsSyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Give strings files and string catalogs the keys of their documents.",
    discussion: """
      Adds missing keys with the text of the document and the comment of Xcode. A key of an object whose id changed gets \
      the new id: the document is compared with its version in the commit that last changed the file. If a text has \
      changed in the document, its comment gets the new text, and its translations are reported; string catalogs mark \
      them for review. Keys without a text are reported, and removed with --prune. Order, other comments, encoding and \
      line breaks stay as they are. Prints a line for each file that changes. The exit status is 1 if a file cannot be \
      changed, and with --dry-run also if a file would change or may belong to another document.
      """)

  @Flag(help: "Remove keys without a text in the document.")
  var prune = false

  @Flag(help: "Write nothing; only print what would change.")
  var dryRun = false

  @Option(help: ArgumentHelp("Compare documents with their versions in this commit.", valueName: "commit"))
  var since: String?

  @Flag(help: "Also update the translations of documents that git ignores.")
  var noIgnore = false

  @Argument(
    help: ArgumentHelp(
      "Documents, files with translations of documents, and folders. Default: the current folder.",
      valueName: "path"))
  var paths: [String] = []

  func run() throws {
    let paths = paths.isEmpty ? ["."] : paths
    let files = paths.flatMap {
      InputFile.nibs(below: $0, respectsIgnore: !noIgnore)
    }.uniqued(by: { ExactText($0) })
    let sync = StringsSync(removesStale: prune, commit: since, folders: WritingFolders(Self.places(paths)))
    do throws(NibReadError) {
      try sync.checkCommit(for: files.filter(DocumentName.isSource))
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
    var (changedCount, failed, isComplete) = (0, false, true)
    var remarks = TranslationRemarks()
    for path in files where DocumentName.isSource(path) {
      guard let document = sync.knownDocument(path) ?? InputFile.document(path) else {
        failed = true
        continue
      }
      let changes = sync.changes(of: document)
      for change in changes {
        if !report(change) { failed = true }
        if change.isChanged { changedCount += 1 }
        if change.problem != nil { isComplete = false }
      }
      if !changes.isEmpty { for remark in remarks.remarks(on: path) { Output.error(remark) } }
    }
    if changedCount == 0, !failed, isComplete {
      Output.error("All translations have the keys of their documents.")
    }
    if failed || dryRun && (changedCount > 0 || !isComplete) { throw ExitCode(1) }
  }

  /// The folders in which files are changed, and the files with translations that the user named, which can be links.
  private static func places(_ paths: [String]) -> [String] {
    paths.flatMap { path in
      if Disk.isFolder(path) { return [path] }
      return [DocumentFolder(of: path).folder] + (DocumentName.isSource(path) ? [] : [path])
    }
  }

  /// Why keys without a text stay.
  private func reason(_ plan: TranslationPlan) -> String {
    let removable = prune ? 0 : plan.removableCount
    let kept = plan.keptIDs.count
    if removable == 0, kept == 0 { return ", which code can use" }
    return (removable > 0 ? "; --prune removes \(removable)" : "")
      + (kept > 0
        ? "; \(kept) may belong to texts without a translation whose objects have other ids now, "
          + "and git does not show which ones; correct the keys, or name a commit with the old ids with --since"
        : "")
  }

  /// Prints and writes a change. Returns false if that is not possible.
  private func report(_ change: StringsSync.Change) -> Bool {
    let place = SourceLocation(file: change.file.path)
    if let problem = change.problem {
      // Nobody has to correct a file that may belong to another document.
      let isWarning = change.plan.isOfOtherDocument && change.file.problem == nil
      Output.error(
        Diagnostic(.unchangedTranslation, severity: isWarning ? .warning : .error, problem, at: place))
      return isWarning
    }
    let staleCount = change.plan.stale.count - change.plan.removedKeys.count
    if change.isChanged { Output.line("\(VisibleText.line(change.file.path)): \(change.summary)") }
    for remark in dryRun ? change.remarks : change.remarksAfterWriting { Output.error(remark) }
    if staleCount > 0 {
      let removed = Set(texts: change.plan.removedKeys)
      let stale = change.plan.staleKeys.filter { !removed.contains(text: $0) }
      Output.error(
        Diagnostic(
          .unchangedTranslation, severity: .note,
          "\(NibNumber.count(staleCount, "key")) without a text in the document: \(stale.namedKeys)"
            + reason(change.plan), at: place))
    }
    guard change.isChanged, !dryRun else { return true }
    do throws(WritingFailure) {
      try FileWriting.replace(change.file.path, with: change.newBytes, ifStill: change.oldBytes)
      return true
    } catch {
      Output.error(
        Diagnostic(.unchangedTranslation, "the file cannot be written: \(error.reason)", at: place))
      return false
    }
  }
}

extension StringsSync.Change {
  /// The numbers of changes: `3 added, 1 moved, 1 updated, 2 removed, 1 marked as stale`.
  fileprivate var summary: String {
    let removed = plan.removedKeys.isEmpty ? "" : ": \(plan.removedKeys.namedKeys)"
    let parts = [
      (plan.added.count, "added"), (plan.moved.count, "moved"), (plan.changed.count, "updated"),
      (plan.removedKeys.count, "removed" + removed), (markedCount, "marked as stale"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension [String] {
  /// The first keys and the number of the others: `'a.text', 'b.title' and 3 more`.
  fileprivate var namedKeys: String {
    let names = prefix(20).map { "'\(VisibleText.line($0))'" }
    return names.joined(separator: ", ") + (count > names.count ? " and \(count - names.count) more" : "")
  }
}

/// `nibterm strings export FILE`: writes the texts of documents for translators.
struct StringsExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the texts of documents as a strings file or as XLIFF.",
    discussion: """
      Without --language, writes a strings file with all texts of one document, as Xcode and ibtool do. With --language, \
      writes XLIFF 1.2 with the translations that exist; give a name that ends in .xcloc to write a localization catalog. \
      A text that is the same as in the document has no target, because nobody has translated it yet. The exit status is 1 \
      if a document or a file with translations cannot be read completely; the rest is written.
      """)

  @Option(help: ArgumentHelp("Write XLIFF with the translations into this language.", valueName: "language"))
  var language: String?

  @Option(help: ArgumentHelp("The language of the documents.", valueName: "language"))
  var sourceLanguage = "en"

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; '-' is standard output, which is the default.", valueName: "file")
  )
  var output = "-"

  @Argument(help: ArgumentHelp("Documents, and with --language also folders.", valueName: "path"))
  var paths: [String]

  func validate() throws {
    if language == nil, paths.count != 1 {
      throw ValidationError("Name one document, or a language with --language for XLIFF.")
    }
    for name in [language, sourceLanguage].compactMap(\.self) {
      if let problem = LanguageName.problem(ofTranslationsInto: name) { throw ValidationError(problem + ".") }
    }
  }

  func run() throws {
    guard let language = language.map({ LanguageName($0).code }) else { return try exportStrings() }
    let documents = paths.flatMap { InputFile.nibs(below: $0, respectsIgnore: true) }.filter(
      DocumentName.isSource)
    let folder = ReportFolder.current
    let exports = documents.compactMap { InputFile.document($0) }.map { document in
      StringsExport(
        of: document, original: folder.relative(document.file), source: sourceLanguage, language: language)
    }
    // Documents can have the same files with translations.
    for diagnostic in exports.flatMap({ $0.problems + $0.remarks }).uniqued() { Output.error(diagnostic) }
    let xliff = XLIFF(files: exports.map(\.file).filter { !$0.units.isEmpty })
    try write(Array(xliff.text.utf8), in: language, madeFrom: documents)
    let isComplete = exports.count == documents.count && exports.allSatisfy(\.problems.isEmpty)
    if !isComplete { throw ExitCode(1) }
  }

  private func write(_ bytes: [UInt8], in language: String, madeFrom documents: [String]) throws {
    guard output.hasSuffix(LocalizationCatalog.ending) else {
      return try SavedFile(path: output, content: .translations).write(bytes, madeFrom: documents)
    }
    do throws(WritingFailure) {
      try LocalizationCatalog(path: output, language: language, sourceLanguage: sourceLanguage).write(bytes)
    } catch {
      Output.error(
        Diagnostic(
          .unchangedTranslation, "the catalog cannot be written: \(error.reason)",
          at: SourceLocation(file: output)))
      throw ExitCode(1)
    }
  }

  private func exportStrings() throws {
    guard let document = InputFile.document(paths[0]) else { throw ExitCode(1) }
    try SavedFile(path: output, content: .translations).write(
      Array(document.stringsText.utf8), madeFrom: paths)
  }
}

/// `nibterm strings import FILE`: writes translations from XLIFF into strings files.
struct StringsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Write the translations of an XLIFF file or .xcloc into strings files.",
    discussion: """
      Paths of documents in the file are relative to the current folder, or to --project. String catalogs get the states \
      of the translations; strings files have none. Prints a line for each file that changes, or that no translation \
      changes. The exit status is 1 if a document cannot be read or a file cannot be written.
      """)

  @Option(help: ArgumentHelp("The folder of the project.", valueName: "folder"))
  var project = ""

  @Flag(help: "Write nothing; only print what would change.")
  var dryRun = false

  @Argument(help: ArgumentHelp("An .xliff file or an .xcloc folder.", valueName: "file"))
  var file: String

  func run() throws {
    var (failed, droppedReviewCount, changedCount) = (false, 0, 0)
    var remarks = TranslationRemarks()
    do throws(NibReadError) {
      for content in try LocalizationCatalog.read(file).files {
        guard let part = content.ofDocument(in: project) else {
          Output.error(
            Diagnostic(
              .unchangedTranslation, severity: .note,
              "the translations of '\(content.original)' are not imported: only those of xibs and storyboards are",
              at: content.location))
          continue
        }
        do throws(NibReadError) {
          let result = try StringsImport(relativeTo: project).result(for: part)
          for remark in result.remarks { Output.error(remark) }
          droppedReviewCount += result.droppedReviewCount
          guard let change = result.change, change.isChanged else { continue }
          let document = Disk.path(of: part.original, in: project)
          if let message = remarks.message(onSource: part.sourceLanguage, of: document) {
            Output.error(
              Diagnostic(.unchangedTranslation, severity: .warning, message, at: part.location))
          }
          changedCount += 1
          failed = !write(change) || failed
          for remark in remarks.remarks(on: document, newFiles: [change.path]) {
            Output.error(remark)
          }
        } catch {
          Output.error(error.diagnostic)
          failed = true
        }
      }
    } catch {
      Output.error(error.diagnostic)
      failed = true
    }
    if droppedReviewCount > 0 {
      Output.error(Self.remark(onReviews: droppedReviewCount, at: SourceLocation(file: file)))
    }
    if failed { throw ExitCode(1) }
    if changedCount == 0 { Output.error("No translation changes.") }
  }

  /// A note about states that strings files do not have.
  private static func remark(onReviews count: Int, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .unchangedTranslation, severity: .note,
      "\(NibNumber.count(count, "translation")) \(count == 1 ? "needs" : "need") a review, which strings files do not say",
      at: place)
  }

  private func write(_ change: StringsImport.Change) -> Bool {
    Output.line("\(VisibleText.line(change.path)): \(NibNumber.count(change.count, "translation"))")
    if dryRun { return true }
    do throws(WritingFailure) {
      try FileWriting.makeFolder(Disk.folder(of: change.path))
      try FileWriting.replace(change.path, with: change.newBytes, ifStill: change.oldBytes)
      return true
    } catch {
      Output.error(
        Diagnostic(
          .unchangedTranslation, "the file cannot be written: \(error.reason)",
          at: SourceLocation(file: change.path)))
      return false
    }
  }
}
