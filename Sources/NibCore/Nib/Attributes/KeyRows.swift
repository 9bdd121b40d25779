/// A class with properties that outlets and runtime attributes can name, but that documents do not contain otherwise. A
/// class whose objects nibs contain lists these properties in its attribute table; other classes list them here.
package protocol NibKeyed: AnyObject {
  /// The rows of the class and its superclasses, those of the superclasses first.
  static var nibKeys: [NibAttribute] { get }
}

/// The keys of key-value coding. The key of a Boolean property does not contain the `is` of its name: `isEditing` has
/// the key `editing`.
package enum KeyRows {
  /// Looks for a key, and then for the key without `is`.
  static func find(_ key: String, _ lookUp: (String) -> NibAttribute?) -> NibAttribute? {
    lookUp(key) ?? lookUp(withoutIs(key))
  }

  /// A key without `is`: `editing` for `isEditing`. Other keys are returned unchanged.
  package static func withoutIs(_ key: String) -> String {
    let name = key.dropFirst(2)
    guard key.hasPrefix("is"), let first = name.first, first.isUppercase else { return key }
    return first.lowercased() + name.dropFirst()
  }
}

/// The value of a key of an object, as `value(forKey:)` returns it; `nil` if the key cannot be read. The inner value is
/// `nil` if the property has no value. The key `self` stands for the object, because every object has a method `self`.
func nibReadValue(forKey key: String, of object: AnyObject) -> AnyObject?? {
  if key == "self" { return .some(object) }
  if let read = NibAttributeTable.table(ofObject: object)?.readableProperty(key)?.read {
    return .some(read(object).flatMap(KeyPathValues.unwrapped).map(nibObject))
  }
  if let value = KeyPathValues.stored(key, in: object) { return .some(value.map(nibObject)) }
  return UIKitKeys.contains(key, in: type(of: object)) ? .some(nil) : nil
}
