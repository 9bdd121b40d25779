/// Formats text for mdoc.
enum ManualText {
  /// Running text in lines of at most 78 columns, unless a word is longer. Backslashes are escaped, and so are control
  /// characters at the beginning of a line. Every sentence begins on a new line, as mdoc requires.
  static func paragraph(_ text: String) -> String {
    sentences(of: text).flatMap { filled($0) }.map { shielded($0) + "\n" }.joined()
  }

  /// An argument of a macro. It is quoted if it contains spaces; otherwise it is escaped so that it is not read as the
  /// name of a macro.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\\(dq")
    let isPlain = !escaped.isEmpty && escaped.allSatisfy { !$0.isWhitespace }
    return isPlain ? "\\&" + escaped : "\"\(escaped)\""
  }

  /// The macro for an option. `Fl` adds the first dash itself.
  static func flag(_ name: String) -> String {
    "Fl " + name.dropFirst().split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "\\&..."
      default: result.append(character)
      }
    }
  }

  private static func shielded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func filled(_ sentence: String) -> [String] {
    sentence.split(separator: " ").reduce(into: []) { lines, word in
      let word = escaped(String(word))
      if let last = lines.last, last.count + word.count < 78 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
  }

  /// Splits text into sentences. A sentence ends with a full stop that is followed by a space and a capital letter or
  /// an opening quote.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let begins = word.first.map { $0.isUppercase || $0 == "'" } ?? false
      if begins, current.hasSuffix("."), !current.hasSuffix("...") {
        sentences.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return current.isEmpty ? sentences : sentences + [current]
  }
}
