/// A value that is stored as one element of a document: a frame, a color, a font.
///
/// There are three ways to decode such a value, from the strictest to the most lenient:
///
///     let rect = try NibRect(decoding: element)             // throws an error if the element is malformed
///     let rect = NibRect(element, log: &diagnostics)        // adds a diagnostic to the log and returns nil
///     let rect = NibRect(element)                           // returns nil
package protocol NibElementDecodable {
  /// Decodes the element.
  ///
  /// - Throws: an error if a required attribute is missing, or if an attribute that is read is malformed.
  init(decoding element: NibElement) throws(NibValueError)
}

extension NibElementDecodable {
  /// Decodes the element. If it is malformed, adds the reason to the log and returns `nil`.
  package init?(_ element: NibElement, log: inout [Diagnostic]) {
    do {
      try self.init(decoding: element)
    } catch {
      log.append(error.diagnostic)
      return nil
    }
  }

  /// Decodes the element, `nil` if it is malformed. For callers that cannot report the reason.
  package init?(_ element: NibElement) {
    var ignored: [Diagnostic] = []
    self.init(element, log: &ignored)
  }
}

extension NibElement {
  /// Decodes the child with this key; `nil` if there is none.
  package func child<Value: NibElementDecodable>(
    _ key: String, as type: Value.Type
  ) throws(NibValueError) -> Value? {
    guard let child = child(key: key) else { return nil }
    return try Value(decoding: child)
  }
}

extension NibElement {
  package func malformed(_ attribute: String, expected: String) -> NibValueError {
    malformed(
      "\(attribute)=\"\(self[attribute] ?? "")\"", expected: expected, at: location(ofAttribute: attribute))
  }

  /// The error for a required attribute that is missing.
  package func missingAttribute(_ attribute: String) -> NibValueError {
    malformed("no \(attribute)", expected: "the attribute \(attribute)", at: location)
  }

  /// The error for an element with the wrong content or of the wrong kind.
  package func malformed(content: String, expected: String) -> NibValueError {
    malformed(content, expected: expected, at: location)
  }

  private func malformed(_ content: String, expected: String, at place: SourceLocation?) -> NibValueError {
    NibValueError(
      Diagnostic(
        .malformedValue, "<\(name)>: found \(content), expected \(expected); ignored",
        at: place ?? location, path: objectPath()))
  }
}

extension DiagnosticKind {
  package static let malformedValue = DiagnosticKind(
    "malformed-value", .vocabulary, .warning, "A value cannot be read. The default is used.",
    details: "Values are colors, rectangles, fonts, numbers and the like.", advice: "Correct it.",
    wrong: "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"wide\" height=\"10\"/></view>",
    right: "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"10\"/></view>")
}
