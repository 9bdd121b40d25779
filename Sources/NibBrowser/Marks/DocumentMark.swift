import NibCore

/// The result of checking a document, as the list of documents shows it.
struct DocumentMark: Equatable, Sendable {
  /// The highest severity of the problems; `nil` if there are none.
  let severity: Diagnostic.Severity?
  /// The number of problems: errors and warnings, but not notes.
  let count: Int

  /// The mark of a document without problems.
  static let clean = DocumentMark([])

  init(_ diagnostics: [Diagnostic]) {
    severity = diagnostics.lazy.map(\.severity).max()
    count = diagnostics.count(where: \.isProblem)
  }

  /// Combines the marks of several documents.
  init(combining marks: [DocumentMark]) {
    severity = marks.compactMap(\.severity).max()
    count = marks.reduce(0) { $0 + $1.count }
  }
}

extension Diagnostic {
  /// Whether the diagnostic counts as a problem in the list of documents, the status line and the inspector. Notes do
  /// not count.
  var isProblem: Bool { severity >= .warning }
}
