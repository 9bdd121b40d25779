import NibCore

/// Counts the files and diagnostics of a run of `nibterm check`.
struct CheckSummary {
  /// The number of documents to be checked.
  let total: Int
  /// Whether only documents that git reports as changed are checked.
  var isOfChanged = false
  /// The number of files that have been checked, including those that cannot be read.
  var files = 0
  var unreadable = 0
  /// The number of folders that could not be searched completely.
  var unsearchedCount = 0
  /// The number of documents that the configuration leaves out.
  var leftOut = 0
  /// The number of findings that the baseline hides.
  var hidden = 0
  /// Whether no document has one of the languages in which documents are checked, so that it may be misspelled.
  var lacksLanguage = false
  /// Whether the run ended before all documents were checked.
  var isInterrupted = false
  /// The number of findings that `--fix` corrected, and the number of documents that it changed.
  private var fixedCounts = (findings: 0, files: 0)
  private var errors = 0
  private var warnings = 0
  private var notes = 0

  /// - Parameter total: the number of documents to be checked.
  init(total: Int) { self.total = total }

  /// The word for one of the documents.
  var noun: String { isOfChanged ? "changed document" : "document" }

  var hasErrors: Bool { errors + unreadable > 0 || lacksLanguage }

  /// Counts the corrected findings of one document.
  mutating func countFixed(_ findings: Int) {
    fixedCounts = (fixedCounts.findings + findings, fixedCounts.files + 1)
  }

  mutating func count(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// The summary as one line, such as `12 documents: 1 error, 3 warnings; 4 in the baseline; not shown: 7 notes`.
  func text(showing severity: Diagnostic.Severity) -> String {
    let counts: [(severity: Diagnostic.Severity, count: Int)] = [
      (.error, errors), (.warning, warnings), (.note, notes),
    ]
    var results = counts.filter { $0.severity >= severity }.map(Self.text)
    if fixedCounts.files > 0 {
      results.insert(
        "\(Self.number(fixedCounts.findings, "finding")) fixed in \(Self.number(fixedCounts.files, "document"))",
        at: 0)
    }
    if unsearchedCount > 0 {
      results.append("\(Self.number(unsearchedCount, "folder")) not searched completely")
    }
    if unreadable > 0 { results.append("\(Self.number(unreadable, "file")) not read") }
    var parts = [results.joined(separator: ", ")]
    if hidden > 0 { parts.append("\(hidden) in the baseline") }
    let notShown = counts.filter { $0.severity < severity && $0.count > 0 }.map(Self.text)
    if !notShown.isEmpty { parts.append("not shown: \(notShown.joined(separator: ", "))") }
    if leftOut > 0 { parts.append("left out by the configuration: \(Self.number(leftOut, "document"))") }
    let documents =
      isInterrupted ? "interrupted after \(files) of \(Self.number(total, noun))" : Self.number(files, noun)
    return "\(documents): \(parts.joined(separator: "; "))"
  }

  private static func text(_ entry: (severity: Diagnostic.Severity, count: Int)) -> String {
    number(entry.count, entry.severity.rawValue)
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
  }
}
