extension UncompiledParts {
  /// Creates a report of everything that no row of a class's table handles.
  init(_ schema: ClassSchema) { self.init(schema.parts) }

  /// Creates a report of everything except the given parts.
  init(_ knownParts: Set<PropertySchema.Part>) {
    var (attributes, keys, elements): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for part in knownParts {
      switch part {
      case .attribute(let name): attributes.insert(name)
      case .keyed(let key): keys.insert(key)
      case .element(let name): elements.insert(name)
      }
    }
    self.init(attributes: attributes, children: keys, elements: elements)
  }
}
