/// An object that takes values by key, as key-value coding does on Apple's systems.
package protocol NibKeyValueCoding: AnyObject {
  /// - Throws: `NibException` when the key is unknown or the value is of the wrong type.
  func setValue(_ value: Any?, forKey key: String) throws
}

/// The default of key-value coding: an `@Outlet` property, else a built-in UIKit one.
///
/// - Throws: `NSUnknownKeyException` with UIKit's text when there is no such key (docs/behaviours.md A6), or
///   `NSInvalidArgumentException` naming class, key, found and declared type when the type is wrong (A9).
package func nibSetValue(_ value: Any?, forKey key: String, of object: AnyObject) throws {
  if let property = nibProperty(key, of: object) {
    guard nibAssign(value, as: property.nibDeclaredType, property.nibAssign) else {
      throw NibException.mistyped(value, forKey: key, declared: property.nibDeclaredType, of: object)
    }
    return
  }
  if let builtIn = nibBuiltInProperty(key, of: object) {
    if builtIn.holdsPart, let part = value as? UIView, (object as? UIView)?.isDescendant(of: part) == true {
      throw NibException.invalidArgument(
        "[\(nibDescription(of: object)) setValue:forKey:]: the \(key) would contain what it is a part of.")
    }
    guard nibAssign(value, as: builtIn.declaredType, { builtIn.set(object, $0) }) else {
      throw NibException.mistyped(value, forKey: key, declared: builtIn.declaredType, of: object)
    }
    return
  }
  throw NibException.undefinedKey(key, of: object)
}

/// Gives a value to `assign`. A number that does not fit is given once more as the declared type, as key-value coding
/// takes scalars out of an `NSNumber`.
///
/// - Returns: whether `assign` accepted one of them.
func nibAssign(_ value: Any?, as declaredType: Any.Type, _ assign: (Any?) -> Bool) -> Bool {
  if assign(value) { return true }
  guard let value, let number = nibNumber(value) else { return false }
  guard let type = declaredType as? any NibScalar.Type else { return assign(number) }
  return assign(type.init(nibNumber: number))
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

// MARK: - Numbers

/// A type that key-value coding takes out of an `NSNumber`: numbers, truth values, and optionals of them.
protocol NibScalar {
  /// The number as this type.
  ///
  /// In a whole type a real number loses its fraction; one beyond the type's limits becomes the nearest limit. A whole
  /// number that is too large for the type loses its upper bits, as with `NSNumber`.
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

  /// The whole part of a number, or the limit of the type that is nearest to it; 0 for what is not a number.
  private init(saturating value: Double) {
    let whole = value.rounded(.towardZero)
    self = value.isNaN ? 0 : Self(exactly: whole) ?? (whole < 0 ? .min : .max)
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

/// Any number or truth value as an object; nil for a value of another kind.
package func nibNumber(_ value: Any) -> NSNumber? {
  value as? NSNumber ?? (value as? CGFloat).map { NSNumber(value: Double($0)) }
}
