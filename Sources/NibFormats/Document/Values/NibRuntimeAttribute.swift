/// A value that is set by key path when an object is loaded: `<userDefinedRuntimeAttribute type="number"
/// keyPath="a.b"><integer key="value" value="5"/>`.
package struct NibRuntimeAttribute: Hashable, Sendable, NibElementDecodable {
  /// The key path of the property, relative to the object.
  package var keyPath: String
  /// The value to set.
  public var value: NibValue

  /// Creates an attribute from a key path and a value.
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

  /// The value, for the types that are written in an attribute.
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
