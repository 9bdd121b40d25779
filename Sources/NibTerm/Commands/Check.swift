import ArgumentParser
import NibAnalysis
import NibCore

/// `nibterm check [PATH...]`: reports problems in documents.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Report problems in documents: conflicts, ambiguous layouts, misplaced views, unknown vocabulary.",
    discussion: """
      Each diagnostic begins with a line of the form file:line:column: severity: message [id]. The lines below it \
      name the object and the objects that contain it. The exit status is 1 if there are errors or a file cannot be \
      read. In a folder, all documents are checked except hidden ones. In a git work tree, documents that git ignores \
      are not checked either.
      """)

  @Option(
    help: ArgumentHelp(
      "Write the findings in this format: \(CheckReporterKind.names). Default: text.", valueName: "format"))
  var reporter: CheckReporterKind?

  @Option(help: "The same as --reporter, for text and json (one JSON object per line).")
  var format: ReportFormat?

  @Option(help: "Show diagnostics of at least this severity: note, warning or error.")
  var severity = Diagnostic.Severity.warning

  @Option(
    help: ArgumentHelp(
      "Use only this rule, also if it is off by default. Repeatable, and accepts a list with commas.",
      valueName: "rule"))
  var only: [String] = []

  @Flag(help: "List the rules, with their severities, and exit.")
  var rules = false

  @Option(help: ArgumentHelp("Explain a rule, with examples, and exit.", valueName: "rule"))
  var explain: String?

  @Flag(
    help: """
      Instead of checking, list the elements and attributes that NibTerm does not read, with their counts over all \
      documents.
      """)
  var vocabulary = false

  @Flag(
    help: """
      Report only what would raise an exception when the program loads a document, based on the classes that the \
      program's sources declare.
      """)
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Read the program's sources from this folder instead of the document's project. Repeatable.",
      valueName: "folder"))
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "Use the classes of this module if several modules declare the same class.", valueName: "name"))
  var module: String?

  @Flag(
    help: """
      Correct what is safe to correct: frames of misplaced views, duplicate constraints, marks that are out of date. \
      Only the bytes in question are changed. Reports what is left.
      """)
  var fix = false

  @Flag(help: "Also check documents that git ignores.")
  var noIgnore = false

  @Option(
    help: ArgumentHelp(
      "Check up to this number of documents at the same time. Default: the number of processors.",
      valueName: "number"))
  var jobs: Int?

  @OptionGroup var canvas: CanvasOptions

  @Argument(
    help: ArgumentHelp(
      "Documents and folders; '-' reads standard input. Default: the current folder.", valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    for folder in sources where !Disk.isFolder(folder) {
      throw ValidationError("'\(folder)' is not a folder; name a folder of source files with --sources.")
    }
    if fix, strict || vocabulary {
      throw ValidationError(
        "--fix corrects findings of the rules; it cannot be used with --strict or --vocabulary.")
    }
    if format != nil, reporter != nil {
      throw ValidationError("--format and --reporter choose the same thing; use --reporter only.")
    }
    for id in onlyIDs + [explain].compactMap({ $0 }) where CheckRule.named(id) == nil {
      let nearest = CheckRule.all.map(\.id).nearest(to: id)
      throw ValidationError(
        "No rule named '\(id)'.\(nearest.map { " Did you mean '\($0)'?" } ?? "") 'nibterm check --rules' lists all rules."
      )
    }
    if let jobs, !(1...Check.maximumJobs).contains(jobs) {
      throw ValidationError(
        "'\(jobs)' is not a valid number of jobs; use a number from 1 to \(Check.maximumJobs).")
    }
  }

  private static let maximumJobs = 256

  /// The ids that `--only` names.
  private var onlyIDs: [String] { only.flatMap { $0.split(separator: ",").map(String.init) } }

  func run() throws {
    if rules { return Output.line(RuleText.list) }
    if let explain, let rule = CheckRule.named(explain) { return Output.line(RuleText.explanation(of: rule)) }
    Interrupt.install()
    let paths = paths.isEmpty ? ["."] : paths
    let files = paths.flatMap { InputFile.nibs(below: $0, respectsIgnore: !noIgnore) }
    if vocabulary { try listVocabulary(files) } else { try checkRun(of: files, below: paths).run() }
  }

  private func checkRun(of files: [String], below paths: [String]) -> CheckRun {
    let ids = onlyIDs
    return CheckRun(
      files: files, isStrict: strict, fixes: fix, severity: severity, canvas: canvas.canvas,
      configuration: CheckConfiguration(only: ids.isEmpty ? nil : Set(ids)),
      programs: CheckPrograms(folders: sources, checked: paths, module: module),
      reporter: (reporter ?? format?.reporter ?? .text).forOutput,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  private func listVocabulary(_ files: [String]) throws {
    var report = VocabularyReport()
    var failed = false
    for file in files {
      if let document = InputFile.document(file) { report.add(document) } else { failed = true }
    }
    (format ?? .text).write(report)
    if failed { throw ExitCode(1) }
  }
}

extension Diagnostic.Severity: ExpressibleByArgument {}
