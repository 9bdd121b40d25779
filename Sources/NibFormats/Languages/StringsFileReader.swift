import NibSupport

/// Reads the entries of a strings file that is a text: `"key" = "value";` with comments between them.
struct StringsFileReader {
  private(set) var entries: [StringsFile.Entry] = []
  var problem: LanguageProblem?
  let text: [UInt8]
  var index: Int
  /// The last comment, as long as it can belong to the next entry.
  var comment: Range<Int>?
  /// Whether a dictionary, array or data without an end was found, after which none is read to its end.
  private var hasOpenCollection = false

  init(_ text: LanguageText) {
    self.text = text.utf8
    index = text.start
  }

  /// Whether the text begins with an element, so that it is a property list in XML.
  var isXML: Bool {
    text[index...].first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  }

  /// Reads all entries. Text that is not an entry is reported and skipped.
  mutating func readEntries() {
    if let zero = text.firstIndex(of: 0) {
      return report("a zero byte cannot be in a text; save the file in UTF-8 or UTF-16", at: zero)
    }
    skipOpeningBrace()
    while skipSpace(), let next = peek {
      if let word = word() {
        readValue(of: word)
      } else if !isClosingBrace() {
        report("a key is expected here, not \(name(of: next))", at: index)
        index += 1
      } else {
        index += 1
      }
      comment = nil
      skipCommentOfSameLine()
    }
  }

  /// Skips the brace before the entries, which property lists of the old form have.
  private mutating func skipOpeningBrace() {
    skipSpace()
    if peek == UInt8(ascii: "{") { index += 1 }
  }

  /// Whether a brace is the last character of the text.
  private func isClosingBrace() -> Bool {
    peek == UInt8(ascii: "}") && !text[(index + 1)...].contains { $0 > UInt8(ascii: " ") }
  }

  /// Reports a syntax error, unless there is one before it. A problem that is tolerated hides no error.
  mutating func report(_ message: String, at offset: Int) {
    if problem?.isTolerated ?? true { problem = LanguageProblem(message: message, offset: offset) }
  }

  private func name(of byte: UInt8?) -> String {
    guard let byte else { return "the end of the file" }
    return byte > 0x20 && byte < 0x7F ? "'\(UnicodeScalar(byte))'" : "this character"
  }

  var peek: UInt8? { index < text.count ? text[index] : nil }

  // MARK: Entries

  struct Word {
    /// The word without quotation marks and escapes.
    let text: String
    let range: Range<Int>
  }

  /// Reads a word with or without quotation marks; `nil` if no word follows.
  mutating func word() -> Word? {
    guard let first = peek else { return nil }
    let start = index
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      while let next = peek, next != first { index += next == UInt8(ascii: "\\") ? 2 : 1 }
      let end = min(index, text.count)
      if end == text.count { report("this text has no closing quotation mark", at: start) }
      index = min(end + 1, text.count)
      let word = StringsEscapes.unescaped(text[start + 1..<end])
      if word.utf8.contains(0) {
        report("an escape such as \\U0000 stands for a zero byte, which cannot be in a text", at: start)
      }
      return Word(text: word, range: start..<index)
    }
    while let next = peek, Self.isBare(next), !isComment { index += 1 }
    guard index > start else { return nil }
    return Word(text: String(decoding: text[start..<index], as: UTF8.self), range: start..<index)
  }

  /// Whether a byte can be in a word without quotation marks.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: bareSigns.contains(byte)
    }
  }

  private static let bareSigns = Array("_-.:$[]/".utf8)

  /// Reads `= "value";` or only the semicolon after a key. If there is something else, skips everything up to the next
  /// semicolon.
  private mutating func readValue(of key: Word) {
    let keyComment = comment
    skipSpace()
    let semicolon = UInt8(ascii: ";")
    var value: Word?
    if peek != semicolon {
      if peek == UInt8(ascii: "=") {
        index += 1
        value = assignedValue(of: key)
      } else {
        report("'=' is expected after '\(key.text)', not \(name(of: peek))", at: index)
        value = Word(text: "", range: index..<index)
      }
      skipSpace()
      if peek != semicolon {
        report("';' is expected after the value of '\(key.text)', not \(name(of: peek))", at: index)
      }
    }
    let valueRange = value?.range ?? key.range
    let end = peek == semicolon ? index + 1 : max(valueRange.upperBound, key.range.upperBound)
    skipToSemicolon()
    let isText = value.map { text[$0.range].first.map { !Self.collections.contains($0) } ?? true } ?? true
    entries.append(
      StringsFile.Entry(
        key: key.text, value: isText ? value?.text ?? key.text : nil,
        comment: keyComment.map { Self.content(ofComment: text[$0]) }, range: key.range.lowerBound..<end,
        keyRange: key.range, valueRange: valueRange, commentRange: keyComment))
  }

  /// The characters with which dictionaries, arrays and data begin.
  private static let collections = Array("{(<".utf8)
  private static let collectionEnds = Array("})>".utf8)

  private mutating func assignedValue(of key: Word) -> Word? {
    skipSpace()
    let start = index
    if peek.map(Self.collections.contains) ?? false {
      skipCollection()
      return Word(text: "", range: start..<index)
    }
    if let word = word() { return word }
    report("the value of '\(key.text)' is expected here, not \(name(of: peek))", at: index)
    return Word(text: "", range: start..<start)
  }

  /// Skips a dictionary, array or data with everything in it. One without an end is reported. It ends before the next
  /// semicolon, and so do all that follow, because looking for the end of each would take quadratic time.
  private mutating func skipCollection() {
    let start = index
    if !hasOpenCollection, skipBrackets() { return }
    if !hasOpenCollection { report("this value has no closing bracket", at: start) }
    hasOpenCollection = true
    index = start
    while let next = peek, next != UInt8(ascii: ";") { if word() == nil { index += 1 } }
  }

  /// Skips everything up to the closing bracket of the opening one that follows. Returns false if there is none.
  private mutating func skipBrackets() -> Bool {
    var depth = 0
    repeat {
      guard skipSpace(), let next = peek else { return false }
      if Self.collections.contains(next) {
        depth += 1
        index += 1
      } else if Self.collectionEnds.contains(next) {
        depth -= 1
        index += 1
      } else if word() == nil {
        index += 1
      }
    } while depth > 0
    return true
  }

  private mutating func skipToSemicolon() {
    while skipSpace(), let next = peek {
      if next == UInt8(ascii: ";") {
        index += 1
        return
      }
      if word() == nil { index += 1 }
    }
  }
}
