/// An element of a document that is still being assembled.
///
/// `NibDocumentBuilder` requires elements in order, and attributes before children, but a compiled nib stores
/// the data of one object in many places. Elements are therefore drafted first.
final class NibDraft {
  let name: String
  private(set) var attributes: [(name: String, value: String)] = []
  var children: [NibDraft] = []
  var text = ""
  /// Values of the object that documents have no word for.
  var remainder: [CodedGraph.Entry] = []
  /// The position of the element's object in the file.
  let offset: Int?

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], at offset: Int? = nil) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.offset = offset
  }

  /// The value of an attribute; nil removes it.
  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((name: attribute, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The first child with this name.
  func child(named name: String) -> NibDraft? { children.first { $0.name == name } }

  /// The child with this name, which is added if there is none.
  func list(_ name: String) -> NibDraft {
    if let list = child(named: name) { return list }
    let list = NibDraft(name)
    children.append(list)
    return list
  }

  /// Adds the element and its descendants to a document. Values that documents have no word for are written
  /// as `<codedKey>` elements.
  func emit(into builder: inout NibDocumentBuilder, keeper: inout CodedKeyWriter) {
    builder.open(name, at: offset)
    for attribute in attributes { builder.attribute(attribute.name, attribute.value) }
    if !text.isEmpty { builder.text(text) }
    for child in children { child.emit(into: &builder, keeper: &keeper) }
    for entry in remainder { keeper.write(entry, to: &builder) }
    builder.close()
  }
}
