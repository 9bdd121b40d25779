/// The keys of a string catalog: a JSON file with an object `strings`, whose keys they are.
struct StringCatalog {
  /// The keys in the order of the file. If there is a problem, only the keys before it.
  private(set) var keys: [String] = []
  /// The first text that is not JSON.
  private(set) var problem: TranslationProblem?
  private let text: [UInt8]
  private var index = 0

  private static let maximumDepth = 100

  init(_ text: [UInt8]) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    do throws(TranslationProblem) {
      try readValue(path: [])
      skipSpace()
      if index < text.count { throw failure("the end of the file is expected here") }
    } catch {
      problem = error
    }
  }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private func failure(_ message: String) -> TranslationProblem {
    TranslationProblem(message: message, offset: index)
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

  private mutating func expect(_ character: Unicode.Scalar) throws(TranslationProblem) {
    if !skip(character) { throw failure("'\(character)' is expected here") }
  }

  /// - Parameter path: the keys of the objects around the value.
  private mutating func readValue(path: [String]) throws(TranslationProblem) {
    if path.count > StringCatalog.maximumDepth { throw failure("the values are nested too deeply") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): try readObject(path)
    case UInt8(ascii: "["): try readArray(path)
    case UInt8(ascii: "\""): _ = try readString()
    default: try readWord()
    }
  }

  /// Reads an object, and stores the keys of the list of strings.
  private mutating func readObject(_ path: [String]) throws(TranslationProblem) {
    try expect("{")
    if skip("}") { return }
    repeat {
      skipSpace()
      let key = try readString()
      if path == ["strings"] { keys.append(key) }
      try expect(":")
      try readValue(path: path + [key])
    } while skip(",")
    try expect("}")
  }

  private mutating func readArray(_ path: [String]) throws(TranslationProblem) {
    try expect("[")
    if skip("]") { return }
    repeat { try readValue(path: path + [""]) } while skip(",")
    try expect("]")
  }

  /// Reads a number, or one of the words of JSON.
  private mutating func readWord() throws(TranslationProblem) {
    let start = index
    while let next = peek, next > 0x20, !",]}".utf8.contains(next) { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || Double(word) != nil { return }
    index = start
    throw failure("a value is expected here")
  }

  /// Reads a text in quotation marks. Escapes are not replaced.
  private mutating func readString() throws(TranslationProblem) -> String {
    guard peek == UInt8(ascii: "\"") else { throw failure("a text in quotation marks is expected here") }
    let start = index + 1
    index = start
    while let next = peek, next != UInt8(ascii: "\"") {
      if next < 0x20 {
        throw failure("a text may not contain a line break or another control character")
      }
      index += next == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < text.count else {
      index = start - 1
      throw failure("this text has no closing quotation mark")
    }
    defer { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }
}
