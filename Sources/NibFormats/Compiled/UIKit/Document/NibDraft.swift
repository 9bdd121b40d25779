/// An element of a document that is still being put together.
///
/// `NibDocumentBuilder` takes elements in order and attributes before children; what a compiled nib says of
/// one object stands in many places. So the elements are drafted first.
final class NibDraft {
  let name: String
  private(set) var attributes: [(name: String, value: String)] = []
  var children: [NibDraft] = []
  var text = ""
  /// Values of the object for which documents have no word.
  var remainder: [CodedGraph.Entry] = []
  /// Where the object that the element stands for lies in the file.
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

  /// The first child of that name.
  func child(named name: String) -> NibDraft? { children.first { $0.name == name } }

  /// The child of that name, made if there is none.
  func list(_ name: String) -> NibDraft {
    if let list = child(named: name) { return list }
    let list = NibDraft(name)
    children.append(list)
    return list
  }

  /// Adds the element and all inside it to a document; what documents have no word for is kept as
  /// `<codedKey>` elements.
  func emit(into builder: inout NibDocumentBuilder, keeper: inout CodedKeyWriter) {
    builder.open(name, at: offset)
    for attribute in attributes { builder.attribute(attribute.name, attribute.value) }
    if !text.isEmpty { builder.text(text) }
    for child in children { child.emit(into: &builder, keeper: &keeper) }
    for entry in remainder { keeper.write(entry, to: &builder) }
    builder.close()
  }
}
