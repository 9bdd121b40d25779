/// An element of the document to be made, before it is known whether more will be said of it.
struct DraftElement: Sendable {
  struct Attribute: Sendable {
    let name: String
    var value: String
    let offset: Int?
  }

  let name: String
  /// The place in the archive that it comes from.
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

  /// Gives it an attribute, in place of one of that name.
  mutating func set(_ name: String, _ value: String, at offset: Int? = nil) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append(Attribute(name: name, value: value, offset: offset))
    }
  }

  /// Adds the elements inside one of this name; nothing if there are none.
  mutating func append(_ list: [DraftElement], in name: String) {
    guard !list.isEmpty else { return }
    var holder = DraftElement(name, at: list.first?.offset)
    holder.children = list
    children.append(holder)
  }

  /// Writes it and all inside it.
  func write(to builder: inout NibDocumentBuilder) {
    builder.open(name, at: offset)
    for attribute in attributes { builder.attribute(attribute.name, attribute.value, at: attribute.offset) }
    for child in children { child.write(to: &builder) }
    builder.close()
  }
}
