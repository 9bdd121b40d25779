import NibCore
import NibTools

/// The reason why rows cannot be read, with the location.
struct RowsError: Error, Hashable {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// Makes an error for malformed data.
  init(malformed message: String, at location: SourceLocation) {
    self.init(Diagnostic(.malformedRows, message, at: location))
  }
}
