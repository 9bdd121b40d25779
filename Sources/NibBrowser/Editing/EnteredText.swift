/// A text of a document as it is entered in one line: line breaks are written as `\n`, tabs as `\t` and backslashes as
/// `\\`.
enum EnteredText {
  /// The entered form of a text.
  static func shown(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  /// The text for an entered one. A backslash before any other character stays.
  static func value(_ entered: String) -> String {
    var value = ""
    var isEscaped = false
    for character in entered {
      if isEscaped {
        value += unescaped(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        value.append(character)
      }
    }
    return isEscaped ? value + "\\" : value
  }

  /// The text that a backslash and a character mean.
  private static func unescaped(_ character: Character) -> String {
    switch character {
    case "n": "\n"
    case "t": "\t"
    case "\\": "\\"
    default: "\\\(character)"
    }
  }
}
