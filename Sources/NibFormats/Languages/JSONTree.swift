/// A JSON text whose values know their places, so that single values can be changed and reported.
struct JSONTree {
  struct Member {
    let key: String
    /// The bytes of the key with its quotation marks.
    let keyRange: Range<Int>
    let value: Value
  }

  struct Value {
    enum Content {
      case object([Member])
      case array([Value])
      case text(String)
      /// A number, or one of the words `true`, `false` and `null`.
      case word(String)
    }

    let content: Content
    let range: Range<Int>

    /// The members of an object; empty for another value.
    var members: [Member] { if case .object(let members) = content { members } else { [] } }
    var text: String? { if case .text(let text) = content { text } else { nil } }
    var word: String? { if case .word(let word) = content { word } else { nil } }

    subscript(key: String) -> Value? { members.first { $0.key == key }?.value }
  }

  /// The outermost value. If there is a problem, everything before it.
  private(set) var root: Value?
  /// The first text that is not JSON.
  private(set) var problem: LanguageProblem?
  private let text: [UInt8]
  private var index: Int

  private static let maximumDepth = 100

  init(_ text: [UInt8], from start: Int = 0) {
    self.text = text
    index = start
    root = readValue(depth: 0)
    skipSpace()
    if index < text.count { fail("the end of the file is expected here") }
  }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private mutating func fail(_ message: String, at offset: Int? = nil) {
    if problem == nil { problem = LanguageProblem(message: message, offset: offset ?? index) }
  }

  private mutating func skipSpace() {
    while let next = peek, next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { index += 1 }
  }

  /// Skips white space and then the given character. Returns false if another character follows.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let next = peek, next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Skips the given character. Reports another one, and returns false.
  private mutating func expect(_ character: Unicode.Scalar) -> Bool {
    let isThere = skip(character)
    if !isThere { fail("'\(character)' is expected here") }
    return isThere
  }

  private mutating func readValue(depth: Int) -> Value? {
    guard depth <= Self.maximumDepth else {
      fail("the values are nested too deeply")
      return nil
    }
    skipSpace()
    let start = index
    let content: Value.Content? =
      switch peek {
      case UInt8(ascii: "{"): .object(readObject(depth))
      case UInt8(ascii: "["): .array(readArray(depth))
      case UInt8(ascii: "\""): readText().map { .text($0) }
      default: readWord().map { .word($0) }
      }
    return content.map { Value(content: $0, range: start..<index) }
  }

  private mutating func readObject(_ depth: Int) -> [Member] {
    var members: [Member] = []
    index += 1
    if skip("}") { return [] }
    repeat {
      skipSpace()
      let start = index
      guard let key = readText() else { return members }
      let keyRange = start..<index
      let value = expect(":") ? readValue(depth: depth + 1) : nil
      members.append(
        Member(
          key: key, keyRange: keyRange,
          value: value ?? Value(content: .object([]), range: index..<index)))
    } while problem == nil && skip(",")
    if problem == nil { _ = expect("}") }
    return members
  }

  private mutating func readArray(_ depth: Int) -> [Value] {
    var values: [Value] = []
    index += 1
    if skip("]") { return [] }
    repeat {
      guard let value = readValue(depth: depth + 1) else { return values }
      values.append(value)
    } while problem == nil && skip(",")
    if problem == nil { _ = expect("]") }
    return values
  }

  /// Reads a number, or one of the words of JSON.
  private mutating func readWord() -> String? {
    let start = index
    while let next = peek, next > 0x20, !",]}".utf8.contains(next) { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || Double(word) != nil { return word }
    index = start
    fail("a value is expected here")
    return nil
  }

  /// Reads a text in quotation marks.
  private mutating func readText() -> String? {
    guard peek == UInt8(ascii: "\"") else {
      fail("a text in quotation marks is expected here")
      return nil
    }
    let start = index + 1
    index = start
    var hasEscapes = false
    while let next = peek, next != UInt8(ascii: "\"") {
      if next < 0x20 {
        fail("a text may not contain a line break or another control character")
        return nil
      }
      if next == UInt8(ascii: "\\") { hasEscapes = true }
      index += next == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < text.count else {
      fail("this text has no closing quotation mark", at: start - 1)
      index = text.count
      return nil
    }
    defer { index += 1 }
    let content = text[start..<index]
    return hasEscapes ? Self.unescaped(content) : String(decoding: content, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9,
  ]

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = Array(String(decoding: text, as: UTF8.self).utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let mark = rest.popFirst() else {
        units.append(unit)
        continue
      }
      let digits = String(decoding: rest.prefix(4), as: UTF16.self)
      if mark == UInt16(UInt8(ascii: "u")), digits.utf16.count == 4, let value = UInt16(digits, radix: 16) {
        units.append(value)
        rest = rest.dropFirst(4)
      } else {
        units.append(UInt8(exactly: mark).flatMap { escapes[$0] } ?? mark)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
