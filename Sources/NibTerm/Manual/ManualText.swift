/// Text as mdoc takes it.
enum ManualText {
  /// Running text in lines of at most 78 columns where words allow. A backslash is written out, and a line
  /// that begins with a control character is shielded. Every sentence begins a line, as mdoc wants it.
  static func paragraph(_ text: String) -> String {
    sentences(of: text).flatMap { filled($0) }.map { shielded($0) + "\n" }.joined()
  }

  /// An argument of a macro: quoted if it has spaces, and shielded where a macro's name could be seen in it.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\\(dq")
    let isPlain = !escaped.isEmpty && escaped.allSatisfy { !$0.isWhitespace }
    return isPlain ? "\\&" + escaped : "\"\(escaped)\""
  }

  /// An option's name without its first dash, which `Fl` writes.
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

  /// Cuts after a full stop that ends a sentence: a space and a capital letter or an opening quote follow it.
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
