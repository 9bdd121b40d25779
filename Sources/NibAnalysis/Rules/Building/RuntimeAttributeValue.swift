import NibCore

extension CheckRule {
  static let runtimeAttributeValue = CheckRule(
    "runtime-attribute-value", .building, .error,
    "The value of a user-defined runtime attribute does not have the attribute's type.",
    details: """
      Xcode's compiler stops with an exception and does not name the object. Interface Builder does not save such values; \
      they come from merging or from programs that write documents.
      """,
    advice: "Correct the type or the value.",
    xcode: ["Failed to save document. -[__NSCFNumber length]: unrecognized selector sent to instance …"],
    wrong: .runtimeAttribute("tag", type: "string"), right: .runtimeAttribute("tag"),
    find: { context in
      context.elements.compactMap { attribute in
        guard attribute.isNamed("userDefinedRuntimeAttribute"), let type = attribute["type"],
          let expected = elements[type], let value = attribute.child(key: "value"),
          !expected.contains(value.name), !value.isNamed("nil")
        else { return nil }
        let path = attribute["keyPath"] ?? ""
        return context.finding(
          "the runtime attribute '\(path)' has the type '\(type)', but its value is <\(value.name)>: correct one of them",
          xcode: "Failed to save document.", at: value)
      }
    })

  /// The elements that can contain the value, for each type. The values of other types are attributes.
  private static let elements: [String: Set<String>] = [
    "string": ["string", "mutableString"], "localizedString": ["string", "mutableString"],
    "number": ["integer", "real", "float", "double"], "boolean": ["boolean", "bool"], "color": ["color"],
    "point": ["point"], "size": ["size"], "rect": ["rect"], "range": ["range"], "image": ["image"],
  ]
}
