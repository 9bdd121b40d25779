import NibFormats

/// Sets what a screen reader says about a view.
struct AccessibilityValues {
  private let view: NibElement
  private let maker: EditMaker

  init(_ view: NibElement, _ maker: EditMaker) { (self.view, self.maker) = (view, maker) }

  private static let key = "accessibilityConfiguration"
  private static let texts = ["label", "hint", "identifier"]
  private static let traits = [
    "none", "button", "link", "image", "staticText", "searchField", "header", "selected", "notEnabled",
    "adjustable", "keyboardKey", "playsSound", "startsMediaSession", "updatesFrequently", "summaryElement",
    "allowsDirectInteraction", "tabBar", "causesPageTurn",
  ]

  /// - Parameter name: `label`, `hint`, `identifier`, `traits` or `isElement`.
  func edits(_ name: String, _ value: String?) throws(EditError) -> [SourceEdit] {
    let change: PartChange
    switch name {
    case _ where AccessibilityValues.texts.contains(name): return textEdits(name, value)
    case "traits": change = .child(key: name, try value.map(traitsDraft))
    case "isElement": change = .child(key: name, try value.map(flagDraft))
    default:
      throw PropertyPath.unknown(
        name, of: "accessibility", AccessibilityValues.texts + ["traits", "isElement"])
    }
    return edits([change])
  }

  private func textEdits(_ name: String, _ value: String?) -> [SourceEdit] {
    guard let value, EditorText.needsElement(value) else {
      return edits([.attribute(name, value), .child(key: name, nil)])
    }
    let draft = NibDraft("string", key: name)
    draft.text = value
    return edits([.attribute(name, nil), .child(key: name, draft)])
  }

  private func traitsDraft(_ text: String) throws(EditError) -> NibDraft {
    let draft = NibDraft("accessibilityTraits", key: "traits")
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let trait = AccessibilityValues.traits.first(where: { $0.lowercased() == word.lowercased() })
      else {
        throw EditError("'\(word)' is not a trait; use \(AccessibilityValues.traits.joined(separator: ", "))")
      }
      draft[trait] = "YES"
    }
    return draft
  }

  private func flagDraft(_ text: String) throws(EditError) -> NibDraft {
    switch text.lowercased() {
    case "yes", "true": NibDraft("bool", key: "isElement", ["value": "YES"])
    case "no", "false": NibDraft("bool", key: "isElement", ["value": "NO"])
    default: throw EditError("'\(text)' is not a valid value of 'isElement'; use YES or NO")
    }
  }

  /// The edits of the configuration, which is added if the view has none, and removed with its last part.
  private func edits(_ changes: [PartChange]) -> [SourceEdit] {
    if let existing = view.child(key: AccessibilityValues.key) {
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
    let draft = NibDraft("accessibility", key: AccessibilityValues.key)
    for change in changes {
      switch change {
      case .attribute(let name, let value): draft[name] = value
      case .child(_, let child): if let child { draft.children.append(child) }
      }
    }
    if draft.attributes.count == 1, draft.children.isEmpty { return [] }
    return maker.edits([.child(key: AccessibilityValues.key, draft)], of: view)
  }
}
