/// An object whose values can be set by key, as with key-value coding on Apple's systems.
package protocol NibKeyValueCoding: AnyObject {
  /// Sets the value for a key.
  /// - Throws: `NibException` if the key is unknown or the value has the wrong type.
  func setValue(_ value: Any?, forKey key: String) throws
  /// Whether setting a property of the given type to a value would make the object a part of itself. This is the case
  /// if the object is a view and the value is the same view or one around it.
  func nibWouldContainItself(_ value: Any?, in property: Any.Type) -> Bool
}

extension NibKeyValueCoding {
  package func nibWouldContainItself(_ value: Any?, in property: Any.Type) -> Bool { false }
}

/// The default implementation of `setValue(_:forKey:)`: calls the setter of a property that `NibBindings` lists,
/// otherwise sets the `@Outlet` or `@Inspectable` property with that name, otherwise the property of a UIKit class.
/// Has no effect for a property of UIKit that NibTerm does not implement.
///
/// - Throws: `NSUnknownKeyException` with UIKit's text if there is no such key (docs/behaviours.md A6).
///   `NSInvalidArgumentException` with the class, the key, and the actual and declared types if the type is wrong
///   (A9), or if a view would become a subview of itself or of one of its descendants.
package func nibSetValue(_ value: Any?, forKey key: String, of object: AnyObject) throws {
  if let property = BoundMembers.of(type(of: object)).properties[key] {
    LoadRecorder.current?.addCalledSetter(key, of: object)
    guard nibAssign(value, as: property.declaredType, { property.set(object, $0) }) else {
      throw NibException.mistyped(value, forKey: key, declared: property.declaredType, of: object)
    }
    return
  }
  if let property = nibProperty(key, of: object) {
    guard nibAssign(value, as: property.nibDeclaredType, property.nibAssign) else {
      throw NibException.mistyped(value, forKey: key, declared: property.nibDeclaredType, of: object)
    }
    return
  }
  if let builtIn = nibBuiltInProperty(key, of: object) {
    if nibKeyValueCoding(object)?.nibWouldContainItself(value, in: builtIn.declaredType) ?? false {
      throw NibException.invalidArgument(
        "[\(nibDescription(of: object)) setValue:forKey:]: the \(key) would contain itself.")
    }
    guard
      builtIn.ignoredBecause != nil
        || nibAssign(value, as: builtIn.declaredType, { builtIn.set(object, $0) })
    else {
      throw NibException.mistyped(value, forKey: key, declared: builtIn.declaredType, of: object)
    }
    return
  }
  if !UIKitKeys.contains(key, in: type(of: object)) { throw NibException.undefinedKey(key, of: object) }
}

/// Passes a value to `assign`. If `assign` does not accept a number, the number is converted to the declared type and
/// passed again. In the same way, key-value coding converts an `NSNumber` to a scalar or to the value of an
/// enumeration. A rectangle is converted to insets: its origin is the top and the left, and its size the bottom and the
/// right.
///
/// - Returns: true if `assign` accepted the value, converted or not.
func nibAssign(_ value: Any?, as declaredType: Any.Type, _ assign: (Any?) -> Bool) -> Bool {
  if let scalar = nibScalar(value, as: declaredType), assign(scalar) { return true }
  if assign(value) { return true }
  if let rect = value as? CGRect {
    return assign(UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height))
  }
  guard let value, let number = nibNumber(value) else { return false }
  if let type = declaredType as? any NibScalar.Type { return assign(type.init(nibNumber: number)) }
  if let type = declaredType as? any RawRepresentable.Type, let choice = nibChoice(type, number) {
    return assign(choice)
  }
  return assign(number)
}

/// An `NSNumber` as a value of a scalar type; `nil` for other values and types. A cast of the number itself to the type
/// would have the same result, or none, but searches all conformances in the program three times.
private func nibScalar(_ value: Any?, as declaredType: Any.Type) -> Any? {
  guard let value, type(of: value) is NSNumber.Type, let number = value as? NSNumber,
    let type = declaredType as? any NibScalar.Type
  else { return nil }
  return type.init(nibNumber: number)
}

/// The value of an enumeration or option set whose raw value is the number; `nil` if there is none.
private func nibChoice(_ type: any RawRepresentable.Type, _ number: NSNumber) -> Any? {
  func make<Choice: RawRepresentable>(_ type: Choice.Type) -> Any? {
    guard let scalar = Choice.RawValue.self as? any NibScalar.Type else { return nil }
    return (scalar.init(nibNumber: number) as? Choice.RawValue).flatMap { Choice(rawValue: $0) }
  }
  return make(type)
}

/// Sets a value with the object's `setValue(_:forKey:)` if it has one, otherwise with `nibSetValue(_:forKey:of:)`.
func nibSend(_ value: Any?, forKey key: String, to object: AnyObject) throws {
  if let coding = nibKeyValueCoding(object) {
    try coding.setValue(value, forKey: key)
  } else {
    try nibSetValue(value, forKey: key, of: object)
  }
}

/// The property wrapper (`@Outlet` or `@Inspectable`) of the stored property with the given name; `nil` if there is
/// none. If the object's class and a superclass both declare one, it is that of the most derived class.
func nibProperty(_ key: String, of object: AnyObject) -> (any NibSettableProperty)? {
  SettableProperties.of(type(of: object)).wrapper(of: key, in: object)
}

extension NibException {
  /// The exception that a value is not of the type of a property.
  static func mistyped(_ value: Any?, forKey key: String, declared: Any.Type, of object: AnyObject)
    -> NibException
  {
    let found = value.map { "has type \(type(of: $0))" } ?? "is nil"
    var exception = NibException.invalidArgument(
      "[\(nibDescription(of: object)) setValue:forKey:]: the key \(key) has type \(nibTypeName(declared)), "
        + "but the value \(found).")
    exception.isMistyped = true
    return exception
  }
}

/// The name of a type without `Optional`: `UILabel` for `Optional<UILabel>`, `[UIButton]` for
/// `Optional<Array<UIButton>>`.
private func nibTypeName(_ type: Any.Type) -> String {
  var name = String(describing: type)
  if name.hasPrefix("Optional<") { name = String(name.dropFirst("Optional<".count).dropLast()) }
  if name.hasPrefix("Array<") { name = "[" + name.dropFirst("Array<".count).dropLast() + "]" }
  return name
}

// MARK: - Numbers

/// A type that key-value coding converts from an `NSNumber`: numbers, Booleans, and optionals of them.
protocol NibScalar {
  /// Converts a number to this type.
  ///
  /// For integer types, the fraction of a real number is dropped, and a real number beyond the type's limits becomes
  /// the nearest limit. Of an integer that is too large, only the low bits remain, as with `NSNumber`.
  init(nibNumber: NSNumber)
}

extension NibScalar where Self: FixedWidthInteger {
  init(nibNumber number: NSNumber) {
    switch UInt8(truncatingIfNeeded: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self.init(saturating: number.doubleValue)
    case UInt8(ascii: "Q"): self.init(truncatingIfNeeded: number.uint64Value)
    default: self.init(truncatingIfNeeded: number.int64Value)
    }
  }

  /// The integer part of a number, limited to the range of the type; 0 for NaN.
  private init(saturating value: Double) {
    let whole = value.rounded(.towardZero)
    let limit = whole < 0 ? Self.min : Self.max
    self = value.isNaN ? 0 : Self(exactly: whole) ?? limit
  }
}

extension NibScalar where Self: BinaryFloatingPoint {
  init(nibNumber number: NSNumber) { self.init(number.doubleValue) }
}

extension Int: NibScalar {}
extension Int8: NibScalar {}
extension Int16: NibScalar {}
extension Int32: NibScalar {}
extension Int64: NibScalar {}
extension UInt: NibScalar {}
extension UInt8: NibScalar {}
extension UInt16: NibScalar {}
extension UInt32: NibScalar {}
extension UInt64: NibScalar {}
extension Float: NibScalar {}
extension Double: NibScalar {}
extension CGFloat: NibScalar {}

extension Bool: NibScalar {
  init(nibNumber number: NSNumber) { self = number.doubleValue != 0 }
}

extension Optional: NibScalar where Wrapped: NibScalar {
  init(nibNumber number: NSNumber) { self = Wrapped(nibNumber: number) }
}
