import NibFormats

/// Sets user-defined runtime attributes.
struct RuntimeAttributes {
  private let object: NibElement
  private let maker: EditMaker
  private let resources: EditResources

  init(_ object: NibElement, _ maker: EditMaker, _ resources: EditResources) {
    (self.object, self.maker, self.resources) = (object, maker, resources)
  }

  private static let list = "userDefinedRuntimeAttributes"
  private static let types = ["boolean", "number", "string", "localizedString", "color", "image", "nil"]

  /// - Parameters:
  ///   - keyPath: the path of the attribute, such as `layer.cornerRadius`.
  ///   - text: the value. The type can be written before it: `string:12`. Without it, the attribute keeps its type; a
  ///     new attribute is a Boolean, a number, a color or a string according to its value. `nil` removes the attribute.
  func edits(_ keyPath: String, _ text: String?) throws(EditError) -> [SourceEdit] {
    let existing = object.children(named: "userDefinedRuntimeAttribute", inside: RuntimeAttributes.list)
      .first { $0["keyPath"] == keyPath }
    guard let text else { return existing.map { maker.edits(removing: [$0]) } ?? [] }
    guard existing != nil || CodeName.keyPath.matches(keyPath) else {
      throw EditError(
        "'\(keyPath)' is not a key path; use \(PropertyType.name(.keyPath).expectation()), such as "
          + "layer.cornerRadius")
    }
    let draft = try self.draft(keyPath, text, oldType: existing?["type"])
    if let existing { return maker.edits(replacing: existing, by: draft) }
    if let list = object.child(named: RuntimeAttributes.list) {
      return maker.edits(adding: [draft], to: list, before: nil)
    }
    let list = NibDraft(RuntimeAttributes.list)
    list.children = [draft]
    return maker.edits(adding: [list], to: object)
  }

  private func draft(_ keyPath: String, _ text: String, oldType: String?) throws(EditError) -> NibDraft {
    var (type, value) = (oldType, text)
    if let colon = text.firstIndex(of: ":"), RuntimeAttributes.types.contains(String(text[..<colon])) {
      type = String(text[..<colon])
      value = String(text[text.index(after: colon)...])
    }
    let draft = NibDraft("userDefinedRuntimeAttribute")
    let chosen = type ?? RuntimeAttributes.type(of: value)
    draft["type"] = chosen
    draft["keyPath"] = keyPath
    switch chosen {
    case "boolean":
      guard let flag = RuntimeAttributes.flag(value) else { throw invalid(value, keyPath, "YES or NO") }
      draft["value"] = flag
    case "number":
      guard let number = NibDecimal.parse(value) else { throw invalid(value, keyPath, "a number") }
      let isWhole = Int(value) != nil
      draft.children = [
        NibDraft(
          isWhole ? "integer" : "real",
          ["key": "value", "value": isWhole ? value : EditorNumber.text(number)])
      ]
    case "color":
      guard let color = ColorValue(value) else { throw invalid(value, keyPath, "a color such as #FF8000") }
      let property = PropertyValue(name: keyPath, type: .color, element: object, resources: resources)
      draft.children = [property.draft(of: try property.known(color), key: "value")]
    case "nil": break
    case "string", "localizedString", "image": draft["value"] = value
    default: throw EditError("a runtime attribute of the type '\(chosen)' cannot be changed here")
    }
    return draft
  }

  private func invalid(_ value: String, _ keyPath: String, _ expected: String) -> EditError {
    EditError("'\(value)' is not a valid value of '\(keyPath)'; use \(expected)")
  }

  private static func flag(_ text: String) -> String? {
    switch text.lowercased() {
    case "yes", "true": "YES"
    case "no", "false": "NO"
    default: nil
    }
  }

  private static func type(of text: String) -> String {
    if flag(text) != nil { return "boolean" }
    if NibDecimal.parse(text) != nil { return "number" }
    return text.hasPrefix("#") && ColorValue(text) != nil ? "color" : "string"
  }
}
