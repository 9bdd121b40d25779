import NibCore

/// Writes texts and attributes as XML, for the reporters with such formats.
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
    // Some CI systems run a text such as ##[error] as a command.
    SVGMarkup.escaped(text).replacingExactly("##", with: "#&#35;")
  }
}
