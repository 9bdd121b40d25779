/// Copies elements from a document into a new one.
struct DocumentCopy {
  var builder: NibDocumentBuilder
  /// Returns the value to write for an attribute, given the element's name, the attribute's name and the
  /// original value.
  var rewrite: (_ element: String, _ attribute: String, _ value: String) -> String = { $2 }

  /// Creates a copy that starts as an empty document.
  init(file: String, kind: NibDocumentKind) { builder = NibDocumentBuilder(file: file, kind: kind) }

  /// Begins a copy of an element, with its attributes and its text.
  mutating func open(_ element: NibElement) {
    let name = element.name
    builder.open(name, at: offset(of: element))
    for attribute in element.attributes {
      builder.attribute(attribute.name, rewrite(name, attribute.name, attribute.value))
    }
    let text = element.text
    if !text.isEmpty { builder.text(text) }
  }

  /// Copies an element and its descendants.
  mutating func add(_ element: NibElement) {
    open(element)
    for child in element.children { add(child) }
    builder.close()
  }

  /// Adds the diagnostics that the reader recorded for a document. Problems with ids and references are left
  /// out, because they are computed again for the new document.
  mutating func addRemarks(of document: NibDocument) {
    for diagnostic in document.diagnostics where !Self.foundAgain.contains(diagnostic.id) {
      builder.report(diagnostic)
    }
  }

  private static let foundAgain: Set<String> = [
    "unsupported-platform", "duplicate-id", "dangling-reference",
  ]

  private func offset(of element: NibElement) -> Int? {
    element.record.location == NibTree.nowhere ? nil : Int(element.record.location)
  }
}
