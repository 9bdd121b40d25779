/// The reason why a file could not be read as a document.
public struct NibReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that says what was found, with its location.
  public let diagnostic: Diagnostic

  /// Creates an error from the diagnostic that explains it.
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// The diagnostic as text: see `Diagnostic.rendered`.
  public var description: String { diagnostic.rendered }
}

extension DiagnosticKind {
  package static let notANib = DiagnosticKind(
    "not-a-nib", .files, .error, "The file is of another kind, which the message names.",
    wrong: """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
        <dict/>
      </plist>
      """, right: .plainView)
}
