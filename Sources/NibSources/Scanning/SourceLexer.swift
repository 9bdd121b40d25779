/// Splits source text into tokens. It accepts any input; text that is not Swift or Objective-C produces
/// meaningless tokens.
struct SourceLexer {
  let bytes: [UInt8]
  let language: SourceLanguage
  var position = 0
  private(set) var line = 1
  private var lineStart = 0
  private(set) var tokens: [SourceToken] = []
  /// The ranges of Objective-C's `#define` lines.
  private(set) var macros: [Range<Int>] = []

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 6)
  }

  /// Returns all tokens in order.
  mutating func run() -> [SourceToken] {
    while position < bytes.count { readToken() }
    return tokens
  }

  /// Reads the next token, or skips white space or a comment.
  private mutating func readToken() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "'") where language == .objectiveC: skipCharacterConstant()
    case UInt8(ascii: "`"): advance()
    case UInt8(ascii: "#"): readHash()
    case _ where SourceLexer.isWord(byte): readWord()
    case UInt8(ascii: "/") where language == .swift:
      if let end = endOfRegularExpression { readRegularExpression(to: end) } else { readSymbol(byte) }
    default: readSymbol(byte)
    }
  }

  // MARK: Reading bytes

  /// The byte at an offset from the current position; nil past the end of the text.
  func peek(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  /// Skips one byte, and counts the line if the byte is a line break.
  mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  /// Skips the rest of the line. In Objective-C, a backslash at the end of a line continues the line.
  mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if language == .objectiveC, bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        advance()
      }
      advance()
    }
  }

  /// Skips a comment between `/*` and `*/`. Swift comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*"), depth == 0 || language == .swift
      {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  // MARK: Tokens

  private mutating func readWord() {
    let start = position
    while position < bytes.count, SourceLexer.isWord(bytes[position]) { position += 1 }
    add(.word, start..<position)
  }

  private mutating func readSymbol(_ byte: UInt8) {
    let isArrow = byte == UInt8(ascii: "-") && peek(1) == UInt8(ascii: ">")
    add(.symbol(byte), position..<position + (isArrow ? 2 : 1))
    position += isArrow ? 2 : 1
  }

  /// Adds a token that begins on the current line.
  mutating func add(_ kind: SourceToken.Kind, _ range: Range<Int>) {
    tokens.append(
      SourceToken(kind: kind, range: range, line: line, column: range.lowerBound - lineStart + 1))
  }

  /// Whether the byte is a letter, a digit, `_`, `$`, or not ASCII.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Conditional compilation

  /// Reads a directive, a literal of Swift that begins with `#`, or the symbol `#`. Directives of Objective-C other than
  /// those of conditional compilation are skipped.
  private mutating func readHash() {
    let start = position
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if language == .swift, end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      position = end
      return readString(hashes: end - start)
    }
    if language == .swift, end < bytes.count, bytes[end] == UInt8(ascii: "/") {
      return readRegularExpression(to: endOfRegularExpression(hashes: end - start))
    }
    while language == .objectiveC, end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let nameStart = end
    while end < bytes.count, SourceLexer.isWord(bytes[end]) { end += 1 }
    switch String(decoding: bytes[nameStart..<end], as: UTF8.self) {
    case "if", "ifdef", "ifndef": addDirective(.conditional, end)
    case "else", "elseif", "elif": addDirective(.alternative, end)
    case "endif": addDirective(.conditionalEnd, end)
    case let name where language == .objectiveC:
      skipLine()
      if name == "define" { macros.append(end..<position) }
    default:
      // Several `#` in a row are one symbol.
      add(.symbol(UInt8(ascii: "#")), start..<start + 1)
      position = nameStart
    }
  }

  /// Adds a token for a directive of conditional compilation. The rest of its line is skipped, because all branches are
  /// read, whatever their conditions.
  private mutating func addDirective(_ kind: SourceToken.Kind, _ end: Int) {
    add(kind, position..<end)
    skipLine()
  }
}
