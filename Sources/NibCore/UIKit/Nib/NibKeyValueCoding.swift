/// An object that takes values by key, as key-value coding does on Apple's systems.
public protocol NibKeyValueCoding: AnyObject {
  /// - Throws: `NibException` when the key is unknown or the value is of the wrong type.
  func setValue(_ value: Any?, forKey key: String) throws
}

/// The default of key-value coding: an `@Outlet` property, else a built-in UIKit one.
///
/// - Throws: `NSUnknownKeyException` with UIKit's text when there is no such key (BEHAVIOURS A6), or
///   `NSInvalidArgumentException` naming class, key, found and declared type when the type is wrong (A9).
public func nibSetValue(_ value: Any?, forKey key: String, of object: AnyObject) throws {
  if let property = nibProperty(key, of: object) {
    guard property.nibAssign(value) else {
      throw NibException.mistyped(value, forKey: key, declared: property.nibDeclaredType, of: object)
    }
    return
  }
  if let builtIn = nibBuiltInProperty(key, of: object) {
    if builtIn.holdsPart, let part = value as? UIView, (object as? UIView)?.isDescendant(of: part) == true {
      throw NibException.invalidArgument(
        "[\(nibDescription(of: object)) setValue:forKey:]: the \(key) would contain what it is a part of.")
    }
    guard builtIn.set(object, value) else {
      throw NibException.mistyped(value, forKey: key, declared: builtIn.declaredType, of: object)
    }
    return
  }
  throw NibException.undefinedKey(key, of: object)
}

/// Sets through the object's own `setValue(_:forKey:)` where it has one.
func nibSend(_ value: Any?, forKey key: String, to object: AnyObject) throws {
  if let coding = nibKeyValueCoding(object) {
    try coding.setValue(value, forKey: key)
  } else {
    try nibSetValue(value, forKey: key, of: object)
  }
}

/// The wrapper behind the stored property `key`, nearest class first.
func nibProperty(_ key: String, of object: AnyObject) -> (any NibSettableProperty)? {
  SettableProperties.of(type(of: object)).wrapper(of: key, in: object)
}

extension NibException {
  static func mistyped(_ value: Any?, forKey key: String, declared: Any.Type, of object: AnyObject)
    -> NibException
  {
    let found = value.map { String(describing: type(of: $0)) } ?? "nil"
    return .invalidArgument(
      "[\(nibDescription(of: object)) setValue:forKey:]: the key \(key) takes \(nibTypeName(declared)), "
        + "but the nib connects \(found).")
  }
}

/// `UILabel` for `Optional<UILabel>`, `[UIButton]` for `Optional<Array<UIButton>>`.
private func nibTypeName(_ type: Any.Type) -> String {
  var name = String(describing: type)
  if name.hasPrefix("Optional<") { name = String(name.dropFirst("Optional<".count).dropLast()) }
  if name.hasPrefix("Array<") { name = "[" + name.dropFirst("Array<".count).dropLast() + "]" }
  return name
}
