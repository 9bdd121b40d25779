extension String {
  /// A raw string literal of Swift with this text, on several lines. It has enough number signs for the text to contain
  /// quotes and backslashes.
  package var rawLiteral: String {
    var marks = "#"
    while contains("\"\"\"" + marks) || contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\"\"\n\(self)\n\"\"\"\(marks)"
  }
}
