import NibCore

/// Splits a line of a configuration file, or another line with arguments, into words as a shell would, with both kinds of quotes, backslashes,
/// and comments from `#` to the end.
package struct SettingsWords {
  package private(set) var words: [String] = []
  /// The column at which each word begins (1-based, in bytes).
  package private(set) var columns: [Int] = []
  /// The error in the line and its column (1-based, in bytes); `nil` if there is none.
  package private(set) var problem: (message: String, column: Int)?

  /// The current word; `nil` between words.
  private var word: String?
  /// The quote that is open, with its column.
  private var quote: (character: Unicode.Scalar, column: Int)?
  private var isEscaped = false

  package init(_ line: some StringProtocol) {
    var column = 1
    // Some characters combine with a quotation mark after them, so scalars are read.
    for character in line.unicodeScalars {
      if !isEscaped, quote == nil, word == nil, character == "#" { break }
      let isBetweenWords = word == nil
      read(character, column)
      if isBetweenWords, word != nil { columns.append(column) }
      column += UTF8.width(character)
    }
    if isEscaped { append("\\") }
    if let word { words.append(word) }
    if let quote { problem = ("the quote is never closed", quote.column) }
  }

  /// Reads a character at a column.
  private mutating func read(_ character: Unicode.Scalar, _ column: Int) {
    switch character {
    case _ where isEscaped:
      // Inside double quotes, a backslash is literal unless it precedes a quote or another backslash.
      if quote != nil, character != "\"", character != "\\" { append("\\") }
      append(character)
      isEscaped = false
    case "\\" where quote?.character != "'":
      isEscaped = true
      word = word ?? ""
    case _ where character == quote?.character: quote = nil
    case "'" where quote == nil, "\"" where quote == nil:
      quote = (character, column)
      word = word ?? ""
    case _ where quote == nil && character.properties.isWhitespace:
      if let word { words.append(word) }
      word = nil
    default: append(character)
    }
  }

  private mutating func append(_ character: Unicode.Scalar) {
    word = word ?? ""
    word?.unicodeScalars.append(character)
  }
}
