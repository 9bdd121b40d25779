/// Splits source text into tokens. Accepts any input: text that is not Swift or Objective-C produces meaningless
/// tokens.
struct SourceLexer {
  let bytes: [UInt8]
  let language: SourceLanguage
  var position = 0
  private(set) var line = 1
  private var lineStart = 0
  private(set) var tokens: [SourceToken] = []
  /// The ranges of Objective-C's `#define` lines.
  private(set) var macros: [Range<Int>] = []
  /// The ranges of comments, without the line breaks that end them.
  private(set) var comments: [Range<Int>] = []
  /// The open `#if`s around the current position.
  private var conditionals: [Conditional] = []

  /// An open `#if` with its branches.
  private struct Conditional {
    /// Whether the current branch is never compiled, because of its condition or because of the code around the `#if`.
    var isOff: Bool
    /// Whether no further branch can be compiled: a branch is always compiled, or the code around the `#if` never is.
    var isDecided: Bool
    /// Whether a token for the `#if` was added. An `#if` whose condition is known from the text has no token.
    var hasToken: Bool
  }

  /// Whether the code at the current position is never compiled.
  private var isOff: Bool { conditionals.last?.isOff ?? false }

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
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipComment { $0.skipLine() }
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment { $0.skipBlock() }
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

  /// The byte at an offset from the current position; `nil` past the end of the text.
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

  private mutating func skipComment(_ skip: (inout SourceLexer) -> Void) {
    let start = position
    skip(&self)
    comments.append(start..<min(position, bytes.count))
  }

  /// Skips a comment between `/*` and `*/`. Swift comments can be nested.
  private mutating func skipBlock() {
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
  ///
  /// Code that is never compiled has no tokens.
  mutating func add(_ kind: SourceToken.Kind, _ range: Range<Int>) {
    guard !isOff else { return }
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

  /// Reads a directive, a literal of Swift that begins with `#`, or the symbol `#`. Directives of Objective-C other
  /// than those of conditional compilation are skipped.
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
    case "if": openConditional(end, condition: condition(from: end))
    case "ifdef", "ifndef": openConditional(end, condition: nil)
    case "elseif", "elif": openBranch(end, condition: condition(from: end))
    case "else": openBranch(end, condition: true)
    case "endif": closeConditional(end)
    case let name where language == .objectiveC:
      skipLine()
      if name == "define", !isOff { macros.append(end..<position) }
    default:
      // Several `#` in a row are one symbol.
      add(.symbol(UInt8(ascii: "#")), start..<start + 1)
      position = nameStart
    }
  }

  /// The value of a directive's condition; `nil` if the text alone does not determine it.
  private func condition(from start: Int) -> Bool? {
    CompilationCondition.value(Array(bytes[start...].prefix { $0 != UInt8(ascii: "\n") }), language)
  }

  /// Begins `#if`. A condition that is known needs no token: the branches that it excludes are skipped.
  private mutating func openConditional(_ end: Int, condition: Bool?) {
    if !isOff, condition == nil { add(.conditional, position..<end) }
    conditionals.append(
      Conditional(
        isOff: isOff || condition == false, isDecided: isOff || condition == true,
        hasToken: !isOff && condition == nil))
    skipLine()
  }

  /// Begins the next branch of the innermost `#if`.
  private mutating func openBranch(_ end: Int, condition: Bool?) {
    defer { skipLine() }
    guard var conditional = conditionals.popLast() else { return add(.alternative, position..<end) }
    conditional.isOff = conditional.isDecided || condition == false
    let begins = !conditional.hasToken && condition == nil
    if !conditional.isOff, conditional.hasToken || begins {
      add(begins ? .conditional : .alternative, position..<end)
      conditional.hasToken = true
    }
    conditional.isDecided = conditional.isDecided || condition == true
    conditionals.append(conditional)
  }

  private mutating func closeConditional(_ end: Int) {
    let conditional = conditionals.popLast()
    if conditional?.hasToken ?? true { add(.conditionalEnd, position..<end) }
    skipLine()
  }
}
