import NibCore

/// The result of checking a document, as the list of documents shows it.
struct DocumentMark: Equatable, Sendable {
  /// The highest severity of the problems; `nil` if there are none.
  let severity: Diagnostic.Severity?
  /// The number of diagnostics of that severity; 0 if there are none.
  let count: Int

  /// The mark of a document without problems.
  static let clean = DocumentMark([])

  init(_ diagnostics: [Diagnostic]) {
    let highest = diagnostics.lazy.map(\.severity).max()
    severity = highest
    count = diagnostics.count { $0.severity == highest }
  }

  /// Combines the marks of several documents.
  init(_ marks: some Sequence<DocumentMark>) {
    var severity: Diagnostic.Severity?
    var count = 0
    for mark in marks {
      guard let found = mark.severity else { continue }
      if let highest = severity, highest > found { continue }
      count = (severity == found ? count : 0) + mark.count
      severity = found
    }
    self.severity = severity
    self.count = count
  }
}
