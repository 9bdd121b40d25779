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
