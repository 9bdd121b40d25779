import NibCore
import NibSources

/// Reads property lists in the old text format, in which Xcode saves projects.
struct OldPropertyList {
  indirect enum Value {
    case string(String)
    case array([Value])
    case dictionary([String: Value])

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var items: [Value]? { if case .array(let items) = self { items } else { nil } }
    var entries: [String: Value]? { if case .dictionary(let entries) = self { entries } else { nil } }

    subscript(key: String) -> Value? { entries?[key] }
  }

  /// The maximum depth of nested values. Projects have about six levels.
  private static let maximumDepth = 32

  private let bytes: [UInt8]
  /// The offset of the next byte; after a failure, of the first one that is not valid.
  private(set) var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the value at the beginning of the text; `nil` if the text is not valid.
  mutating func read() -> Value? {
    skipSpace()
    guard index < bytes.count, depth < OldPropertyList.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[index] {
    case UInt8(ascii: "{"): return readDictionary()
    case UInt8(ascii: "("): return readList()
    default: return readText().map(Value.string)
    }
  }

  /// Reads `{key = value; ...}`; `nil` if it is damaged.
  private mutating func readDictionary() -> Value? {
    index += 1
    var entries: [String: Value] = [:]
    while !skip(UInt8(ascii: "}")) {
      guard let key = readText(), skip(UInt8(ascii: "=")), let value = read(), skip(UInt8(ascii: ";")) else {
        return nil
      }
      entries[key] = value
    }
    return .dictionary(entries)
  }

  /// Reads `(value, ...)`; `nil` if it is damaged.
  private mutating func readList() -> Value? {
    index += 1
    var items: [Value] = []
    while !skip(UInt8(ascii: ")")) {
      guard let value = read() else { return nil }
      items.append(value)
      _ = skip(UInt8(ascii: ","))
    }
    return .array(items)
  }

  /// Reads a word, or a text in quotation marks without its backslashes.
  private mutating func readText() -> String? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    guard bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, OldPropertyList.isWord(bytes[index]) { index += 1 }
      return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < bytes.count { text.append(bytes[index]) }
      index += 1
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a byte can be in a text without quotes.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_./$:-+@".utf8.contains(byte)
    }
  }

  /// Skips spaces, and then the given byte if it follows. Returns whether it does.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= UInt8(ascii: " ") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
        {
          index += 1
        }
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else {
        return
      }
    }
  }
}
