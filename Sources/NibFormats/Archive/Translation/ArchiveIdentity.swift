import NibSupport

/// Adds data about an object that the archive stores separately from the object: its name, its custom class and its
/// runtime attributes.
enum ArchiveIdentity {
  /// Adds the data of an object's record to the draft of its element.
  static func add(_ record: ArchiveRecord, to draft: NibDraft, _ object: ArchiveObject) {
    if let name = record.name { draft["userLabel"] = name }
    for property in object.translator.archive.records.properties(of: record.id) {
      add(property, to: draft)
    }
  }

  /// Adds a property: as an attribute, as runtime attributes, or under its key.
  private static func add(_ property: ArchiveProperty, to draft: NibDraft) {
    // `ArchiveConstraint` translates the lists of constraints.
    if ArchiveConstraint.listKeys.contains(property.name) { return }
    if let name = attributes[property.name], let text = property.value.attributeText {
      draft.set(name, text, at: property.value.element.offset)
    } else if property.name == placeholders,
      let list = ArchiveRuntimeAttributes(property.value)
    {
      draft.append(list.elements, in: "userDefinedRuntimeAttributes")
    } else {
      draft.children.append(preserved(property))
    }
  }

  /// The `<archivedKey>` of a property without a translation. Most of these properties describe the state of Interface
  /// Builder, such as the place of an object's window.
  static func preserved(_ property: ArchiveProperty) -> NibDraft {
    let draft = UntranslatedKey.element(property.value.element, name: property.name)
    if property.name != placeholders || property.value.entries.isEmpty { draft.markEditorOnly() }
    return draft
  }

  /// The property that contains runtime attributes.
  private static let placeholders = "IBAttributePlaceholdersKey"

  private static let attributes = [
    "CustomClassName": "customClass", "CustomClassModule": "customModule",
    "CustomClassModuleProvider": "customModuleProvider", "visibleAtLaunch": "visibleAtLaunch",
    "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints": "translatesAutoresizingMaskIntoConstraints",
  ]
}

/// The runtime attributes of an object. Archives store them in a dictionary that can also contain other data, such as
/// the object's tooltip.
struct ArchiveRuntimeAttributes {
  private let list: [ArchiveValue]

  /// Reads the attributes from the value of `IBAttributePlaceholdersKey`. Returns `nil` if the value contains other
  /// data.
  init?(_ placeholders: ArchiveValue) {
    let entries = placeholders.entries
    guard entries.count == 1, entries[0].key == "IBUserDefinedRuntimeAttributesPlaceholderName",
      let list = entries[0].value["userDefinedRuntimeAttributes"]
    else { return nil }
    self.list = list.items
  }

  /// One element per attribute, in archive order.
  var elements: [NibDraft] { list.map(element) }

  /// The element of a runtime attribute. Its value is an attribute or a child.
  private func element(_ attribute: ArchiveValue) -> NibDraft {
    let draft = NibDraft("userDefinedRuntimeAttribute", at: attribute.element.offset)
    let type = attribute["typeIdentifier"]?.string?.split(separator: ".").last.map(String.init)
    draft["type"] = type ?? "nil"
    if let path = attribute["keyPath"]?.string { draft["keyPath"] = path }
    guard let value = attribute["value"] else { return draft }
    if let child = child(value, type) {
      draft.children.append(child)
    } else if let text = value["NSResourceName"]?.string ?? value.attributeText {
      draft["value"] = text
    } else {
      draft.children.append(UntranslatedKey.element(value.element, name: "value"))
    }
    return draft
  }

  /// The value as a child element; `nil` for types whose values are attributes, and for values that cannot be
  /// translated.
  private func child(_ value: ArchiveValue, _ type: String?) -> NibDraft? {
    switch type {
    case "number": return ArchiveAnyValue.number(value, key: "value")
    case "color": return ArchiveColor.draft(value, key: "value")
    case "point":
      return ArchiveGeometry.boxed(value, key: "value") ?? ArchiveGeometry.point(value, key: "value")
    case "size":
      return ArchiveGeometry.boxed(value, key: "value") ?? ArchiveGeometry.size(value, key: "value")
    case "rect":
      return ArchiveGeometry.boxed(value, key: "value") ?? ArchiveGeometry.rect(value, key: "value")
    case "range": return range(value)
    default: return nil
    }
  }

  private func range(_ value: ArchiveValue) -> NibDraft? {
    guard let location = value["NS.rangeval.location"]?.attributeText,
      let length = value["NS.rangeval.length"]?.attributeText
    else { return nil }
    return NibDraft(
      "range", key: "value", ["location": location, "length": length], at: value.element.offset)
  }
}
