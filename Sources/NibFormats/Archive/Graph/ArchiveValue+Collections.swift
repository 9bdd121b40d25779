extension ArchiveValue {
  /// The members of an array or a set, nil ones left out: `<array>`, or an object whose unkeyed children
  /// they are.
  var items: [ArchiveValue] {
    if let ordered = self["orderedObjects"] { return ordered.items }
    return element.children.compactMap { $0.key == nil ? ArchiveValue(at: $0) : nil }
  }

  /// The members of an array, `NSNull` and `<nil>` as nil: for lists that belong together.
  var slots: [ArchiveValue?] {
    element.children.filter { $0.key == nil }.map { child in
      ArchiveValue(at: child).flatMap { $0.className == "NSNull" ? nil : $0 }
    }
  }

  /// Whether it is a list of values.
  var isArray: Bool {
    if element.isNamed("array") || element.isNamed("set") { return true }
    return className.map { $0.hasSuffix("Array") || $0.hasSuffix("Set") } ?? false
  }

  /// The entries of a dictionary in their order. There are three ways to write one: children keyed by the
  /// dictionary's own keys, `NS.key.0` beside `NS.object.0`, and a list of keys beside a list of values.
  var entries: [(key: String, value: ArchiveValue)] {
    if element.isNamed("dictionary") { return keyedEntries }
    if let keys = self["dict.sortedKeys"], let values = self["dict.values"] {
      return zip(keys.items, values.items).compactMap { key, value in
        key.attributeText.map { ($0, value) }
      }
    }
    return numberedEntries
  }

  private var keyedEntries: [(key: String, value: ArchiveValue)] {
    fields.compactMap { field in field.value.map { (field.key, $0) } }
  }

  private var numberedEntries: [(key: String, value: ArchiveValue)] {
    let fields = fields
    let objects = Dictionary(fields.map { ($0.key, $0) }) { first, _ in first }
    return fields.compactMap { field in
      guard field.key.hasPrefix("NS.key."), let key = field.value?.attributeText,
        let value = objects["NS.object." + field.key.dropFirst("NS.key.".count)]?.value
      else { return nil }
      return (key, value)
    }
  }
}
