/// An attribute of an element: its name, decoded value and place.
public struct NibAttributeValue: Sendable {
  /// The name as written in the file.
  public let name: String
  /// The text, with references replaced by their characters.
  public let value: String
  private let document: NibDocument
  private let offset: UInt32

  /// The location of the attribute's name.
  package var location: SourceLocation { document.location(of: offset) }

  init(_ document: NibDocument, attribute index: Int) {
    let record = document.tree.attributes[index]
    name = document.tree.names.string(record.name, in: document.tree.bytes)
    value = document.tree.value(ofAttribute: index)
    offset = record.location
    self.document = document
  }
}

extension NibElement {
  /// The decoded value of an attribute, nil if absent.
  package subscript(attribute: String) -> String? { document.tree.value(of: attribute, element: index) }

  /// All attributes, in document order.
  public var attributes: [NibAttributeValue] {
    document.tree.attributeIndices(of: index).map { NibAttributeValue(document, attribute: $0) }
  }

  /// The names of all attributes, in document order.
  package var attributeNames: [String] {
    document.tree.attributeIndices(of: index).map {
      document.tree.names.string(document.tree.attributes[$0].name, in: document.tree.bytes)
    }
  }

  /// The location of an attribute's name, nil if the element does not have the attribute.
  package func location(ofAttribute attribute: String) -> SourceLocation? {
    document.tree.attributeIndex(attribute, of: index).map {
      document.location(of: document.tree.attributes[$0].location)
    }
  }
}
