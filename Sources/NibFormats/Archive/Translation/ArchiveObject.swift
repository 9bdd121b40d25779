/// An archived object while its element is being made.
struct ArchiveObject {
  let value: ArchiveValue
  /// Its own record, else that of the object around it: the parent of what it holds.
  let record: ArchiveRecord?
  /// The id of its element.
  let id: String?
  let translator: ArchiveTranslator

  /// The element of an object that it holds; nil if that is no object.
  func element(for value: ArchiveValue, key: String? = nil, named name: String? = nil) -> DraftElement? {
    translator.element(for: value, key: key, around: record, named: name)
  }

  /// The elements of the objects in a list.
  func elements(in list: ArchiveValue) -> [DraftElement] { list.items.compactMap { element(for: $0) } }
}
