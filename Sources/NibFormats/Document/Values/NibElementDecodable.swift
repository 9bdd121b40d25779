/// A value that stands in a document as one element: a frame, a color, a font.
///
/// Three ways to decode one, from strict to careless:
///
///     let rect = try NibRect(decoding: element)             // throws what is wrong
///     let rect = NibRect(element, log: &diagnostics)        // notes it, and gives nil
///     let rect = NibRect(element)                           // gives nil
public protocol NibElementDecodable {
  /// Decodes the element.
  ///
  /// - Throws: if an attribute it needs is missing, or one it reads is malformed.
  init(decoding element: NibElement) throws(NibValueError)
}

extension NibElementDecodable {
  /// Decodes the element; if it is malformed, adds the reason to the log and gives nil.
  package init?(_ element: NibElement, log: inout [Diagnostic]) {
    do {
      try self.init(decoding: element)
    } catch {
      log.append(error.diagnostic)
      return nil
    }
  }

  /// Decodes the element, nil if it is malformed. For callers that have nowhere to put the reason.
  package init?(_ element: NibElement) {
    var ignored: [Diagnostic] = []
    self.init(element, log: &ignored)
  }
}

extension NibElement {
  /// Decodes the child with this key, nil if there is none.
  public func child<Value: NibElementDecodable>(
    _ key: String, as type: Value.Type
  ) throws(NibValueError) -> Value? {
    guard let child = child(key: key) else { return nil }
    return try Value(decoding: child)
  }
}

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
