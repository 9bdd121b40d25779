import NibCore

/// What checking a document came to, as the list of documents shows it.
struct DocumentMark: Equatable, Sendable {
  /// The highest severity of what was found; nil if nothing was.
  let severity: Diagnostic.Severity?
  /// How many diagnostics of that severity there are.
  let count: Int

  /// Nothing was found.
  static let clean = DocumentMark([])

  init(_ diagnostics: [Diagnostic]) {
    let highest = diagnostics.lazy.map(\.severity).max()
    severity = highest
    count = diagnostics.count { $0.severity == highest }
  }

  /// The mark of several documents together.
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
