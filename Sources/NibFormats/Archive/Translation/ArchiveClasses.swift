/// What an archive knows of the project's classes: their superclasses, actions and outlets with their types.
enum ArchiveClasses {
  /// A `<class>` for each description; a class may have several.
  static func elements(_ archive: Archive) -> [DraftElement] {
    let describer = archive.data["IBDocument.Classes"]
    let lists = ["referencedPartialClassDescriptions", "referencedPartialClassDescriptionsV3.2+"]
    return lists.flatMap { describer?[$0]?.items ?? [] }.compactMap(element)
  }

  private static func element(_ description: ArchiveValue) -> DraftElement? {
    guard let name = description["className"]?.string else { return nil }
    var draft = DraftElement("class", at: description.element.offset, ["className": name])
    if let parent = description["superclassName"]?.string { draft.set("superclassName", parent) }
    if let source = description["sourceIdentifier"] { draft.children.append(self.source(source)) }
    draft.append(
      relationships("action", description["actions"]) + relationships("outlet", description["outlets"]),
      in: "relationships")
    return draft
  }

  private static func source(_ value: ArchiveValue) -> DraftElement {
    var draft = DraftElement("source", at: value.element.offset, key: "sourceIdentifier")
    if let type = value["majorKey"]?.string { draft.set("type", type) }
    if let path = value["minorKey"]?.string { draft.set("relativePath", path) }
    return draft
  }

  private static func relationships(_ kind: String, _ value: ArchiveValue?) -> [DraftElement] {
    (value?.entries ?? []).map { name, type in
      var draft = DraftElement("relationship", at: type.element.offset, ["kind": kind, "name": name])
      if let type = type.string { draft.set("candidateClass", type) }
      return draft
    }
  }
}
