import ArgumentParser
import NibAnalysis
import NibCore

/// `nibterm check PATH...`: reports problems in documents.
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

  @Option(help: "Print diagnostics as text, or as json (one JSON object per line).")
  var format = ReportFormat.text

  @Option(help: "Show diagnostics of at least this severity: note, warning or error.")
  var severity = Diagnostic.Severity.warning

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
      "With --strict: read the program's sources from this folder instead of the document's project. Repeatable.",
      valueName: "folder"))
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "With --strict: use this module if several modules declare the same class.", valueName: "name"))
  var module: String?

  @Flag(help: "Also check documents that git ignores.")
  var noIgnore = false

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("Documents and folders; '-' reads standard input.", valueName: "path"))
  var paths: [String]

  func validate() throws {
    guard strict || (sources.isEmpty && module == nil) else {
      throw ValidationError("--sources and --module require --strict.")
    }
    for folder in sources where !Disk.isFolder(folder) {
      throw ValidationError("'\(folder)' is not a folder; name a folder of source files with --sources.")
    }
  }

  func run() throws {
    let files = paths.flatMap { InputFile.nibs(below: $0, respectsIgnore: !noIgnore) }
    if vocabulary { try listVocabulary(files) } else { try check(files) }
  }

  private func check(_ files: [String]) throws {
    let storyboards = CheckStoryboards(files)
    var programs = CheckPrograms(folders: sources, checked: paths, module: module)
    var summary = CheckSummary()
    // The documents of a project use the same font files.
    var fontFiles: Set<Diagnostic> = []
    for file in files {
      for diagnostic in diagnostics(of: file, storyboards, &programs, &summary)
      where diagnostic.id != "unreadable-font" || fontFiles.insert(diagnostic).inserted {
        summary.count(diagnostic)
        guard diagnostic.severity >= severity else { continue }
        format.write(CheckReport(diagnostic: diagnostic))
      }
    }
    Output.error(summary.text(showing: severity))
    if summary.hasErrors { throw ExitCode(1) }
  }

  private func diagnostics(
    of file: String, _ storyboards: CheckStoryboards, _ programs: inout CheckPrograms,
    _ summary: inout CheckSummary
  ) -> [Diagnostic] {
    summary.files += 1
    do {
      let document = try InputFile.read(file)
      if strict {
        let found = NibStrictCheck(document, program: programs.program(around: file)).diagnostics
        return programs.takeDiagnostics() + found
      }
      return NibCheck(document, options: canvas.canvas, storyboards: storyboards.names(beside: file))
        .diagnostics
    } catch {
      guard InputFile.isUnreadable(error) else { return [error.diagnostic] }
      Output.error(error.diagnostic)
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
    format.write(report)
    if failed { throw ExitCode(1) }
  }
}

extension Diagnostic.Severity: ExpressibleByArgument {}

/// A diagnostic as `check` reports it.
private struct CheckReport: CommandReport {
  let diagnostic: Diagnostic

  var text: String { diagnostic.rendered + "\n" }

  var json: [JSON] {
    let members: [(name: String, value: JSON?)] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("id", .string(diagnostic.id)),
      ("message", .string(diagnostic.message)),
      ("path", .list(diagnostic.path.steps.map { CheckReport.json(of: $0) })),
      ("notes", .list(diagnostic.notes.map { CheckReport.json(of: $0) })),
    ]
    return [.object(JSON.place(diagnostic.location) + members)]
  }

  private static func json(of step: ObjectPath.Step) -> JSON {
    .object([
      ("class", .string(step.className)), ("id", .string(step.id)),
      ("label", step.userLabel.map { .string($0) }),
    ])
  }

  private static func json(of note: Diagnostic.Note) -> JSON {
    .object(JSON.place(note.location) + [("message", .string(note.message))])
  }
}

extension JSON {
  fileprivate static func place(_ location: SourceLocation?) -> [(name: String, value: JSON?)] {
    guard let location else { return [] }
    return [
      ("file", .string(location.file)), ("line", .integer(location.line)),
      ("column", .integer(location.column)),
    ]
  }
}

/// Writes the reported elements and attributes in two groups: those that are not supported, and those that are known
/// but have no effect in NibTerm. In each group, the most frequent ones are first.
extension VocabularyReport: CommandReport {
  var text: String {
    group("not supported", notUnderstood) + group("known, but with no effect in NibTerm", meaningless)
  }

  private func group(_ title: String, _ entries: [Entry]) -> String {
    guard !entries.isEmpty else { return "\(title): none\n" }
    let total = entries.reduce(0) { $0 + $1.count }
    let words = "\(entries.count) word\(entries.count == 1 ? "" : "s")"
    return "\(title): \(words), \(total) time\(total == 1 ? "" : "s")\n" + entries.map(line).joined()
  }

  private func line(_ entry: Entry) -> String {
    let count = String(entry.count)
    let padding = String(repeating: " ", count: max(0, 7 - count.count))
    let reason = entry.reason.map { ": \($0)" } ?? ""
    return VisibleText.line("\(padding)\(count)  \(entry.path)\(reason)  \(entry.example)") + "\n"
  }

  var json: [JSON] {
    (notUnderstood + meaningless).map { entry in
      let members: [(name: String, value: JSON?)] = [
        ("word", .string(entry.path)), ("count", .integer(entry.count)),
        ("reason", entry.reason.map { .string($0) }),
      ]
      return .object(members + JSON.place(entry.example))
    }
  }
}

/// Counts the files and diagnostics of a run of `nibterm check`.
struct CheckSummary {
  /// The number of all files, including those that cannot be read.
  var files = 0
  var unreadable = 0
  private var errors = 0
  private var warnings = 0
  private var notes = 0

  var hasErrors: Bool { errors + unreadable > 0 }

  mutating func count(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// The summary as one line, such as `12 documents: 1 error, 3 warnings; not shown: 7 notes`.
  func text(showing severity: Diagnostic.Severity) -> String {
    let counts: [(severity: Diagnostic.Severity, count: Int)] = [
      (.error, errors), (.warning, warnings), (.note, notes),
    ]
    var found = counts.filter { $0.severity >= severity }.map(Self.text)
    if unreadable > 0 { found.append("\(Self.number(unreadable, "file")) not read") }
    let hidden = counts.filter { $0.severity < severity && $0.count > 0 }.map(Self.text)
    return "\(Self.number(files, "document")): \(found.joined(separator: ", "))"
      + (hidden.isEmpty ? "" : "; not shown: \(hidden.joined(separator: ", "))")
  }

  private static func text(_ entry: (severity: Diagnostic.Severity, count: Int)) -> String {
    number(entry.count, entry.severity.rawValue)
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
  }
}
