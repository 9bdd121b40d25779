/// Escapes text for XML.
package enum SVGMarkup {
  /// The text with characters that have a meaning in XML replaced by references, and characters that XML 1.0
  /// does not allow by U+FFFD.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
  }

  /// The escaped text on one line, with line breaks and tabs replaced by spaces.
  package static func line(_ text: String) -> String {
    escaped(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  /// Whether a scalar can be written: those of production 2 of XML 1.0, without carriage returns and the discouraged
  /// control characters.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
