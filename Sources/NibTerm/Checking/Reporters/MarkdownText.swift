import NibCore

/// Text for comments on pull requests.
enum MarkdownText {
  /// Text without any meaning in Markdown. An empty comment separates `@` and `#` from what follows, because GitHub
  /// mentions people and links issues even if these characters are escaped.
  static func escaped(_ text: String) -> String {
    VisibleText.line(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "$": result += "\\\(scalar)"
      case "&": result += "&amp;"
      case "@", "#": result += "\(scalar)<!-- -->"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
