import NibCore

/// Breaks texts into lines for the inspector. Words that are longer than a line, such as class names and paths, are
/// broken after punctuation or before a capital letter instead of at any character.
enum SoftBreaks {
  /// The number of columns of the widest word, where spaces separate words.
  static func longestWord(in text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).map { CellText.columns(of: String($0)) }.max() ?? 0
  }

  /// Breaks a text into lines of at most `columns`. A line breaks at spaces. A word that is longer than a line breaks
  /// after punctuation or before a capital letter. If these parts are still too long, they break at hyphens, and
  /// otherwise at any character.
  static func lines(of text: String, columns: Int) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.flatMap { lines(ofParagraph: String($0), columns: columns) }
  }

  /// The lines of a paragraph. Words that are too long are broken.
  private static func lines(ofParagraph text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text, columns: columns) {
      if !line.isEmpty, CellText.columns(of: line + withoutTrailingSpaces(piece)) > columns {
        lines.append(withoutTrailingSpaces(line))
        line = ""
      }
      // Spaces at the beginning of the text are its indentation.
      line += line.isEmpty && !lines.isEmpty ? String(piece.drop(while: \.isWhitespace)) : piece
    }
    lines.append(withoutTrailingSpaces(line))
    return lines.flatMap { line in
      CellText.columns(of: line) <= columns
        ? [line] : CellText.lines(of: line, columns: columns, wrapping: .character)
    }
  }

  private static func withoutTrailingSpaces(_ text: String) -> String {
    var text = text
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  /// The pieces of a text between places where a line may break: words with the spaces after them, and the parts of
  /// words that are longer than a line.
  private static func pieces(of text: String, columns: Int) -> [String] {
    split(text) { $0.isWhitespace && !$1.isWhitespace }.flatMap { word -> [String] in
      guard CellText.columns(of: withoutTrailingSpaces(word)) > columns else { return [word] }
      return split(word, where: isBreakInWord).flatMap { part in
        CellText.columns(of: withoutTrailingSpaces(part)) > columns
          ? split(part) { a, _ in a == "-" } : [part]
      }
    }
  }

  /// Splits a text between two characters for which the function returns true.
  private static func split(_ text: String, where isBreak: (Character, Character) -> Bool) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var previous: Character?
    for character in text {
      if let previous, isBreak(previous, character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      previous = character
    }
    return pieces + [piece]
  }

  private static func isBreakInWord(between a: Character, and b: Character) -> Bool {
    if "/._:,)(".contains(a) { return b.isLetter || b.isNumber }
    return a.isLowercase && b.isUppercase
  }
}
