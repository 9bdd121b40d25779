import ArgumentParser
import NibAnalysis
import NibCore
import NibTools

/// `nibterm diff OLD NEW` and `nibterm diff [REF [REF]] [PATH...]`: says what changed between versions of documents.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: "nibterm",
    abstract: "Say what changed between two versions of documents, and what follows from it.",
    discussion: """
      With two files, compares them; a missing file is /dev/null. Otherwise compares documents in a git work tree: \
      without REF, the work tree with HEAD; with one REF, the work tree with that commit; with two, or with A..B or \
      A...B, the commits. Objects are compared by id. Versions of tools, saved frames of views that constraints place, \
      reordered constraints, rounded numbers and new ids of objects that are otherwise the same are not changes; one \
      line says how many were ignored. A new id is a change if a .strings file still names the old one. The exit status is 0 if nothing changed, 1 if something did, and 2 if a \
      document, a submodule or git could not be read.
      """)

  @OptionGroup var layout: LayoutArguments

  @Option(help: "Write text, ansi (text in colors), json (one object per document), markdown, svg or png.")
  var format: DiffFormat?

  @Flag(help: "Write only the numbers of changes.")
  var summary = false

  @Flag(
    inversion: .prefixedNo,
    help: "Compare the solved layouts and the findings of check too.")
  var consequences = true

  @Option(
    help: ArgumentHelp("The name to show for both of two files, for git difftool.", valueName: "name"))
  var path: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the svg or png picture to this file; '-' is standard output, which is the default.",
      valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("The number of pixels per point in png images, from 1 to 4.", valueName: "number"))
  var scale = 2

  @Argument(
    help: ArgumentHelp(
      """
      Two files, or commits and paths, with '--' between them if a name could be either. Default: the changes that are \
      not committed.
      """, valueName: "path"))
  var arguments: [String] = []

  func validate() throws {
    if !(1...4).contains(scale) { throw ValidationError("'\(scale)' is not a valid scale; use 1 to 4.") }
    if summary, format?.isPicture ?? false {
      throw ValidationError("--summary is for text, json and markdown; a picture has no summary.")
    }
    if output == "" { throw ValidationError("Name a file with -o, or '-' for standard output.") }
    if output != nil, format?.isPicture != true {
      throw ValidationError("--output is for pictures; use it with --format svg or --format png.")
    }
  }

  /// The exit status if a document, a submodule or git could not be read.
  private static let readFailure: Int32 = 2

  /// What the exit status depends on.
  private struct Status {
    /// Whether a document changed or a submodule was moved.
    var isDifferent: Bool
    /// Whether a document or a submodule could not be read.
    var hasFailed: Bool
    /// git calls the program for one file, and interprets any status but 0 as a failure.
    let isExternalDiff: Bool

    init(_ compared: DiffArguments) {
      isDifferent = !compared.renamedSubmodules.isEmpty
      hasFailed = !compared.problems.isEmpty
      isExternalDiff = compared.isExternalDiff
    }

    /// Ends the program with the status, unless it is 0.
    func exit() throws {
      if hasFailed { throw ExitCode(Diff.readFailure) }
      if isDifferent, !isExternalDiff { throw ExitCode(1) }
    }
  }

  func run() throws {
    let compared: DiffArguments
    do throws(GitVersions.Failure) {
      compared = try DiffArguments(arguments, name: path)
    } catch {
      Output.error("nibterm: error: \(error.message)")
      throw ExitCode(Diff.readFailure)
    }
    compared.report()
    // git shows the output of an external diff in its pager, so that it is not written to a terminal.
    let isInColoredPager = compared.isExternalDiff && GitCommand.usesColors
    let hasColors = isInColoredPager || ColorChoice.auto.depth != nil
    let format = format ?? (hasColors ? .ansi : .text)
    if format.isPicture {
      try writePictures(compared, format)
    } else {
      try write(compared, format)
    }
  }

  /// Compares the pairs on several threads, and writes the reports in their order.
  private func write(_ compared: DiffArguments, _ format: DiffFormat) throws {
    let configurations = CheckConfigurations(path: nil, only: nil)
    let programs = CheckPrograms(folders: [], checked: [], module: nil)
    let options = layout.options
    let hasConsequences = consequences
    let writer = DiffText(style: DiffStyle(hasColors: format == .ansi), isSummary: summary)
    var reports: [DiffReport] = []
    var status = Status(compared)
    OrderedJobs(threads: ProcessInfo.processInfo.activeProcessorCount).run(compared.pairs) { pair in
      nibAutoreleasePool {
        Self.report(
          of: pair, options: options, hasConsequences: hasConsequences, programs: programs,
          configuration: configurations.configuration(for: pair.name))
      }
    } finish: { result in
      switch result {
      case .success(let report):
        reports.append(report)
        status.isDifferent = status.isDifferent || report.isDifferent
        for problem in report.translationProblems { Output.error(problem) }
        switch format {
        case .json: Output.line(report.json.text)
        case .markdown: break
        default: Output.write(sequences: writer.text(of: report))
        }
      case .failure(let error):
        Output.error(error.diagnostic)
        status.hasFailed = true
      }
      return true  // Continue with the other documents.
    }
    if format == .markdown { Output.write(DiffMarkdown(isSummary: summary).text(of: reports)) }
    let isForReaders = format != .json && format != .markdown
    if isForReaders, compared.pairs.isEmpty, !status.isDifferent, !status.hasFailed {
      Output.line("No document changed.")
    }
    try status.exit()
  }

  /// Compares the versions of one document.
  private static func report(
    of pair: DiffPair, options: LayoutOptions, hasConsequences: Bool, programs: CheckPrograms,
    configuration: CheckConfiguration
  ) -> Swift.Result<DiffReport, NibReadError> {
    do throws(NibReadError) {
      let (old, new) = try pair.documents(in: options.language)
      return .success(
        DiffReport(
          pair, old, new, options: options, hasConsequences: hasConsequences,
          projects: pair.projects(programs), configuration: configuration))
    } catch {
      return .failure(error)
    }
  }

  /// Writes a picture of all roots that changed.
  private func writePictures(_ compared: DiffArguments, _ format: DiffFormat) throws {
    var pictures: [DiffPicture] = []
    var status = Status(compared)
    for pair in compared.pairs {
      do throws(NibReadError) {
        let (old, new) = try pair.documents(in: layout.options.language)
        let result = DiffPicture.all(pair, old, new, options: layout.options)
        for problem in result.problems { Output.error(problem) }
        status.isDifferent = status.isDifferent || result.isDifferent
        pictures += result.pictures
      } catch {
        Output.error(error.diagnostic)
        status.hasFailed = true
      }
    }
    guard !pictures.isEmpty else {
      if status.isDifferent {
        Output.error("nibterm: note: no change is visible")
      } else if !status.hasFailed {
        Output.error("nibterm: note: no changes")
      }
      return try status.exit()
    }
    let bytes: [UInt8]
    do throws(OutputFailure) {
      bytes = try DiffPage(pictures: pictures).bytes(format, scale: scale)
    } catch {
      Output.error("nibterm: error: \(error.message)")
      throw ExitCode(Diff.readFailure)
    }
    try SavedFile(path: output ?? "-", content: .drawing)
      .write(bytes, madeFrom: compared.pairs.flatMap(\.files), failureStatus: Diff.readFailure)
    try status.exit()
  }
}
