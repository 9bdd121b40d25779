/// Reads the keys of a strings file: lines such as `"key" = "value";` with comments between them, in UTF-8 or UTF-16, or a
/// property list in XML.
struct StringsKeys {
  private let text: [UInt8]
  private var index = 0

  /// The keys in their order. Text that cannot be read as keys and values is skipped.
  static func all(in bytes: [UInt8]) -> [String] {
    var scanner = StringsKeys(text: utf8(bytes))
    scanner.skipSpace()
    if scanner.peek == UInt8(ascii: "<") { return scanner.keysOfPropertyList() }
    var keys: [String] = []
    while scanner.skipSpace(), scanner.peek != nil {
      if let key = scanner.word() {
        keys.append(key)
        scanner.skipValue()
      } else {
        scanner.index += 1
      }
    }
    return keys
  }

  private init(text: [UInt8]) { self.text = text }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  // MARK: Encoding

  /// The text in UTF-8, without a byte order mark.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.count > 1 else { return bytes }
    // Without a mark, one of the first two bytes of UTF-16 is 0, because the text begins with ASCII.
    let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    guard hasMark || bytes[0] == 0 || bytes[1] == 0 else { return bytes }
    let isBigEndian = bytes[0] == 0xFE || bytes[0] == 0
    let units = stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  // MARK: Keys and values

  /// A quoted word without its quotation marks, or a bare one; `nil` if there is none here.
  private mutating func word() -> String? {
    guard let first = peek else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      let start = index
      while let next = peek, next != first { index += next == UInt8(ascii: "\\") ? 2 : 1 }
      let end = min(index, text.count)
      index = min(end + 1, text.count)
      return String(decoding: text[start..<end], as: UTF8.self)
    }
    let start = index
    while let next = peek, StringsKeys.isBare(next) { index += 1 }
    return index > start ? String(decoding: text[start..<index], as: UTF8.self) : nil
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Array("_-.:$[]".utf8).contains(byte)
    }
  }

  /// Skips everything up to the semicolon after a value.
  private mutating func skipValue() {
    while skipSpace(), let next = peek {
      if next == UInt8(ascii: ";") {
        index += 1
        return
      }
      if word() == nil { index += 1 }
    }
  }

  /// Skips white space and comments.
  ///
  /// - Returns: true, so that a condition can begin with it.
  @discardableResult private mutating func skipSpace() -> Bool {
    while let next = peek {
      if next <= UInt8(ascii: " ") {
        index += 1
      } else if text[index...].starts(with: "/*".utf8) {
        skip(to: "*/")
      } else if text[index...].starts(with: "//".utf8) {
        skip(to: "\n")
      } else {
        break
      }
    }
    return true
  }

  /// Skips everything up to the end of the next occurrence of a text.
  private mutating func skip(to end: String) {
    index += 1
    while index < text.count, !text[index...].starts(with: end.utf8) { index += 1 }
    index = min(index + end.utf8.count, text.count)
  }

  // MARK: Property lists

  /// The contents of all elements `<key>`.
  private mutating func keysOfPropertyList() -> [String] {
    var keys: [String] = []
    while peek != nil {
      skip(to: "<key>")
      let start = index
      while let next = peek, next != UInt8(ascii: "<") { index += 1 }
      if start < index, peek != nil { keys.append(String(decoding: text[start..<index], as: UTF8.self)) }
    }
    return keys
  }
}
