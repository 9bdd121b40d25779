/// The irregular keys of bars.
enum ArchiveBarParts {
  /// A container's bar lists the items of the controllers in it, too: those stand with their controllers.
  static func items(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    let elements = field.value.map { object.elements(in: $0) } ?? []
    draft.append(elements.filter { $0["reference"] == nil }, in: "items")
  }
}
