import ArgumentParser
import NibCore

/// `nibterm check PATH...`: what is wrong with documents, a diagnostic a line.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell what is wrong with documents: conflicts, ambiguity, misplaced views, unknown vocabulary.",
    discussion: """
      A diagnostic a line: file:line:column: severity: message [id], then the object and what is around it. \
      The exit status is 1 if there were errors, or files that cannot be read.
      """)

  /// How diagnostics are written.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Option(help: "How to write what is found: text, or json (a JSON object a line).")
  var format = Format.text

  @Option(help: "The lowest severity to show: note, warning or error.")
  var severity = Diagnostic.Severity.warning

  @Flag(help: "List the elements and attributes that are not read instead, over all documents, with counts.")
  var vocabulary = false

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("Documents and folders; '-' reads standard input.", valueName: "path"))
  var paths: [String]

  func run() throws {
    let files = paths.flatMap(InputFile.nibs(below:))
    if vocabulary { try listVocabulary(files) } else { try check(files) }
  }

  private func check(_ files: [String]) throws {
    let storyboards = CheckStoryboards(files)
    var summary = CheckSummary()
    for file in files {
      for diagnostic in diagnostics(of: file, storyboards, &summary) {
        summary.count(diagnostic)
        guard diagnostic.severity >= severity else { continue }
        Output.write(
          format == .json ? CheckJSON.line(diagnostic) : Output.sanitized(diagnostic.rendered) + "\n")
      }
    }
    Output.error(summary.text(showing: severity))
    if summary.hasErrors { throw ExitCode(1) }
  }

  private func diagnostics(
    of file: String, _ storyboards: CheckStoryboards, _ summary: inout CheckSummary
  ) -> [Diagnostic] {
    summary.files += 1
    do {
      let document = try InputFile.read(file)
      return NibCheck(document, options: canvas.canvas, storyboards: storyboards.names(beside: file))
        .diagnostics
    } catch {
      guard InputFile.isUnreadable(error) else { return [error.diagnostic] }
      Output.error(error.diagnostic.rendered)
      summary.unreadable += 1
      return []
    }
  }

  private func listVocabulary(_ files: [String]) throws {
    var report = VocabularyReport()
    var failed = false
    for file in files {
      if let document = InputFile.document(file) { report.add(document) } else { failed = true }
    }
    let words = report.notUnderstood + report.meaningless
    Output.write(
      format == .json ? words.map { CheckJSON.line($0) }.joined() : CheckVocabularyText(report).text)
    if failed { throw ExitCode(1) }
  }
}

extension Diagnostic.Severity: ExpressibleByArgument {}
