import NibCore

/// A strict check of a document. It reports, in UIKit's words, the exceptions and log messages that would
/// occur when a program loads the document.
///
/// The program is not run. The document is compared with the classes in the program's sources, in Apple's
/// frameworks and in the running program; other classes are reported as unknown.
package struct NibStrictCheck {
  /// The diagnostics, sorted by position in the file, then by id. An error is an exception, a warning is only
  /// logged or raised later, and a note says what is not known.
  package let diagnostics: [Diagnostic]

  /// Checks a document. No content of a document makes this fail.
  package init(_ document: NibDocument, program: NibProgram = NibProgram()) {
    let loading = NibCanvas(document).diagnostics
    guard document.kind.isSupported else {
      diagnostics = loading
      return
    }
    let rehearsal = Rehearsal(document, program)
    var found = rehearsal.ownDiagnostics(of: loading)
    found += ConstraintCheck(document, NibEnvironment(canvasOf: document, options: NibCanvas.Options()))
      .diagnostics.filter { $0.severity == .error }
    found += ClassRehearsal(rehearsal).diagnostics + PlaceholderRehearsal(rehearsal).diagnostics
    found += OutletRehearsal(rehearsal).diagnostics + ActionRehearsal(rehearsal).diagnostics
    found += AttributeRehearsal(rehearsal).diagnostics + SegueRehearsal(rehearsal).diagnostics
    found += ControllerRehearsal(rehearsal).diagnostics + CellNibRehearsal(rehearsal).diagnostics
    found += RecursionRehearsal(rehearsal).diagnostics + [rehearsal.summary]
    diagnostics = found.checkedOrder()
  }
}
