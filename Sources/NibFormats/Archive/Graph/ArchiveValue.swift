import NibSupport

/// A value of an archive: an element of its XML, with references resolved.
///
/// An archive defines each object in one place, and refers to it by its `id` in all other places, which may be before
/// the definition.
struct ArchiveValue: Hashable {
  let element: NibElement

  /// Reads the value at an element; `nil` for `<nil>`, for a reference without an id, and for a reference to an id that
  /// the archive does not define.
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

  /// The class of an object; `nil` for plain values.
  var className: String? { element["class"] }

  func isObject(of classes: String...) -> Bool { className.map(classes.contains) ?? false }

  /// The value for a key; `nil` if there is none.
  subscript(key: String) -> ArchiveValue? { element.child(key: key).flatMap { ArchiveValue(at: $0) } }

  /// The keyed values inside, in archive order.
  var fields: [ArchiveField] {
    element.children.compactMap { child in child.key.map { ArchiveField(key: $0, element: child) } }
  }
}

/// One keyed value of an archived object.
struct ArchiveField {
  let key: String
  /// The element that contains the value, or a reference to it.
  let element: NibElement

  /// The value; `nil` for `<nil>` and for references without a target.
  var value: ArchiveValue? { ArchiveValue(at: element) }
}

extension ArchiveValue {
  /// The members of an array or set: the children of an `<array>`, or the children of an object that have no key.
  /// Members that are `nil` are left out.
  var items: [ArchiveValue] {
    if let ordered = self["orderedObjects"] { return ordered.items }
    return element.children.compactMap { $0.key == nil ? ArchiveValue(at: $0) : nil }
  }

  /// The members of an array, with `nil` for `NSNull` and `<nil>`. Used for parallel arrays, in which the members at
  /// the same index belong together.
  var optionalItems: [ArchiveValue?] {
    element.children.filter { $0.key == nil }.map { child in
      ArchiveValue(at: child).flatMap { $0.className == "NSNull" ? nil : $0 }
    }
  }

  var isArrayOrSet: Bool {
    if element.isNamed("array") || element.isNamed("set") { return true }
    return className.map { $0.hasSuffix("Array") || $0.hasSuffix("Set") } ?? false
  }

  /// The entries of a dictionary, in archive order. A dictionary is written in one of three forms: children
  /// with the keys of the dictionary, `NS.key.0` next to `NS.object.0`, or a list of keys and a list of
  /// values.
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

extension ArchiveValue {
  /// The decoded text of a string; `nil` for any other value.
  var string: String? {
    switch element.name {
    case "string", "mutableString", "characters": return encodedText ?? element.text
    default: return nil
    }
  }

  /// The text of `type="base64-UTF8"`, which encodes characters that XML cannot contain.
  private var encodedText: String? {
    guard element["type"] == "base64-UTF8" else { return nil }
    return ArchiveBytes.decode(element.text).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A whole or decimal number: `<int>4</int>`, `<integer value="4"/>`, `<float>1.000000e+01</float>`.
  var double: Double? {
    switch element.name {
    case "int", "float", "double", "real", "integer": NibDecimal.parse(scalarText)
    default: nil
    }
  }

  /// The number, if it has no fraction.
  var int: Int? { double.flatMap { Int(exactly: $0) } }

  /// The Boolean in `<bool key="...">YES</bool>` or `<boolean value="YES"/>`.
  var bool: Bool? {
    guard element.isNamed("bool") || element.isNamed("boolean") else { return nil }
    return NibBool.parse(scalarText)
  }

  /// The bytes of `<bytes>`.
  var bytes: [UInt8]? { element.isNamed("bytes") ? ArchiveBytes.decode(element.text) : nil }

  private var scalarText: String { element["value"] ?? element.text }

  /// A string, number or Boolean in the form that attributes of documents use.
  var attributeText: String? {
    if let string { return string }
    if let double { return NibNumber.exact(double) }
    return bool.map { $0 ? "YES" : "NO" }
  }
}
