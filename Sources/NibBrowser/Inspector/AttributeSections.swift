import NibAnalysis
import NibCore

/// Makes the sections with the attributes that the document sets, those that it sets by key path, and the default
/// values of the object's class.
enum AttributeSections {
  /// Attributes that other sections show.
  private static let shownElsewhere: Set<String> = IdentitySection.attributes.union(SizeSection.attributes)

  /// Attributes whose value is the id of an object.
  private static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "textLabel", "detailTextLabel", "imageView",
    "tableViewCell", "popoverAnchorView", "popoverAnchorBarButtonItem",
  ]

  /// The attributes that the document sets, in file order.
  static func attributes(_ element: NibElement) -> InspectorSection {
    let shown = element.inspectedAttributes().filter { !shownElsewhere.contains($0.name) }
    return InspectorSection(title: "Attributes", rows: shown.map { row($0, in: element.document) })
  }

  /// The row of an attribute, with a note if views do not use it.
  private static func row(_ attribute: NibInspectedAttribute, in document: NibDocument) -> InspectorRow {
    var row = InspectorRow(
      label: attribute.name, value: attribute.value, kind: .set, location: attribute.location)
    row.edit = edit(attribute.name)
    switch attribute.state {
    case .set, .standard: break
    case .ignored(let reason):
      row.kind = .ignored
      row.note = "has no effect: \(reason)"
    case .unsupported:
      row.kind = .unsupported
      row.note = "not supported"
    }
    let reference = references.contains(attribute.name) ? attribute.value : nil
    if let target = attribute.target ?? reference, document.object(id: target) != nil {
      row.kind = .link
      row.target = target
      row.value = ObjectTitle.of(id: target, in: document)
      row.copyText = target
    }
    return row
  }

  /// The edit of an attribute with the name that the inspector shows; `nil` for the value in one size class.
  private static func edit(_ name: String) -> InspectorRow.Edit? {
    if name.hasSuffix("]") { return nil }
    return .property(name.hasSuffix(" state") ? "\(name.dropLast(6)).title" : name)
  }

  /// The user-defined runtime attributes, which loading sets by key path.
  static func runtimeAttributes(_ element: NibElement) -> InspectorSection {
    let list = element.children(inside: "userDefinedRuntimeAttributes")
    let rows = list.map { attribute in
      let type = attribute["type"] ?? ""
      let value = attribute.runtimeAttributeText
      return InspectorRow(
        label: attribute["keyPath"] ?? attribute.name, value: value ?? "none", note: type, kind: .set,
        location: attribute.location, edit: attribute["keyPath"].map { .property("runtime.\($0)") })
    }
    return InspectorSection(title: "Runtime attributes", rows: rows)
  }

  /// The class's default values for attributes that the document does not set.
  static func defaults(_ attributes: [NibInspectedAttribute]) -> InspectorSection {
    let rows = attributes.map { attribute in
      InspectorRow(
        label: attribute.name, value: attribute.value, kind: .standard, edit: edit(attribute.name))
    }
    return InspectorSection(title: "Defaults", rows: rows, isFoldedAtFirst: true)
  }
}
