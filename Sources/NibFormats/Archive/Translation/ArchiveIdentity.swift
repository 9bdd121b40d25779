/// What an archive says of an object outside the object: its name, its class, its runtime attributes.
enum ArchiveIdentity {
  static func add(_ record: ArchiveRecord, to draft: inout DraftElement, _ object: ArchiveObject) {
    if let name = record.name { draft.set("userLabel", name) }
    for property in object.translator.archive.records.properties(of: record.id) {
      add(property, to: &draft)
    }
  }

  private static func add(_ property: ArchiveProperty, to draft: inout DraftElement) {
    if ArchiveConstraint.listKeys.contains(property.name) { return }
    if let name = attributes[property.name], let text = property.value.attributeText {
      draft.set(name, text, at: property.value.element.offset)
    } else if property.name == "IBAttributePlaceholdersKey",
      let list = ArchiveRuntimeAttributes(property.value)
    {
      draft.append(list.elements, in: "userDefinedRuntimeAttributes")
    } else {
      draft.children.append(ArchiveKept.element(property.value.element, name: property.name))
    }
  }

  private static let attributes = [
    "CustomClassName": "customClass", "CustomClassModule": "customModule",
    "CustomClassModuleProvider": "customModuleProvider", "visibleAtLaunch": "visibleAtLaunch",
    "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints": "translatesAutoresizingMaskIntoConstraints",
  ]
}
