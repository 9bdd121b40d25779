/// An archived object whose element is being made.
struct ArchiveObject {
  let value: ArchiveValue
  /// The object's own record, otherwise that of the object around it. It is the parent of the objects inside.
  let record: ArchiveRecord?
  /// The id of the object's element.
  let id: String?
  let translator: ArchiveTranslator

  /// The element of an object inside this one; nil if the value is not an object.
  func element(for value: ArchiveValue, key: String? = nil, named name: String? = nil) -> NibDraft? {
    translator.element(for: value, key: key, around: record, named: name)
  }

  /// The elements of the objects in a list.
  func elements(in list: ArchiveValue) -> [NibDraft] { list.items.compactMap { element(for: $0) } }
}
