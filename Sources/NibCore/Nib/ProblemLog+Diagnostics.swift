extension ProblemLog {
  /// The kinds of diagnostics that UIKit logs too.
  private static let loggedKinds: Set<DiagnosticKind> = [
    .outlet, .runtimeAttribute, .unknownClass, .zeroRowHeight,
  ]

  /// Reports a diagnostic of loading, with its place in the document, if it is an error or if UIKit logs it too.
  /// Addresses of objects are removed, so that every run of a program writes the same report.
  func report(_ diagnostic: Diagnostic, key: String? = nil) {
    guard isListening, diagnostic.severity == .error || ProblemLog.loggedKinds.contains(diagnostic.kind)
    else { return }
    let place = diagnostic.location.map { "\n    \($0)" } ?? ""
    let text = diagnostic.message.withoutAddresses + place
    report(text, key: key ?? text)
  }
}
