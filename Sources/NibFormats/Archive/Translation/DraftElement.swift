/// An element of the new document that can still be changed before it is written.
struct DraftElement: Sendable {
  struct Attribute: Sendable {
    let name: String
    var value: String
    let offset: Int?
  }

  let name: String
  /// The byte offset in the archive that the element comes from.
  let offset: Int?
  private(set) var attributes: [Attribute] = []
  var children: [DraftElement] = []

  init(
    _ name: String, at offset: Int? = nil, key: String? = nil,
    _ attributes: KeyValuePairs<String, String> = [:]
  ) {
    self.name = name
    self.offset = offset
    if let key { set("key", key) }
    for (name, value) in attributes { set(name, value) }
  }

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// Sets an attribute, replacing an existing one with the same name.
  mutating func set(_ name: String, _ value: String, at offset: Int? = nil) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append(Attribute(name: name, value: value, offset: offset))
    }
  }

  /// Adds a child with this name that contains the given elements. Adds nothing if the list is empty.
  mutating func append(_ list: [DraftElement], in name: String) {
    guard !list.isEmpty else { return }
    var holder = DraftElement(name, at: list.first?.offset)
    holder.children = list
    children.append(holder)
  }

  /// Writes the element and its descendants.
  func write(to builder: inout NibDocumentBuilder) {
    builder.open(name, at: offset)
    for attribute in attributes { builder.attribute(attribute.name, attribute.value, at: attribute.offset) }
    for child in children { child.write(to: &builder) }
    builder.close()
  }
}
