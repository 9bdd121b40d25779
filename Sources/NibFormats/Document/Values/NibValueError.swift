/// Why a value could not be decoded. The diagnostic (`malformed-value`, a warning) quotes what was found and
/// says what was expected.
public struct NibValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, what was expected, and where.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  public var description: String { diagnostic.rendered }
}

extension NibElement {
  /// The error for an attribute whose text does not say what it should.
  package func malformed(_ attribute: String, expected: String) -> NibValueError {
    malformed(
      "\(attribute)=\"\(self[attribute] ?? "")\"", expected: expected, at: location(ofAttribute: attribute))
  }

  /// The error for an attribute that an element cannot do without.
  public func missing(_ attribute: String) -> NibValueError {
    malformed("no \(attribute)", expected: "the attribute \(attribute)", at: location)
  }

  /// The error for an element whose content or kind is wrong.
  package func malformed(content found: String, expected: String) -> NibValueError {
    malformed(found, expected: expected, at: location)
  }

  private func malformed(_ found: String, expected: String, at place: SourceLocation?) -> NibValueError {
    NibValueError(
      Diagnostic(
        "malformed-value", .warning, "<\(name)>: found \(found), expected \(expected); ignored",
        at: place ?? location, path: objectPath()))
  }
}
