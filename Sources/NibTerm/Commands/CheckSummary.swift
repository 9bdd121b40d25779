import NibCore

/// How much a run of `nibterm check` found.
struct CheckSummary {
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

  /// `12 documents: 1 error, 3 warnings; not shown: 7 notes`.
  func text(showing severity: Diagnostic.Severity) -> String {
    let counts: [(severity: Diagnostic.Severity, count: Int)] = [
      (.error, errors), (.warning, warnings), (.note, notes),
    ]
    var found = counts.filter { $0.severity >= severity }.map(Self.words)
    if unreadable > 0 { found.append("\(Self.number(unreadable, "file")) not read") }
    let hidden = counts.filter { $0.severity < severity && $0.count > 0 }.map(Self.words)
    return "\(Self.number(files, "document")): \(found.joined(separator: ", "))"
      + (hidden.isEmpty ? "" : "; not shown: \(hidden.joined(separator: ", "))")
  }

  private static func words(_ entry: (severity: Diagnostic.Severity, count: Int)) -> String {
    number(entry.count, entry.severity.rawValue)
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
  }
}
