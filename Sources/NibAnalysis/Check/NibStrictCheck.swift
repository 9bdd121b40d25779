import NibCore

/// A strict check of a document. It reports, in UIKit's words, the exceptions and log messages that would
/// occur when a program loads the document.
///
/// The program is not run. The document is compared with the classes in the program's sources, in Apple's
/// frameworks and in the process that performs the check; other classes are reported as unknown.
package struct NibStrictCheck {
  /// The diagnostics, sorted by position in the file, then by id. An error is an exception, a warning is only
  /// logged or raised later, and a note says what is not known.
  package let diagnostics: [Diagnostic]

  /// Checks a document. Never fails, whatever the document contains.
  package init(_ document: NibDocument, program: NibProgram = NibProgram()) {
    let loading = LoadedDocument(document).diagnostics
    guard document.kind.isSupported else {
      diagnostics = loading.map { $0.downgraded(to: .note) } + ConflictCommentCheck(document).diagnostics
      return
    }
    let context = StrictCheckContext(document, program)
    var found = NibStrictCheck.findings(context, loading)
    if found.contains(where: { $0.severity > .note }), !program.projects.isEmpty {
      // The files of projects are read only if there is something to report.
      found = NibStrictCheck.findings(StrictCheckContext(document, program, readsProjects: true), loading)
      if let project = program.projects.projectWithoutTarget(for: document.file) {
        let reason = Diagnostic.Note("no target of \(project) contains this document")
        found = found.map {
          $0.severity == .error && $0.location?.file == document.file
            ? $0.downgraded(to: .warning, reason) : $0
        }
      }
    }
    diagnostics = found.sortedForCheck()
  }

  private static func findings(_ context: StrictCheckContext, _ loading: [Diagnostic]) -> [Diagnostic] {
    context.keptDiagnostics(of: loading) + ConflictCommentCheck(context.document).diagnostics
      + CheckRule.all.flatMap(context.findings)
  }
}

extension StrictCheckContext {
  /// The diagnostics of loading that are part of the strict check's result. Diagnostics of other documents are left
  /// out.
  ///
  /// If only the running program has the class of an object, all diagnostics of the object are kept, and those of
  /// outlets become errors. For other objects, the strict check replaces the diagnostics that depend on the class with
  /// its own.
  fileprivate func keptDiagnostics(of loading: [Diagnostic]) -> [Diagnostic] {
    let running = Set(document.root.descendants.filter(isRunning).compactMap { $0.id })
    return loading.compactMap { diagnostic in
      guard diagnostic.location.map({ $0.file == document.file }) ?? true else { return nil }
      guard DiagnosticKind.ofClasses.contains(diagnostic.kind) || diagnostic.kind == .segue else {
        return diagnostic
      }
      guard let id = diagnostic.path.steps.first?.id, running.contains(id) else { return nil }
      var kept = diagnostic
      kept.message = diagnostic.message.withoutAddresses
      if diagnostic.kind == .outlet { kept.severity = .error }
      return kept
    }
  }
}
