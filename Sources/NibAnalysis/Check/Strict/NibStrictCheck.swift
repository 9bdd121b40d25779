import NibCore

/// A rehearsal of a document's loading: what would raise an exception when a program loads it, or be logged,
/// in UIKit's words.
///
/// Nothing of the program runs. The document is held against the classes of the program's sources, of Apple's
/// frameworks and of the running program; what is known of none of them is said to be unknown.
package struct NibStrictCheck {
  /// What was found, by place in the file, then by id. An error is an exception, a warning is logged only or
  /// raised later, a note says what cannot be told.
  package let diagnostics: [Diagnostic]

  /// Rehearses a document. Nothing in it can make this fail.
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
