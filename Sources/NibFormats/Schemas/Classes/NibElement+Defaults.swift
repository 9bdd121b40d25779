extension NibElement {
  /// Whether an attribute with the given value means the same as this element without the attribute. False if the class
  /// of the element is not known, or if its default is not.
  package func isDefault(attribute name: String, value: String) -> Bool {
    isDefault(.attribute(name), .text(value))
  }

  /// Whether a child with a key means the same as this element without the child: it is `<nil key="..."/>`, or the
  /// value that the class has when a document does not set it.
  package func isDefault(child: NibElement) -> Bool {
    guard let key = child.key else { return false }
    return isDefault(.keyed(key), .element(child))
  }

  /// The values that missing attributes of this element mean, by the names of the attributes. Attributes are left out
  /// if their default is not known, or depends on other attributes.
  package var defaultTexts: [String: String] {
    guard let schema = ClassSchemas.uiKit.ofElement(name) else { return [:] }
    return schema.defaults.reduce(into: [:]) { texts, entry in
      if case .attribute(let name) = entry.key { texts[name] = entry.value.text }
    }
  }

  private func isDefault(_ part: PropertySchema.Part, _ value: CodedDefault.Value) -> Bool {
    guard document.kind.isSupported, let schema = ClassSchemas.uiKit.ofElement(name) else { return false }
    if case .element(let child) = value, child.isNamed("nil") { return schema.parts.contains(part) }
    return schema.defaults[part]?.isEqual(value, self) ?? false
  }
}
