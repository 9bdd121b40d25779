import ArgumentParser
import NibAnalysis
import NibCore
import NibSupport
import NibTools

/// `nibterm check [PATH...]`: reports problems in documents.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "nibterm",
    abstract:
      "Report problems in documents: conflicts, ambiguous layouts, misplaced views, unknown vocabulary.",
    discussion: """
      Each diagnostic begins with a line of the form file:line:column: severity: message [id]. The lines below it \
      name the object and the objects that contain it. The exit status is 1 if there are errors or a file cannot be \
      read. In a folder, all documents are checked except hidden ones. In a git work tree, documents that git ignores \
      are not checked either. A file .nibterm.yml in or above the folder of a document says which documents and rules \
      are used. ^C stops the check, with exit status 130.
      """)

  @OptionGroup(title: "Findings") var findings: CheckFindingOptions

  @OptionGroup(title: "Choice of documents") var choice: CheckChoiceOptions

  @OptionGroup(title: "Baseline") var baseline: CheckBaselineOptions

  @OptionGroup(title: "Checks against the program") var program: CheckProgramOptions

  @OptionGroup(title: "Layout") var layout: LayoutArguments

  @OptionGroup(title: "Languages and devices") var languages: CheckLanguageOptions

  @Flag(
    help: """
      Correct what is safe to correct: frames of misplaced views, duplicate constraints, marks that are out of date. \
      Only the bytes in question are changed. Reports what is left.
      """)
  var fix = false

  @Option(
    help: ArgumentHelp(
      "Check up to this number of documents at the same time. Default: the number of processors.",
      valueName: "number"))
  var jobs: Int?

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

  @Argument(
    help: ArgumentHelp(
      """
      Documents, files with translations of documents, and folders; '-' reads standard input. Default: the current folder.
      """, valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    if fix, program.strict || vocabulary {
      throw ValidationError(
        "--fix corrects findings of the rules; it cannot be used with --strict or --vocabulary.")
    }
    for id in findings.onlyIDs + [explain].compactMap({ $0 }) where CheckRule.named(id) == nil {
      let hint = Suggestion(CheckRule.nearestIDs(to: id)).question.map { " \($0)" } ?? ""
      throw ValidationError("No rule named '\(id)'.\(hint) 'nibterm check --rules' lists all rules.")
    }
    if fix, languages.list != nil || layout.options.language != nil {
      throw ValidationError(
        "--fix corrects the document in its development language; leave out --language and --languages.")
    }
    if languages.list != nil, program.strict || vocabulary || layout.options.language != nil {
      throw ValidationError(
        "--languages compares layouts; it cannot be used with --strict, --vocabulary or --language.")
    }
    if languages.devices != nil, fix || program.strict || vocabulary {
      throw ValidationError(
        "--devices compares layouts; it cannot be used with --fix, --strict or --vocabulary.")
    }
    if let jobs, !(1...Check.maximumJobs).contains(jobs) {
      throw ValidationError(
        "'\(jobs)' is not a valid number of jobs; use a number from 1 to \(Check.maximumJobs).")
    }
  }

  private static let maximumJobs = 256

  func run() throws {
    if rules { return Output.line(RuleText.list) }
    if let explain, let rule = CheckRule.named(explain) { return Output.line(RuleText.explanation(of: rule)) }
    Interrupt.install()
    let arguments = choice.changedPath + paths
    let paths = arguments.isEmpty ? ["."] : arguments
    let searches = paths.map { InputFile.search($0, respectsIgnore: !choice.noIgnore) }
    // Files with translations of several languages have the same document.
    let all = searches.flatMap(\.documents).uniqued(by: { ExactText($0) })
    let files = try choice.documents(among: all, below: paths)
    if vocabulary {
      try listVocabulary(files)
    } else {
      var run = try checkRun(of: files, among: all, below: paths)
      for search in searches {
        run.unreadable.documents += search.unreadable.documents
        run.unreadable.folders += search.unreadable.folders
      }
      try run.run()
    }
  }

  /// The run with the options of the command.
  private func checkRun(of files: [String], among all: [String], below paths: [String]) throws -> CheckRun {
    let ids = findings.onlyIDs
    return CheckRun(
      files: files, storyboards: CheckStoryboards(all), isOfChanged: choice.changed != nil,
      isStrict: program.strict, fixes: fix ? FixTargets(files, named: paths) : nil,
      severity: findings.severity, options: layout.options, languages: languages.list,
      layouts: languages.layouts(layout.options), inputPath: choice.inputPath,
      configurations: CheckConfigurations(
        path: findings.config, only: ids.isEmpty ? nil : Set(ids), deploymentTarget: program.deploymentTarget),
      programs: CheckPrograms(folders: program.sources, checked: paths, module: program.module),
      reporter: findings.chosenReporter.forOutput,
      baseline: try baseline.run(),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Lists the words of documents that NibTerm does not know.
  private func listVocabulary(_ files: [String]) throws {
    var report = VocabularyReport()
    var failed = false
    for file in files {
      if Interrupt.isRequested { throw ExitCode(Interrupt.status) }
      if let document = InputFile.document(file) { report.add(document) } else { failed = true }
    }
    (findings.format ?? .text).write(report)
    if failed { throw ExitCode(1) }
  }
}

/// The options for the findings that `nibterm check` reports, and for their format.
struct CheckFindingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the findings in this format: \(CheckReporterKind.names). Default: text.", valueName: "format"))
  var reporter: CheckReporterKind?

  @Option(help: "The same as --reporter, for text and json (one JSON object per line).")
  var format: ReportFormat?

  @Option(help: "Show diagnostics of at least this severity.")
  var severity = Diagnostic.Severity.warning

  @Option(
    help: ArgumentHelp(
      """
      Use this configuration for all documents, instead of the nearest .nibterm.yml or .iblinter.yml. A file with \
      'iblinter' in its name has IBLinter's format.
      """, valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Use only this rule, also if it is off by default. Repeatable, and accepts a list with commas.",
      valueName: "rule"))
  var only: [String] = []

  /// The format of the findings.
  var chosenReporter: CheckReporterKind {
    reporter ?? format.flatMap { CheckReporterKind(argument: $0.name) } ?? .text
  }

  /// The ids that `--only` names.
  var onlyIDs: [String] { only.flatMap { $0.split(separator: ",").map(String.init) } }

  func validate() throws {
    if let config, !Disk.exists(config) || Disk.isFolder(config) {
      throw ValidationError(
        "'\(config)' is not a file; name a configuration such as .nibterm.yml with --config.")
    }
    if format != nil, reporter != nil {
      throw ValidationError("--format and --reporter choose the same thing; use --reporter only.")
    }
  }
}

/// The options that choose among the documents at the paths of `nibterm check`.
struct CheckChoiceOptions: ParsableArguments {
  @Option(
    defaultAsFlag: GitCommand.head, parsing: .next,
    help: ArgumentHelp(
      """
      Check only documents that differ from a commit, branch or tag, or from its common ancestor with HEAD, and those \
      that git does not track. Files with translations (.strings, .xcstrings) belong to their documents. Without a \
      value, or if the next word is a path: documents that are not committed.
      """, valueName: "commit"))
  var changed: String?

  @Flag(help: "Also check documents that git ignores.")
  var noIgnore = false

  @Option(
    help: ArgumentHelp(
      "The path of the document on standard input, whose project it is checked with.", valueName: "file"))
  var inputPath: String?

  /// The value of `--changed` if it is a path and not a commit; otherwise empty. After an equals sign, the value is
  /// always a commit.
  var changedPath: [String] {
    guard let changed, changed != GitCommand.head,
      !CommandLine.arguments.contains("--changed=\(changed)")
    else { return [] }
    return changed == "-" || Disk.existsOrIsLink(changed) ? [changed] : []
  }

  /// The documents to check.
  ///
  /// - Parameters:
  ///   - all: the documents at the paths.
  ///   - paths: the paths on the command line.
  func documents(among all: [String], below paths: [String]) throws -> [String] {
    guard let changed else { return all }
    let commit = changedPath.isEmpty ? changed : GitCommand.head
    do throws(ChangedDocuments.Failure) {
      var documents = try ChangedDocuments(since: commit, below: paths)
      if let path = changedPath.first { try documents.expectNoCommit(path) }
      let result = try documents.filter(all)
      for top in documents.foreign {
        Output.error(
          "nibterm: note: \(GitTrust.reason(for: top)); all of its documents count as changed "
            + "(to check only the changed ones, run nibterm in that folder)")
      }
      for top in documents.absent {
        Output.error(
          "nibterm: note: the submodule '\(ReportFolder.current.relative(top))' changed, but is not checked out, so its "
            + "documents are not checked; run 'git submodule update --init'")
      }
      for top in documents.incomplete {
        Output.error(
          "nibterm: note: the submodule '\(ReportFolder.current.relative(top))' does not have the commit to compare "
            + "with; all of its documents count as changed (to check only the changed ones, run 'git fetch' in it)"
        )
      }
      return result
    } catch {
      if Interrupt.isRequested { throw ExitCode(Interrupt.status) }
      throw ValidationError(error.message + ".")
    }
  }
}

/// The options for the baseline: the known findings that `nibterm check` does not report.
struct CheckBaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Do not report the findings in this file, which --write-baseline writes. Findings are recognized by rule and \
      object, also after the document was reformatted, moved or renamed.
      """, valueName: "file"))
  var baseline: String?

  @Flag(
    help: """
      Write all findings to the file of --baseline, by default \(BaselineFile.defaultPath) in the current folder, \
      instead of reporting them.
      """)
  var writeBaseline = false

  func validate() throws {
    if baseline == "-" || baseline == "" { throw ValidationError("Name a file with --baseline.") }
    guard let baseline, DocumentName.isDocument(baseline) else { return }
    throw ValidationError("'\(baseline)' is the name of a document; name another file with --baseline.")
  }

  /// The use of the baseline; `nil` if there is none.
  ///
  /// - Throws: `ExitCode` 1 after reporting that the file cannot be read.
  func run() throws -> BaselineRun? {
    guard baseline != nil || writeBaseline else { return nil }
    do throws(BaselineFailure) {
      return try BaselineRun(path: baseline ?? BaselineFile.defaultPath, isWriting: writeBaseline)
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }
}

/// The options for the program whose sources `nibterm check` compares with the documents.
struct CheckProgramOptions: ParsableArguments {
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

  @Option(
    help: ArgumentHelp(
      """
      Report what Xcode does not compile for this version of iOS, instead of the deployment target of the document's \
      project. A version that the document itself names (Builds for) takes precedence.
      """, valueName: "version"))
  var deploymentTarget: IOSVersion?

  func validate() throws {
    for folder in sources where !Disk.isFolder(folder) {
      throw ValidationError("'\(folder)' is not a folder; name a folder of source files with --sources.")
    }
  }
}

extension IOSVersion: ExpressibleByArgument {
  /// Reads a version such as `15` or `12.4`.
  package init?(argument: String) { self.init(argument) }
}

extension Diagnostic.Severity: ExpressibleByArgument {
  public static var allValueStrings: [String] { ["note", "warning", "error"] }
}

/// The options for the languages and devices for which `nibterm check` lays documents out, too.
struct CheckLanguageOptions: ParsableArguments {
  @Option(
    name: .customLong("languages"),
    help: ArgumentHelp(
      """
      Also report what is truncated, overlaps, leaves its superview or conflicts in these languages, such as de,pt-BR, and \
      not in the development language; 'all', also with others, for those that a document is translated into. \
      Only the translations into these languages are checked. Pseudolanguages are double, accented, bounded and rtl.
      """, valueName: "list"))
  var list: LanguageList?

  @Option(
    help: ArgumentHelp(
      """
      Also report what is wrong on these devices, such as 'iPhone SE,iPhone 15', and not on the document's own. With \
      --languages, lay each language out for these devices instead of one.
      """, valueName: "names"))
  var devices: String?

  private var names: [String] {
    (devices ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func validate() throws {
    guard devices != nil else { return }
    for name in names where Device.named(name) == nil {
      let nearest = Suggestion(Device.nearestNames(to: name)).question.map { " \($0)" } ?? ""
      throw ValidationError("No device named '\(name)'.\(nearest) 'nibterm devices' lists all devices.")
    }
  }

  /// The options of the layouts that are compared: those of the command for each device. Without languages and devices,
  /// there are none.
  func layouts(_ options: LayoutOptions) -> [LayoutOptions] {
    let devices = names.compactMap { Device.named($0) }
    guard !devices.isEmpty else { return list == nil ? [] : [options] }
    return devices.map { device in
      var options = options
      (options.device, options.size) = (device, nil)
      return options
    }
  }
}
