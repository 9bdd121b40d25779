import NibCore

/// Text for comments on pull requests.
enum MarkdownText {
  /// Text without any meaning in Markdown. An empty comment separates `@` and `#` from the following text, because
  /// GitHub mentions people and links issues even if these characters are escaped. Empty comments also prevent links of
  /// addresses.
  static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.line(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "$": result += "\\\(scalar)"
      case "&": result += "&amp;"
      case "@", "#": result += "\(scalar)\(separator)"
      default:
        result.unicodeScalars.append(scalar)
        if isInLink(scalars[...index], scalars[(index + 1)...]) { result += separator }
      }
    }
    return result
  }

  private static let separator = "<!-- -->"

  /// Whether GitHub would make a link of a text: an address such as `http://a.b` or `www.a.b`, or an issue such as
  /// `GH-1`.
  ///
  /// - Parameters:
  ///   - beginning: the text up to a colon, period or hyphen.
  ///   - end: the text after this character.
  private static func isInLink(
    _ beginning: ArraySlice<Unicode.Scalar>, _ end: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch beginning.last {
    case ":": end.starts(with: "//".unicodeScalars)
    case ".": ends(beginning, with: "www.")
    case "-": ends(beginning, with: "gh-") && end.first.map { "0"..."9" ~= $0 } ?? false
    default: false
    }
  }

  private static func ends(_ text: ArraySlice<Unicode.Scalar>, with word: String) -> Bool {
    String(String.UnicodeScalarView(text.suffix(word.utf8.count))).lowercased() == word
  }
}
