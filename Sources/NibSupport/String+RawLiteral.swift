extension String {
  /// A raw string literal of Swift with this text, on several lines. It has enough number signs for the text to contain
  /// quotes and backslashes.
  package var rawLiteral: String {
    var marks = "#"
    while containsExactly("\"\"\"" + marks) || containsExactly("\\" + marks) { marks += "#" }
    return "\(marks)\"\"\"\n\(self)\n\"\"\"\(marks)"
  }

  /// A string literal of Swift with this text, on one line.
  package var quotedLiteral: String {
    let parts: [String] = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(parts.joined())\""
  }
}
