import NibCore

extension CheckReporterKind {
  /// Lines for people: each finding with its place, its object and its notes.
  static let text = CheckReporterKind("text") { TextReporter() }
}

private struct TextReporter: CheckReporter {
  func findings(_ found: [Diagnostic], in file: String) -> String {
    found.map { $0.rendered + "\n" }.joined()
  }
}
