import NibFormats

extension EditMaker {
  /// The edits that give an attribute a value. A missing attribute is added at the place where Interface Builder would
  /// write it.
  ///
  /// - Parameter value: the value, without escapes; `nil` removes the attribute.
  package func edits(setting attribute: String, of element: NibElement, to value: String?) -> [SourceEdit] {
    guard let value else { return [edit(removing: attribute, of: element)].compactMap { $0 } }
    if element[attribute] == value { return [] }
    let escaped = EditorText.attribute(value)
    if let edit = edit(setting: attribute, of: element, to: escaped) { return [edit] }
    let text = " \(attribute)=\"\(escaped)\""
    let offset = self.offset(ofNew: attribute, in: element)
    return [SourceEdit(range: offset..<offset, replacement: Array(text.utf8))]
  }

  /// The edits that give several attributes values.
  ///
  /// - Parameter values: the attributes in the order in which Interface Builder writes them.
  func edits(setting values: KeyValuePairs<String, String?>, of element: NibElement) -> [SourceEdit] {
    values.flatMap { edits(setting: $0.key, of: element, to: $0.value) }
  }

  /// The offset at which a new attribute is inserted: before the first one that follows it in the order of Interface
  /// Builder.
  private func offset(ofNew attribute: String, in element: NibElement) -> Int {
    let written = sourceElement(of: element)
    let names = written.attributes.map { String(decoding: tree.text[$0.name], as: UTF8.self) }
    let index = AttributeOrder(of: element.name).index(of: attribute, in: names)
    return index < names.count
      ? written.attributes[index].range.lowerBound
      : written.attributes.last?.range.upperBound ?? written.name.upperBound
  }
}
