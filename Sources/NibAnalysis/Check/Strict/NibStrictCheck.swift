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
    let loading = NibCanvas(document).diagnostics
    guard document.kind.isSupported else {
      diagnostics = loading
      return
    }
    let context = StrictCheckContext(document, program)
    var found = context.keptDiagnostics(of: loading)
    found += ConstraintCheck(document, NibEnvironment(canvasOf: document, options: NibCanvas.Options()))
      .diagnostics.filter { $0.severity == .error }
    found += ClassCheck(context).diagnostics + PlaceholderCheck(context).diagnostics
    found += OutletCheck(context).diagnostics + ActionCheck(context).diagnostics
    found += AttributeCheck(context).diagnostics + SegueCheck(context).diagnostics
    found += ControllerCheck(context).diagnostics + CellNibCheck(context).diagnostics
    found += RecursionCheck(context).diagnostics + [context.summary]
    diagnostics = found.sortedForCheck()
  }
}
