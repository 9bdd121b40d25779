/// An archived object whose element is being made.
struct ArchiveObject {
  let value: ArchiveValue
  /// The object's record, or that of the nearest enclosing object that has one. It determines which objects get their
  /// elements inside this one.
  let record: ArchiveRecord?
  let id: String?
  let translator: ArchiveTranslator

  /// The element of an object inside this one; `nil` if the value is not an object.
  func element(for value: ArchiveValue, key: String? = nil, named name: String? = nil) -> NibDraft? {
    translator.element(for: value, key: key, inside: record, named: name)
  }

  func elements(in list: ArchiveValue) -> [NibDraft] { list.items.compactMap { element(for: $0) } }
}
