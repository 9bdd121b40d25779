import NibCore

/// Counts the files and diagnostics of a run of `nibterm check`.
struct CheckSummary {
  /// The number of all files, including those that cannot be read.
  var files = 0
  var unreadable = 0
  /// Whether the run ended before all documents were checked.
  var isInterrupted = false
  /// The number of findings that `--fix` corrected, and of the documents that it changed.
  private var fixed = (findings: 0, files: 0)
  private var errors = 0
  private var warnings = 0
  private var notes = 0

  var hasErrors: Bool { errors + unreadable > 0 }

  /// Counts the corrected findings of one document.
  mutating func countFixed(_ findings: Int) {
    fixed = (fixed.findings + findings, fixed.files + 1)
  }

  mutating func count(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// The summary as one line, such as `12 documents: 1 error, 3 warnings; not shown: 7 notes`.
  ///
  /// - Parameter total: the number of documents that were to be checked.
  func text(showing severity: Diagnostic.Severity, of total: Int) -> String {
    let counts: [(severity: Diagnostic.Severity, count: Int)] = [
      (.error, errors), (.warning, warnings), (.note, notes),
    ]
    var found = counts.filter { $0.severity >= severity }.map(Self.text)
    if fixed.files > 0 {
      found.insert(
        "\(Self.number(fixed.findings, "finding")) fixed in \(Self.number(fixed.files, "document"))", at: 0)
    }
    if unreadable > 0 { found.append("\(Self.number(unreadable, "file")) not read") }
    let hidden = counts.filter { $0.severity < severity && $0.count > 0 }.map(Self.text)
    let documents =
      isInterrupted ? "interrupted after \(files) of \(total) documents" : Self.number(files, "document")
    return "\(documents): \(found.joined(separator: ", "))"
      + (hidden.isEmpty ? "" : "; not shown: \(hidden.joined(separator: ", "))")
  }

  private static func text(_ entry: (severity: Diagnostic.Severity, count: Int)) -> String {
    number(entry.count, entry.severity.rawValue)
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
  }
}
