extension CodedGraph {
  /// The text of a value: the value itself, or the content of an object of one of Foundation's string
  /// classes.
  func string(_ value: Value?) -> String? {
    if case .string(let text)? = value { return text }
    guard let object = object(value) else { return nil }
    // A localizable string contains the key of its translation and the text in the development language.
    return plainString(of: object) ?? self.object(self.value("NSDev", of: object)).flatMap(plainString)
  }

  private func plainString(of object: Int) -> String? {
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

  /// The value as a number; reads `NSNumber` objects too. A Boolean is 0 or 1.
  func number(_ value: Value?) -> Double? {
    switch scalar(value) {
    case .bool(let truth)?: truth ? 1 : 0
    case .integer(let number)?: Double(number)
    case .float(let number)?: Double(number)
    case .double(let number)?: number
    default: nil
    }
  }

  /// The value as an integer; reads `NSNumber` objects and numbers without a fraction too.
  func integer(_ value: Value?) -> Int? {
    switch scalar(value) {
    case .bool(let truth)?: truth ? 1 : 0
    case .integer(let number)?: Int(exactly: number)
    case .float(let number)?: Int(exactly: number)
    case .double(let number)?: Int(exactly: number)
    default: nil
    }
  }

  /// The value as a Boolean; a number is true unless it is zero.
  func bool(_ value: Value?) -> Bool? { number(value).map { $0 != 0 } }

  /// The bytes of a value: the value itself, or the content of an `NSData` object.
  func data(_ value: Value?) -> [UInt8]? {
    if case .data(let bytes)? = value { return bytes }
    guard let object = object(value) else { return nil }
    for key in ["NS.bytes", "NS.data"] {
      if case .data(let bytes)? = self.value(key, of: object) { return bytes }
    }
    return nil
  }

  /// The value itself, or the content of an `NSNumber` object.
  private func scalar(_ value: Value?) -> Value? {
    guard let object = object(value) else { return value }
    let keys = ["NS.intval", "NS.dblval", "NS.boolval", "NS.floatval"]
    return objects[object].entries.first { keys.contains($0.key) }?.value
  }
}
