import NibFormats

/// Sets what a screen reader says about a view.
struct AccessibilityValues {
  /// The key of the element in documents.
  static let key = "accessibilityConfiguration"

  private let view: NibElement
  private let maker: EditMaker
  private let resources: EditResources

  init(_ view: NibElement, _ maker: EditMaker, _ resources: EditResources) {
    (self.view, self.maker, self.resources) = (view, maker, resources)
  }

  private static let types: [String: PropertyType] = [
    "label": .text, "hint": .text, "identifier": .text, "isElement": .flag,
    "traits": .options(element: "accessibilityTraits", ["none"] + CodedAccessibility.traitWords.all),
  ]

  /// The type of a value: `label`, `hint`, `identifier`, `traits` or `isElement`.
  static func type(_ name: String) throws(EditError) -> PropertyType {
    guard let type = types[name] else {
      throw PropertyPath.unknown(name, of: "accessibility", types.keys.sorted())
    }
    return type
  }

  func edits(_ name: String, _ value: String?) throws(EditError) -> [SourceEdit] {
    let property = PropertyValue(
      name: name, type: try AccessibilityValues.type(name), element: view, resources: resources)
    let changes = try property.changes(value, in: view.child(key: AccessibilityValues.key)).map { change in
      // The only Boolean is an element of its own.
      if case .attribute("isElement", let flag) = change {
        return PartChange.child(key: name, flag.map { NibDraft("bool", key: name, ["value": $0]) })
      }
      return change
    }
    return maker.edits(changes, ofPart: AccessibilityValues.key, "accessibility", of: view)
  }
}
