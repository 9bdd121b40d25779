/// A value of an archive: an element of its XML, references followed.
///
/// An object is written out where it is met first, and named by its `id` everywhere else, before or after.
struct ArchiveValue: Hashable {
  /// The element that defines the value.
  let element: NibElement

  /// The value that stands at an element; nil for `<nil>`, for a reference to nothing, and for one to an id
  /// that the archive does not define.
  init?(at element: NibElement) {
    switch element.name {
    case "nil": return nil
    case "reference":
      guard let id = element["ref"], let target = element.document.object(id: id),
        !target.isNamed("reference")
      else { return nil }
      self.element = target
    default: self.element = element
    }
  }

  /// The class of an object; nil for plain values.
  var className: String? { element["class"] }

  /// Whether it is an object of one of these classes.
  func isObject(of classes: String...) -> Bool { className.map(classes.contains) ?? false }

  /// The value under a key.
  subscript(key: String) -> ArchiveValue? { element.child(key: key).flatMap { ArchiveValue(at: $0) } }

  /// The keyed values inside, in their order.
  var fields: [ArchiveField] {
    element.children.compactMap { child in child.key.map { ArchiveField(key: $0, element: child) } }
  }
}

/// One keyed value of an archived object.
struct ArchiveField {
  let key: String
  /// Where the value, or a reference to it, stands.
  let element: NibElement

  /// The value; nil if it is nothing.
  var value: ArchiveValue? { ArchiveValue(at: element) }
}

extension NibElement {
  /// The place of the element in its file, as builders of documents take it.
  var offset: Int? { record.location == NibTree.nowhere ? nil : Int(record.location) }
}

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
