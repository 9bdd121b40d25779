/// Reads the values and words of a PDF file or of a content stream one after the other.
package struct PDFLexer {
  private let bytes: [UInt8]
  package var position: Int
  /// Whether `12 0 R` is a reference. Content streams have none.
  private let hasReferences: Bool

  /// The greatest depth of arrays and dictionaries in each other.
  private static let deepest = 40
  /// The words between objects, which are never inside arrays and dictionaries.
  private static let words: Set<String> = ["obj", "endobj", "stream", "endstream", "xref", "trailer"]

  package init(_ bytes: [UInt8], at position: Int = 0, hasReferences: Bool = false) {
    (self.bytes, self.position, self.hasReferences) = (bytes, max(0, position), hasReferences)
  }

  /// The next value or word; `nil` at the end. A closing bracket without an opening one is a word.
  package mutating func next() -> PDFObject? { next(depth: 0) }

  private mutating func next(depth: Int) -> PDFObject? {
    skipSpace()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literalString())
    case UInt8(ascii: "<"):
      if peek(1) != UInt8(ascii: "<") { return .string(hexString()) }
      position += 2
      return depth < Self.deepest ? .dictionary(entries(depth: depth + 1)) : nil
    case UInt8(ascii: "["):
      position += 1
      return depth < Self.deepest ? .array(values(until: "]", depth: depth + 1)) : nil
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .keyword(String(UnicodeScalar(bytes[position - 1])))
    case UInt8(ascii: ">"):
      position += peek(1) == UInt8(ascii: ">") ? 2 : 1
      return .keyword(">>")
    default: return word()
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func values(until end: String, depth: Int) -> [PDFObject] {
    var values: [PDFObject] = []
    var start = position
    while let value = next(depth: depth) {
      if case .keyword(let word) = value {
        if word == end || word == ">>" || word == "]" { break }
        if hasReferences, Self.words.contains(word) {
          // The closing bracket is missing: the word belongs to what is around the array or dictionary.
          position = start
          break
        }
      }
      values.append(value)
      start = position
    }
    return values
  }

  private mutating func entries(depth: Int) -> [String: PDFObject] {
    let values = values(until: ">>", depth: depth)
    var entries: [String: PDFObject] = [:]
    var index = 0
    while index + 1 < values.count {
      guard let name = values[index].name else {
        index += 1
        continue
      }
      entries[name] = values[index + 1]
      index += 2
    }
    return entries
  }

  /// Skips spaces and comments.
  package mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if PDFLexer.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte && byte != 11 || byte == 0 }

  private static func isRegular(_ byte: UInt8) -> Bool {
    if isSpace(byte) { return false }
    switch byte {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: return false
    default: return true
    }
  }

  private mutating func regularBytes() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, PDFLexer.isRegular(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// A name without its slash.
  private mutating func name() -> String {
    position += 1
    var name: [UInt8] = []
    let raw = Array(regularBytes())
    var index = 0
    while index < raw.count {
      if raw[index] == UInt8(ascii: "#"), index + 2 < raw.count,
        let code = UInt8(String(decoding: raw[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        name.append(code)
        index += 3
      } else {
        name.append(raw[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// A number, a reference or a word.
  private mutating func word() -> PDFObject? {
    let raw = regularBytes()
    guard let first = raw.first else {
      position += 1
      return .null
    }
    if first < UInt8(ascii: "A"), let number = PDFLexer.number(raw) {
      return hasReferences ? reference(from: number) ?? .number(number) : .number(number)
    }
    switch String(decoding: raw, as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let word: return .keyword(word)
    }
  }

  /// The reference that begins with a number which was read; `nil` if there is none.
  private mutating func reference(from number: Double) -> PDFObject? {
    guard number >= 0, number == number.rounded() else { return nil }
    let start = position
    skipSpace()
    let generation = regularBytes()
    if !generation.isEmpty, generation.count < 6, generation.allSatisfy({ 48...57 ~= $0 }) {
      skipSpace()
      if regularBytes().elementsEqual("R".utf8) { return .reference(Int(bounded: number)) }
    }
    position = start
    return nil
  }

  private static func number(_ raw: ArraySlice<UInt8>) -> Double? {
    var (value, digits, scale) = (0.0, 0, 0.0)
    var isNegative = false
    for (index, byte) in raw.enumerated() {
      switch byte {
      case 48...57:
        digits += 1
        value = value * 10 + Double(byte - 48)
        scale *= 10
      case UInt8(ascii: "."): if scale > 0 { return nil } else { scale = 1 }
      case UInt8(ascii: "-"):
        // Some programs write `--5`, and some `0.-5`.
        if index == 0 || digits == 0 { isNegative = true } else { return value / max(scale, 1) }
      case UInt8(ascii: "+") where index == 0: break
      default: return nil
      }
    }
    guard digits > 0 || scale > 0, value.isFinite, scale.isFinite else { return nil }
    return (isNegative ? -1 : 1) * value / max(scale, 1)
  }

  private mutating func literalString() -> [UInt8] {
    position += 1
    var text: [UInt8] = []
    var depth = 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\") {
        appendEscaped(to: &text)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      text.append(byte)
    }
    return text
  }

  /// Adds the character after a backslash.
  private mutating func appendEscaped(to text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case 10: break
    case 13: if peek(0) == 10 { position += 1 }
    case 48...55:
      var code = Int(byte) - 48
      for _ in 0..<2 {
        guard let digit = peek(0), 48...55 ~= digit else { break }
        code = code * 8 + Int(digit) - 48
        position += 1
      }
      text.append(UInt8(truncatingIfNeeded: code))
    default: text.append(byte)
    }
  }

  private mutating func hexString() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let digit = PDFLexer.hexDigit(bytes[position]) { digits.append(digit) }
      position += 1
    }
    position += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] & 15 }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
