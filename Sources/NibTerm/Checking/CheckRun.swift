import ArgumentParser
import NibAnalysis
import NibCore

/// One run of `nibterm check`: checks documents on several threads, and reports the findings in the order of the files.
struct CheckRun {
  /// The paths of the documents.
  let files: [String]
  /// Whether to check what would raise an exception, instead of the rules.
  let isStrict: Bool
  /// Whether to correct findings in the documents.
  let fixes: Bool
  /// The minimum severity of the findings that are reported.
  let severity: Diagnostic.Severity
  let canvas: NibCanvas.Options
  let configuration: CheckConfiguration
  let programs: CheckPrograms
  let reporter: CheckReporterKind
  /// The number of threads.
  let jobs: Int

  /// Checks the documents.
  ///
  /// - Throws: `ExitCode` 1 if there are errors or a file cannot be read; 130 if the user interrupted the run.
  func run() throws {
    let storyboards = CheckStoryboards(files)
    var reporter = reporter.make()
    var summary = CheckSummary()
    // The documents of a project use the same font files and sources, whose problems are reported once.
    var known: Set<Diagnostic> = []
    // The notes on the sources that were read, one for each program.
    var programs: Set<String> = []
    let progress = CheckProgress(count: files.count)
    write(reporter.begin(), progress)
    OrderedJobs(threads: jobs).run(files) { file in
      nibAutoreleasePool { result(of: file, storyboards) }
    } finish: { result in
      summary.files += 1
      if result.fixedCount > 0 { summary.countFixed(result.fixedCount) }
      if let problem = result.unreadable {
        progress.hide()
        Output.error(problem)
        summary.unreadable += 1
      }
      let new = result.diagnostics.filter { !CheckRun.sharedIDs.contains($0.id) || known.insert($0).inserted }
        .filter { $0.id != "program-sources" || programs.insert($0.message).inserted }
      for diagnostic in new { summary.count(diagnostic) }
      write(reporter.findings(new.filter { $0.severity >= severity }, in: result.file), progress)
      progress.show(summary.files)
      return !Interrupt.isRequested
    }
    progress.hide()
    summary.isInterrupted = summary.files < files.count
    write(reporter.end(summary), progress)
    Output.error(summary.text(showing: severity, of: files.count))
    if summary.isInterrupted { throw ExitCode(Interrupt.status) }
    if summary.hasErrors { throw ExitCode(1) }
  }

  private func write(_ text: String, _ progress: CheckProgress) {
    guard !text.isEmpty else { return }
    progress.hide()
    reporter.isStyled ? Output.write(sequences: text) : Output.write(text)
  }

  /// The ids of diagnostics about files that several documents use.
  private static let sharedIDs: Set<String> = ["unreadable-font", "deep-source"]

  /// What was found in one document.
  private struct Result: Sendable {
    let file: String
    var diagnostics: [Diagnostic] = []
    /// The number of findings that were corrected.
    var fixedCount = 0
    /// The reason why the file cannot be read at all.
    var unreadable: Diagnostic?
  }

  private func result(of file: String, _ storyboards: CheckStoryboards) -> Result {
    var result = Result(file: file)
    do {
      let document = try InputFile.read(file)
      let program = programs.program(around: file)
      if isStrict {
        let found = program.diagnostics + NibStrictCheck(document, program: program).diagnostics
        result.diagnostics = configuration.applied(
          to: RuleDirectives(document).applied(to: found, in: document))
      } else {
        let project = CheckProject(storyboards: storyboards.names(beside: file), program: program)
        if fixes, file != "-" {
          let fix = DocumentFix(document, options: canvas, project: project, configuration: configuration)
          result.diagnostics = fix.diagnostics
          if fix.bytes != document.source {
            if let problem = FixedFile.write(fix, to: file) {
              result.diagnostics.append(problem)
            } else {
              result.fixedCount = fix.fixedCount
            }
          }
        } else {
          result.diagnostics =
            NibCheck(document, options: canvas, project: project, configuration: configuration).diagnostics
        }
      }
      result.diagnostics = result.diagnostics.map { $0.severity >= severity ? $0.named(in: document) : $0 }
    } catch {
      if InputFile.isUnreadable(error) {
        result.unreadable = error.diagnostic
      } else {
        result.diagnostics = [error.diagnostic]
      }
    }
    return result
  }
}
