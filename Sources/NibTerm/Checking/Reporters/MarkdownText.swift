import NibCore

/// Text for comments on pull requests.
enum MarkdownText {
  /// Text without any meaning in Markdown. An empty comment separates `@` and `#` from what follows, because GitHub
  /// mentions people and links issues even if these characters are escaped. Addresses are separated in the same way.
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

  /// Whether GitHub would make a link of a text: an address such as `http://a.b` or `www.a.b`, or an issue such as `GH-1`.
  ///
  /// - Parameters:
  ///   - beginning: the text up to the sign that is typical of such a link.
  ///   - rest: the text after the sign.
  private static func isInLink(_ beginning: ArraySlice<Unicode.Scalar>, _ rest: ArraySlice<Unicode.Scalar>)
    -> Bool
  {
    switch beginning.last {
    case ":": rest.starts(with: "//".unicodeScalars)
    case ".": ends(beginning, with: "www.")
    case "-": ends(beginning, with: "gh-") && rest.first.map { "0"..."9" ~= $0 } ?? false
    default: false
    }
  }

  private static func ends(_ text: ArraySlice<Unicode.Scalar>, with word: String) -> Bool {
    String(String.UnicodeScalarView(text.suffix(word.utf8.count))).lowercased() == word
  }
}
