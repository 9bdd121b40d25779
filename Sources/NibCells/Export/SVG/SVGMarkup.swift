/// Text as XML holds it.
enum SVGMarkup {
  /// Signs with a meaning of their own as references; what XML 1.0 does not allow at all as U+FFFD.
  static func escaped(_ text: String) -> String {
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

  /// What people can see of a text in one line.
  static func line(_ text: String) -> String {
    escaped(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  /// (XML 1.0, production 2, without the discouraged control characters.)
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
