import NibCore

/// Formats the manual page for mdoc: escapes characters with a meaning in mdoc, and fills lines.
enum ManualText {
  /// Running text in lines of at most 78 columns, unless a word is longer. Characters with a meaning in mdoc are
  /// escaped. Every sentence begins on a new line, as mdoc requires.
  static func paragraph(_ text: String) -> String {
    sentences(of: text).flatMap { filled($0) }.map { escapedStart($0) + "\n" }.joined()
  }

  /// An argument of a macro: in quotes if it contains spaces, and otherwise escaped, so that mdoc does not read it as
  /// the name of a macro.
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

  /// Escapes a line that begins with one of the control characters of mdoc, which are `.` and `'`.
  private static func escapedStart(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// Breaks a sentence into lines of at most 78 columns.
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

  /// Splits text into sentences. A sentence ends with a full stop that is followed by a space and a capital
  /// letter or a single quote.
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
