import NibCore
import NibTools

extension CheckReporterKind {
  /// One JSON object per finding and line.
  static let json = CheckReporterKind("json") { JSONReporter() }
}

/// Writes the findings as JSON.
private struct JSONReporter: CheckReporter {
  func document(_ document: CheckedDocument) -> String {
    document.findings.map { JSON($0).text + "\n" }.joined()
  }
}

extension JSON {
  /// A diagnostic with its place, severity, id, message, path and notes.
  fileprivate init(_ diagnostic: Diagnostic) {
    let members: [(name: String, value: JSON?)] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("id", .string(diagnostic.id)),
      ("message", .string(diagnostic.message)), ("path", .list(diagnostic.path.steps.map(JSON.init))),
      ("name", diagnostic.path.name.map { .string($0) }), ("notes", .list(diagnostic.notes.map(JSON.init))),
    ]
    self = .object(JSON.place(diagnostic.location) + members)
  }

  fileprivate init(_ step: ObjectPath.Step) {
    self = .object([
      ("class", .string(step.className)), ("id", .string(step.id)),
      ("label", step.userLabel.map { .string($0) }),
    ])
  }

  fileprivate init(_ note: Diagnostic.Note) {
    self = .object(JSON.place(note.location) + [("message", .string(note.message))])
  }

  /// The members `file`, `line` and `column` of a place.
  static func place(_ location: SourceLocation?) -> [(name: String, value: JSON?)] {
    guard let location else { return [] }
    return [
      ("file", .string(location.file)), ("line", .integer(location.line)),
      ("column", .integer(location.column)),
    ]
  }
}
