/// Copies elements from documents into a new one, and can change their attributes.
struct DocumentCopy {
  var builder: NibDocumentBuilder
  /// Returns the value to write for an attribute, given the element's name, the attribute's name and the
  /// original value.
  var rewrite: (_ element: String, _ attribute: String, _ value: String) -> String = { $2 }

  /// Creates a copy that starts as an empty document.
  init(file: String, kind: NibDocumentKind) { builder = NibDocumentBuilder(file: file, kind: kind) }

  /// Begins a copy of an element, with its attributes and its text but without its children.
  mutating func open(_ element: NibElement) {
    let name = element.name
    builder.open(name, at: element.offset)
    for attribute in element.attributes {
      builder.attribute(attribute.name, rewrite(name, attribute.name, attribute.value))
    }
    let text = element.text
    if !text.isEmpty { builder.text(text) }
  }

  mutating func add(_ element: NibElement) {
    open(element)
    for child in element.children { add(child) }
    builder.close()
  }

  /// Adds the diagnostics that a reader recorded for a document, except those that are computed again for the
  /// new document.
  mutating func addDiagnostics(of document: NibDocument) {
    for diagnostic in document.diagnostics where !Self.recomputedKinds.contains(diagnostic.kind) {
      builder.report(diagnostic)
    }
  }

  /// The kinds of diagnostics that every `NibDocument` computes from its elements.
  private static let recomputedKinds: Set<DiagnosticKind> = [
    .unsupportedPlatform, .duplicateID, .danglingReference,
  ]
}
