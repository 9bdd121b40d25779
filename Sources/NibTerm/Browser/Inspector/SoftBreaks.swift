import NibCore

/// Breaks texts into lines for the inspector. Words that are longer than a line, such as class names and paths, are
/// broken after punctuation or before a capital letter instead of at any character.
enum SoftBreaks {
  /// The number of columns of the widest word, where spaces separate words.
  static func longestWord(in text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).map { CellText.columns(of: String($0)) }.max() ?? 0
  }

  /// Breaks a text into lines of at most `columns`. A piece without a place to break is broken at any character.
  static func lines(of text: String, columns: Int) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.flatMap { lines(ofParagraph: String($0), columns: columns) }
  }

  private static func lines(ofParagraph text: String, columns: Int) -> [String] {
    guard longestWord(in: text) > columns else { return CellText.lines(of: text, columns: columns) }
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text) {
      if !line.isEmpty, CellText.columns(of: line + withoutTrailingSpaces(piece)) > columns {
        lines.append(withoutTrailingSpaces(line))
        line = ""
      }
      line += line.isEmpty ? String(piece.drop(while: \.isWhitespace)) : piece
    }
    lines.append(line)
    return lines.flatMap { CellText.lines(of: $0, columns: columns) }
  }

  private static func withoutTrailingSpaces(_ text: String) -> String {
    var text = text
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  /// The pieces of a text between places where a line may break.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var previous: Character?
    for character in text {
      if let previous, isBreak(between: previous, and: character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      previous = character
    }
    return pieces + [piece]
  }

  private static func isBreak(between a: Character, and b: Character) -> Bool {
    if a.isWhitespace { return !b.isWhitespace }
    if "/._-:,)(".contains(a) { return b.isLetter || b.isNumber }
    return a.isLowercase && b.isUppercase
  }
}
