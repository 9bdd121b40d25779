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

  /// The values that missing attributes of this element mean, by the names of the attributes. Attributes are left out if
  /// their default is not known, or depends on other attributes.
  package var defaultTexts: [String: String] {
    guard let coded = ClassSchemas.uiKit.ofElement(name) else { return [:] }
    return coded.defaults.reduce(into: [:]) { texts, known in
      if case .attribute(let name) = known.key { texts[name] = known.value.text }
    }
  }

  private func isDefault(_ part: PropertySchema.Part, _ value: CodedDefault.Value) -> Bool {
    guard document.kind.isSupported, let coded = ClassSchemas.uiKit.ofElement(name) else { return false }
    if case .element(let child) = value, child.isNamed("nil") { return coded.parts.contains(part) }
    return coded.defaults[part]?.isEqual(value, self) ?? false
  }
}
