import NibCore
import NibEditing

/// Makes the section with an object's class, id, names, and file and line.
enum IdentitySection {
  /// Attributes that identify an object, with the labels of their rows.
  private static let names: KeyValuePairs<String, String> = [
    "storyboardIdentifier": "storyboard id", "reuseIdentifier": "reuse id", "identifier": "identifier",
    "restorationIdentifier": "restoration id", "tag": "tag",
  ]

  /// Attributes that the attributes section leaves out because this section shows them. The class, id and label are
  /// not included: `inspectedAttributes()` excludes them itself.
  static let attributes = Set(names.map(\.key))

  static func section(_ element: NibElement) -> InspectorSection {
    InspectorSection(title: "Identity", rows: classRows(element) + nameRows(element) + placeRows(element))
  }

  /// The custom class, if there is one, and the class of the framework.
  private static func classRows(_ element: NibElement) -> [InspectorRow] {
    let framework = element.nibFrameworkClass
    let edit = InspectorRow.Edit.property("customClass")
    guard let custom = element["customClass"] else {
      return [InspectorRow(label: "class", value: framework, edit: edit)]
    }
    let location = element.location(ofAttribute: "customClass")
    return [
      InspectorRow(
        label: "class", value: custom, note: element["customModule"].map { "module \($0)" } ?? "", kind: .set,
        location: location, edit: edit),
      InspectorRow(label: "inherits", value: framework),
    ]
  }

  /// The id, label and identifiers.
  private static func nameRows(_ element: NibElement) -> [InspectorRow] {
    var rows = [
      InspectorRow(label: "id", value: element.id ?? "", location: element.location(ofAttribute: "id"))
    ]
    if let label = element["userLabel"] {
      rows.append(
        InspectorRow(
          label: "label", value: label, kind: .set, location: element.location(ofAttribute: "userLabel"),
          edit: .property("userLabel")))
    }
    for (name, label) in names {
      guard let value = element[name] else { continue }
      rows.append(
        InspectorRow(
          label: label, value: value, kind: .set, location: element.location(ofAttribute: name),
          edit: .property(name)))
    }
    if InitialController.isInitial(element) {
      rows.append(
        InspectorRow(
          label: "initial", value: "the storyboard begins here",
          location: element.document.root.location(ofAttribute: "initialViewController")))
    }
    return rows
  }

  private static func placeRows(_ element: NibElement) -> [InspectorRow] {
    [
      InspectorRow(
        label: "place", value: PlaceText.short(element.location), note: "<\(element.name)>",
        location: element.location, copyText: PlaceText.full(element.location))
    ]
  }
}
