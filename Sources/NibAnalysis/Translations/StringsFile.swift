import NibCore

/// The keys of a strings file: lines such as `"key" = "value";` with comments between them, in UTF-8 or UTF-16, or a
/// property list in XML or in its binary form.
struct StringsFile {
  /// The keys in the order of the file. Text that cannot be read as keys and values is skipped.
  private(set) var keys: [String] = []
  /// The first text that cannot be read.
  private(set) var problem: TranslationProblem?
  /// The text in UTF-8, without a byte order mark.
  let text: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    text = StringsFile.utf8(bytes)
    if text.starts(with: "bplist".utf8) {
      readBinaryList()
    } else if let zero = text.firstIndex(of: 0) {
      report("a zero byte cannot be in a text; save the file in UTF-8 or UTF-16", at: zero)
    } else {
      skipSpace()
      if peek == UInt8(ascii: "<") { readPropertyList() } else { readKeys() }
    }
  }

  /// Reads all entries. Text that is not an entry is reported and skipped.
  private mutating func readKeys() {
    while skipSpace(), let next = peek {
      let start = index
      if let key = word() {
        keys.append(key)
        readValue(of: key)
      } else {
        report("a key is expected here, not \(StringsFile.name(of: next))", at: start)
        index += 1
      }
    }
  }

  private mutating func report(_ message: String, at offset: Int) {
    if problem == nil { problem = TranslationProblem(message: message, offset: offset) }
  }

  private static func name(of byte: UInt8?) -> String {
    guard let byte else { return "the end of the file" }
    return byte > 0x20 && byte < 0x7F ? "'\(UnicodeScalar(byte))'" : "this character"
  }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

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

  /// Reads a word with or without quotation marks, which are left out; `nil` if no word follows.
  private mutating func word() -> String? {
    guard let first = peek else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      let start = index
      while let next = peek, next != first { index += next == UInt8(ascii: "\\") ? 2 : 1 }
      let end = min(index, text.count)
      if end == text.count { report("this text has no closing quotation mark", at: start - 1) }
      index = min(end + 1, text.count)
      return String(decoding: text[start..<end], as: UTF8.self)
    }
    let start = index
    while let next = peek, StringsFile.isBare(next) { index += 1 }
    return index > start ? String(decoding: text[start..<index], as: UTF8.self) : nil
  }

  /// Whether a byte can be in a word without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Array("_-.:$[]".utf8).contains(byte)
    }
  }

  /// Reads `= "value";` or only the semicolon after a key. If there is something else, skips everything up to the next
  /// semicolon.
  private mutating func readValue(of key: String) {
    skipSpace()
    let semicolon = UInt8(ascii: ";")
    if peek != semicolon {
      if peek == UInt8(ascii: "=") {
        index += 1
        skipSpace()
        if peek.map(Array("{(<".utf8).contains) ?? false {
          // A value of a property list, such as a dictionary.
          while let next = peek, next != semicolon { if word() == nil { index += 1 } }
        } else if word() == nil {
          report("the value of '\(key)' is expected here, not \(StringsFile.name(of: peek))", at: index)
        }
      } else {
        report("'=' is expected after '\(key)', not \(StringsFile.name(of: peek))", at: index)
      }
      skipSpace()
      if peek != semicolon {
        report("';' is expected after the value of '\(key)', not \(StringsFile.name(of: peek))", at: index)
      }
    }
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
  /// - Returns: always true, so that the call can be the first part of a condition.
  @discardableResult private mutating func skipSpace() -> Bool {
    while let next = peek {
      if next <= UInt8(ascii: " ") {
        index += 1
      } else if text[index...].starts(with: "/*".utf8) {
        let start = index
        skip(to: "*/")
        if index == text.count, !text.suffix(2).elementsEqual("*/".utf8) {
          report("this comment has no end", at: start)
        }
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
    let bytes = Array(end.utf8)
    index = text.firstIndex(of: bytes, from: index + 1).map { $0 + bytes.count } ?? text.count
  }

  /// Reads the contents of all elements `<key>`.
  private mutating func readPropertyList() {
    while peek != nil {
      skip(to: "<key>")
      let start = index
      while let next = peek, next != UInt8(ascii: "<") { index += 1 }
      if start < index, peek != nil { keys.append(String(decoding: text[start..<index], as: UTF8.self)) }
    }
    if text.firstIndex(of: Array("</plist>".utf8), from: 0) == nil {
      report("the property list has no end", at: text.count)
    }
  }

  private mutating func readBinaryList() {
    if let keys = BinaryPropertyList.keys(in: text) {
      self.keys = keys
    } else {
      report("the binary property list is damaged, or is not a dictionary", at: 0)
    }
  }
}
