/// The reason why a value could not be decoded. The diagnostic (`malformed-value`, a warning) quotes what was
/// found and says what was expected.
package struct NibValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message about what was found and what was expected, with the place.
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  package var description: String { diagnostic.rendered }
}
