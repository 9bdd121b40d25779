import NibCore

/// Text in the XML of reports.
enum XMLText {
  /// The beginning of every XML document.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The text as the content of an element. Characters that XML cannot contain are replaced by visible ones.
  static func content(_ text: String) -> String { escaped(VisibleText.lines(text)) }

  /// Attributes with a space before each. Line breaks and other control characters are replaced by visible ones.
  static func attributes(_ members: KeyValuePairs<String, String>) -> String {
    members.map { name, value in " \(name)=\"\(escaped(VisibleText.line(value)))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A CI system would obey a word such as ##[error].
      case "#" where result.utf8.last == UInt8(ascii: "#"): result += "&#35;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
