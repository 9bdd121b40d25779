/// The runtime attributes of an object, which archives keep beside tooltips and the like.
struct ArchiveRuntimeAttributes {
  private let list: [ArchiveValue]

  /// The attributes in an object's dictionary of placeholders; nil if it holds anything else.
  init?(_ placeholders: ArchiveValue) {
    let entries = placeholders.entries
    guard entries.count == 1, entries[0].key == "IBUserDefinedRuntimeAttributesPlaceholderName",
      let list = entries[0].value["userDefinedRuntimeAttributes"]
    else { return nil }
    self.list = list.items
  }

  /// An element each, in their order.
  var elements: [DraftElement] { list.map(element) }

  private func element(_ attribute: ArchiveValue) -> DraftElement {
    var draft = DraftElement("userDefinedRuntimeAttribute", at: attribute.element.offset)
    let type = attribute["typeIdentifier"]?.string?.split(separator: ".").last.map(String.init)
    draft.set("type", type ?? "nil")
    if let path = attribute["keyPath"]?.string { draft.set("keyPath", path) }
    guard let value = attribute["value"] else { return draft }
    if let child = child(value, type) {
      draft.children.append(child)
    } else if let text = value["NSResourceName"]?.string ?? value.attributeText {
      draft.set("value", text)
    } else {
      draft.children.append(ArchiveKept.element(value.element, name: "value"))
    }
    return draft
  }

  /// The value, where it is more than a text.
  private func child(_ value: ArchiveValue, _ type: String?) -> DraftElement? {
    switch type {
    case "number":
      return value.number.map { number in
        let name = Int(exactly: number) == nil ? "real" : "integer"
        return DraftElement(
          name, at: value.element.offset, key: "value", ["value": ArchiveNumber.text(number)])
      }
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

  private func range(_ value: ArchiveValue) -> DraftElement? {
    guard let location = value["NS.rangeval.location"]?.attributeText,
      let length = value["NS.rangeval.length"]?.attributeText
    else { return nil }
    return DraftElement(
      "range", at: value.element.offset, key: "value", ["location": location, "length": length])
  }
}
