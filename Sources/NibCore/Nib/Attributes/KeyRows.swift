/// A class with properties that key-value coding uses, and that documents do not contain. Outlets and runtime attributes
/// can name every property that a class declares publicly. A class whose objects nibs contain lists them in its attribute
/// table, and other classes here.
package protocol NibKeyed: AnyObject {
  /// The rows of the class and its superclasses, those of the superclasses first.
  static var nibKeys: [NibAttribute] { get }
}

/// The keys of key-value coding. The key of a Boolean property does not contain the `is` of its name: that of `isEditing`
/// is `editing`.
package enum KeyRows {
  /// Looks for a key, and then for the key without `is`.
  static func find(_ key: String, _ lookUp: (String) -> NibAttribute?) -> NibAttribute? {
    lookUp(key) ?? lookUp(bare(key))
  }

  /// A key without `is`: `editing` for `isEditing`. Other keys are returned unchanged.
  package static func bare(_ key: String) -> String {
    let rest = key.dropFirst(2)
    guard key.hasPrefix("is"), let first = rest.first, first.isUppercase else { return key }
    return first.lowercased() + rest.dropFirst()
  }
}

/// The value of a key of an object, as `value(forKey:)` returns it; `nil` if the key cannot be read. The inner value is
/// `nil` if the property is.
func nibReadValue(forKey key: String, of object: AnyObject) -> AnyObject?? {
  let row = NibAttributeTable.table(ofObject: object)?.readableProperty(key)
  guard
    let value = row?.read.map({ $0(object).flatMap(KeyPathValues.unwrapped) })
      ?? KeyPathValues.stored(key, in: object)
  else { return UIKitKeys.contains(key, in: type(of: object)) ? .some(nil) : nil }
  return .some(value.map { $0 as AnyObject })
}
