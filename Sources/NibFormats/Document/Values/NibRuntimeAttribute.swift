/// A value that is set by key path once an object is loaded:
/// `<userDefinedRuntimeAttribute type="number" keyPath="a.b"><integer key="value" value="5"/>`.
package struct NibRuntimeAttribute: Hashable, Sendable, NibElementDecodable {
  /// The path of the property, from the object on.
  package var keyPath: String
  /// What the property is set to.
  public var value: NibValue

  /// A value for a property.
  package init(keyPath: String, value: NibValue) {
    self.keyPath = keyPath
    self.value = value
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    guard let keyPath = element["keyPath"] else { throw element.missing("keyPath") }
    self.keyPath = keyPath
    if let child = element.child(key: "value") {
      value = try NibValue(decoding: child)
    } else {
      value = try Self.inlineValue(of: element)
    }
  }

  /// The value of the types that fit in an attribute.
  private static func inlineValue(of element: NibElement) throws(NibValueError) -> NibValue {
    switch element["type"] {
    case "nil"?: return .null
    case "string"?, "localizedString"?: return .string(element["value"] ?? "")
    case "image"?:
      guard let name = element["value"] else { throw element.missing("value") }
      return .image(name)
    case "boolean"?:
      guard let value = try element.truth("value") else { throw element.missing("value") }
      return .boolean(value)
    case nil: throw element.missing("type")
    default: throw element.missing("value")
    }
  }
}
