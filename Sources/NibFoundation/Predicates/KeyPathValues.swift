import Foundation

/// Reads the values of key paths, such as `author.name` or `books.@count`, for predicates and sort descriptors.
///
/// Without Objective-C, the stored properties of classes and structures are found by reflection. Computed properties
/// cannot be read.
package enum KeyPathValues {
  /// The value of a key path; `nil` if the value of a key is `nil`.
  /// - Throws: `NSUnknownKeyException` if an object has no stored property with the name of a key.
  static func value(of path: ArraySlice<Substring>, in object: Any?) throws -> Any? {
    guard let object = object.flatMap(unwrapped) else { return nil }
    guard let key = path.first else { return object }
    let remainingPath = path.dropFirst()
    if key.hasPrefix("@") { return try value(ofOperator: key.dropFirst(), remainingPath, in: object) }
    if key.lowercased() == "self" { return try value(of: remainingPath, in: object) }
    if let objects = elements(of: object) {
      return try objects.map { try value(of: path, in: $0) as Any }
    }
    return try value(of: remainingPath, in: value(of: String(key), in: object))
  }

  /// The value inside optionals; `nil` if there is none.
  package static func unwrapped(_ value: Any) -> Any? {
    nibUnwrapped(value).flatMap { $0 is NSNull ? nil : $0 }
  }

  /// The elements of an array or set; `nil` for other values.
  static func elements(of value: Any) -> [Any]? {
    switch value {
    case let array as [Any]: return array
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.map { $0 }
    case let set as any SetOfAny: return set.nibElements
    default: return nil
    }
  }

  private static func value(of key: String, in object: Any) throws -> Any? {
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: NSString(string: key)) }
    guard let value = stored(key, in: object) else { throw NibException.undefinedKey(key, reading: object) }
    return value
  }

  /// The value of a stored property; `nil` if there is no such property. The inner value is `nil` if the property has
  /// no value. For an outlet, it is the wrapped value.
  package static func stored(_ key: String, in object: Any) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label else { continue }
        if label == "_\(key)", let wrapper = child.value as? any NibReadableProperty {
          return .some(unwrapped(wrapper.nibValue))
        }
        if label == key || label == "$__lazy_storage_$_\(key)" { return .some(unwrapped(child.value)) }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func value(
    ofOperator name: Substring, _ path: ArraySlice<Substring>, in object: Any
  ) throws -> Any? {
    guard let objects = elements(of: object) else {
      throw NibException.undefinedKey("@\(name)", reading: object)
    }
    if name == "count" { return NSNumber(value: objects.count) }
    let values = try objects.compactMap { try value(of: path, in: $0) }
    let numbers = values.compactMap { nibNumber($0)?.doubleValue }
    switch name {
    case "sum": return NSNumber(value: numbers.reduce(0, +))
    case "avg": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "min": return values.min { ComparedValues.order($0, $1) == .orderedAscending }
    case "max": return values.max { ComparedValues.order($0, $1) == .orderedAscending }
    case "unionOfObjects": return values
    default: throw NibException.undefinedKey("@\(name)", reading: object)
    }
  }
}

/// A property wrapper whose value can be read through key paths.
package protocol NibReadableProperty {
  var nibValue: Any { get }
}

/// The value inside an optional, at any depth of nesting, or the value itself if it is not an optional.
package func nibUnwrapped(_ value: Any) -> Any? {
  // The first mirror of a class searches all conformances in the program.
  if type(of: value) is AnyClass { return value }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { nibUnwrapped($0.value) }
}

private protocol SetOfAny {
  var nibElements: [Any] { get }
}

extension Set: SetOfAny {
  fileprivate var nibElements: [Any] { map { $0 } }
}

extension NibException {
  /// The exception for a key that a predicate or sort descriptor cannot read.
  fileprivate static func undefinedKey(_ key: String, reading object: Any) -> NibException {
    NibException(
      name: "NSUnknownKeyException",
      reason:
        "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(key).")
  }
}
