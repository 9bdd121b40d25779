/// The tokens of one source file, with the groups that brackets make. All scanners read these.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SourceToken]
  /// The ranges of Objective-C's `#define` lines, which contain no tokens.
  package let macros: [Range<Int>]
  /// The index after the group that each opening bracket begins; contains no brackets that are not closed.
  private let groupEnds: [Int: Int]

  package init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    var lexer = SourceLexer(bytes, language)
    tokens = lexer.run()
    macros = lexer.macros
    groupEnds = SourceGroups(tokens).ends
  }

  /// Whether a file that may be Objective-C is more than C: it has a directive, a literal or an expression that begins with
  /// `@`. Projects contain thousands of headers of C libraries, which use no documents.
  var isObjectiveC: Bool { tokens.contains { $0.kind == .symbol(UInt8(ascii: "@")) } }

  /// A source text with a space in place of each comment.
  package static func withoutComments(_ bytes: [UInt8], _ language: SourceLanguage) -> String {
    var lexer = SourceLexer(bytes, language)
    _ = lexer.run()
    var result: [UInt8] = []
    var start = 0
    for comment in lexer.comments {
      result += bytes[start..<comment.lowerBound] + [UInt8(ascii: " ")]
      start = comment.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// The text of the token at an index; empty if the index is out of range.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The text from the first to the last token of a range.
  package func text(in range: Range<Int>) -> String {
    guard !range.isEmpty, tokens.indices.contains(range.lowerBound),
      tokens.indices.contains(range.upperBound - 1)
    else { return "" }
    let start = tokens[range.lowerBound].range.lowerBound
    let end = max(start, tokens[range.upperBound - 1].range.upperBound)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether the token at an index is the given word.
  package func isWord(_ index: Int, _ word: StaticString) -> Bool {
    // The lengths are compared first, because most tokens differ in length.
    guard index >= 0, index < tokens.count, tokens[index].range.count == word.utf8CodeUnitCount,
      tokens[index].kind == .word
    else { return false }
    let range = tokens[index].range
    return word.withUTF8Buffer { buffer in bytes[range].elementsEqual(buffer) }
  }

  package func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  func isString(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .string
  }

  package func isSymbol(_ index: Int, _ symbol: Unicode.Scalar) -> Bool {
    symbolByte(index) == UInt8(ascii: symbol)
  }

  /// The character of the symbol at an index; `nil` for other tokens, and if the index is out of range.
  func symbolByte(_ index: Int) -> UInt8? {
    guard tokens.indices.contains(index), case .symbol(let byte) = tokens[index].kind else { return nil }
    return byte
  }

  /// The index of the token after the bracket that closes the one at `index`. If the bracket is not closed, returns
  /// `limit`. If there is no opening bracket at `index`, returns `index + 1`.
  ///
  /// - Parameter limit: the index at which the search ends; at most the number of tokens is used.
  package func end(ofGroupAt index: Int, before limit: Int = .max) -> Int {
    let limit = min(limit, tokens.count)
    guard index < limit, let open = symbolByte(index), SourceGroups.closing(open) != nil else {
      return index + 1
    }
    return min(limit, groupEnds[index] ?? limit)
  }

  /// The tokens between the opening bracket at `index` and the one that closes it; `nil` if there is no opening
  /// bracket, or if it is not closed.
  package func inside(groupAt index: Int) -> Range<Int>? { groupEnds[index].map { index + 1..<$0 - 1 } }

  /// The index of the bracket that begins the group that ends at an index; `nil` if it is not among the tokens shortly
  /// before it.
  func start(ofGroupEndingAt end: Int, atMost count: Int) -> Int? {
    (max(0, end - count)..<end).last { place in
      (isSymbol(place, "(") || isSymbol(place, "[")) && self.end(ofGroupAt: place) == end + 1
    }
  }

  /// Whether the name at an index is that of a variable that is declared there.
  func isDeclaration(_ index: Int) -> Bool {
    isWord(index - 1, "let") || isWord(index - 1, "var") || isSymbol(index - 1, "*")
  }
}
