/// Preserves archived values that have no translation: `<archivedKey name="NSFoo" type="int" value="3"/>`.
enum UntranslatedKey {
  /// The `<archivedKey>` element for a key and its whole value.
  ///
  /// - Parameters:
  ///   - name: the key; `nil` for a member of a list.
  ///   - records: the records of objects that have separate elements. Where the value contains such an object, only
  ///     its id is written.
  static func element(
    _ element: NibElement, name: String?, besides records: ArchiveRecords? = nil
  ) -> NibDraft {
    let draft = NibDraft("archivedKey", at: element.offset)
    if let name { draft["name"] = name }
    draft["type"] = element.name
    if let className = element["class"] { draft["class"] = className }
    if let reference = element["ref"] { draft["ref"] = reference }
    if let id = ArchiveValue(at: element).flatMap({ records?[$0]?.id }) {
      draft["object"] = id
      return draft
    }
    draft.children = element.children.map { self.element($0, name: $0.key, besides: records) }
    if draft.children.isEmpty, let text = text(of: element) { draft["value"] = text }
    return draft
  }

  private static func text(of element: NibElement) -> String? {
    if let text = ArchiveValue(at: element)?.attributeText, !element.isNamed("reference") { return text }
    return element.text.isEmpty ? nil : element.text
  }
}
