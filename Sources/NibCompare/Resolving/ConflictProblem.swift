import NibFormats

/// The reason why the conflicts of a document cannot be read or resolved.
package struct ConflictProblem: Error {
  /// A sentence, with the place if it has one.
  package let diagnostic: Diagnostic

  init(_ message: String, at location: SourceLocation? = nil) {
    diagnostic = Diagnostic(.damagedConflict, message, at: location)
  }

  init(_ error: NibReadError) { diagnostic = error.diagnostic }
}
