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
    let existing = view.child(key: AccessibilityValues.key)
    let changes = try property.changes(value, in: existing).map { change in
      // The only Boolean is an element of its own.
      if case .attribute("isElement", let flag) = change {
        return PartChange.child(key: name, flag.map { NibDraft("bool", key: name, ["value": $0]) })
      }
      return change
    }
    return edits(changes, existing)
  }

  /// The edits of the configuration, which is added if the view has none, and removed with its last part.
  private func edits(_ changes: [PartChange], _ existing: NibElement?) -> [SourceEdit] {
    guard let existing else {
      let draft = NibDraft("accessibility", key: AccessibilityValues.key, changes)
      if draft.attributes.count == 1, draft.children.isEmpty { return [] }
      return maker.edits([.child(key: AccessibilityValues.key, draft)], of: view)
    }
    var left = Set(existing.attributeNames + existing.children.compactMap(\.key)).subtracting(["key"])
    for change in changes {
      switch change {
      case .attribute(let name, let value): if value == nil { left.remove(name) } else { left.insert(name) }
      case .child(let key, let draft):
        if draft != nil { left.insert(key) } else if existing[key] == nil { left.remove(key) }
      }
    }
    return left.isEmpty ? [maker.edit(removing: existing)] : maker.edits(changes, of: existing)
  }
}
