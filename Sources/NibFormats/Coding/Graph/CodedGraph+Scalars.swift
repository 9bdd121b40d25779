extension CodedGraph {
  /// The text of a value: the value itself, or the content of a string object. `nil` for any other value.
  func string(_ value: Value?) -> String? {
    if case .string(let text)? = value { return text }
    guard let object = object(value) else { return nil }
    // A localizable string contains the key of its translation, and its text in the development language
    // under the key NSDev.
    return plainString(of: object) ?? self.object(self.value("NSDev", of: object)).flatMap(plainString)
  }

  /// The text of a string object without attributes; `nil` for other objects.
  private func plainString(of object: Int) -> String? {
    // Data objects store their bytes under the same key as strings.
    guard !["NSData", "NSMutableData"].contains(objects[object].className) else { return nil }
    for entry in objects[object].entries {
      switch (entry.key, entry.value) {
      case ("NS.bytes", .data(let bytes)), ("NS.string", .data(let bytes)):
        return String(decoding: bytes, as: UTF8.self)
      case ("NS.string", .string(let text)), ("NS.bytes", .string(let text)), ("NSDev", .string(let text)):
        return text
      default: continue
      }
    }
    return nil
  }

  /// The number in a value, which can also be an `NSNumber` object. A Boolean is 0 or 1. `nil` for any other
  /// value.
  func double(_ value: Value?) -> Double? {
    switch scalar(value) {
    case .bool(let flag)?: flag ? 1 : 0
    case .integer(let number)?: Double(number)
    case .float(let number)?: Double(number)
    case .double(let number)?: number
    default: nil
    }
  }

  /// The integer in a value, which can also be an `NSNumber` object. A Boolean is 0 or 1. `nil` for any other
  /// value, and for a number with a fraction.
  func int(_ value: Value?) -> Int? {
    switch scalar(value) {
    case .bool(let flag)?: flag ? 1 : 0
    case .integer(let number)?: Int(exactly: number)
    case .float(let number)?: Int(exactly: number)
    case .double(let number)?: Int(exactly: number)
    default: nil
    }
  }

  /// The Boolean in a value, which can also be an `NSNumber` object. A number is true unless it is zero. `nil`
  /// for any other value.
  func bool(_ value: Value?) -> Bool? { double(value).map { $0 != 0 } }

  /// The bytes of a value: the value itself, or the content of an `NSData` object. `nil` for any other value.
  func data(_ value: Value?) -> [UInt8]? {
    if case .data(let bytes)? = value { return bytes }
    guard let object = object(value) else { return nil }
    for key in ["NS.bytes", "NS.data"] {
      if case .data(let bytes)? = self.value(key, of: object) { return bytes }
    }
    return nil
  }

  /// The value itself, or, if it refers to an object, the number that an `NSNumber` object contains.
  private func scalar(_ value: Value?) -> Value? {
    guard let object = object(value) else { return value }
    let keys = ["NS.intval", "NS.dblval", "NS.boolval", "NS.floatval"]
    return objects[object].entries.first { keys.contains($0.key) }?.value
  }
}

/// The value that an object has for a key, in the form of the function with the same name.
extension CodedGraph {
  func string(_ key: String, of object: Int) -> String? { string(value(key, of: object)) }
  func double(_ key: String, of object: Int) -> Double? { double(value(key, of: object)) }
  func int(_ key: String, of object: Int) -> Int? { int(value(key, of: object)) }
  func bool(_ key: String, of object: Int) -> Bool? { bool(value(key, of: object)) }
  func data(_ key: String, of object: Int) -> [UInt8]? { data(value(key, of: object)) }
  func object(_ key: String, of object: Int) -> Int? { self.object(value(key, of: object)) }
  func array(_ key: String, of object: Int) -> [Value]? { array(value(key, of: object)) }
  func dictionary(_ key: String, of object: Int) -> [(key: Value, value: Value)]? {
    dictionary(value(key, of: object))
  }

  /// The numbers of the objects in the list that an object has for a key; empty if there is no list.
  func objects(in key: String, of object: Int) -> [Int] {
    (array(key, of: object) ?? []).compactMap { self.object($0) }
  }
}
