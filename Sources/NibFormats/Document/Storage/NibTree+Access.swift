extension NibTree {
  func attributeIndices(of element: Int) -> Range<Int> {
    let end = element + 1 < elements.count ? Int(elements[element + 1].firstAttribute) : attributes.count
    return Int(elements[element].firstAttribute)..<end
  }

  /// The index of the element's attribute of that name.
  func attributeIndex(_ name: String, of element: Int) -> Int? {
    guard let id = names.id(of: name, in: bytes) else { return nil }
    return attributeIndices(of: element).first { attributes[$0].name == id }
  }

  func value(ofAttribute index: Int) -> String {
    decode(attributes[index].value, attributes[index].coding)
  }

  /// The decoded value of an attribute, nil if the element has none of that name.
  func value(of name: String, element: Int) -> String? {
    attributeIndex(name, of: element).map(value(ofAttribute:))
  }

  func name(of element: Int) -> String { names.string(elements[element].name, in: bytes) }

  /// All character data directly inside the element.
  func text(of element: Int) -> String {
    let first = Int(elements[element].firstText)
    let next = Int(elements[element].subtreeEnd)
    let end = next < elements.count ? Int(elements[next].firstText) : texts.count
    var result = ""
    for text in texts[first..<end] where text.owner == element {
      result += decode(text.slice, text.coding)
    }
    return result
  }

  func decode(_ slice: Slice, _ coding: Coding) -> String {
    let range = slice.range
    guard coding != .plain else { return String(decoding: bytes[range], as: UTF8.self) }
    return String(decoding: coding.decode(bytes[range]), as: UTF8.self)
  }
}
