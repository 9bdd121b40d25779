/// Takes a line of a configuration file apart into words as a shell would: quotes of both kinds, backslashes,
/// and comments from `#` to the end.
struct SettingsWords {
  private(set) var words: [String] = []
  /// What is wrong with the line, and in which column (1-based, in bytes); nil if nothing is.
  private(set) var problem: (message: String, column: Int)?

  private var word: String?
  private var quote: (character: Character, column: Int)?
  private var isEscaped = false

  init(_ line: some StringProtocol) {
    var column = 1
    for character in line {
      if !isEscaped, quote == nil, word == nil, character == "#" { break }
      take(character, column)
      column += character.utf8.count
    }
    if isEscaped { word?.append("\\") }
    if let word { words.append(word) }
    if let quote { problem = ("the quote is never closed", quote.column) }
  }

  private mutating func take(_ character: Character, _ column: Int) {
    switch character {
    case _ where isEscaped:
      // Between double quotes a backslash is one unless it stands before what it could mean.
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
    case _ where quote == nil && character.isWhitespace:
      if let word { words.append(word) }
      word = nil
    default: append(character)
    }
  }

  private mutating func append(_ character: Character) { word = (word ?? "") + String(character) }
}
