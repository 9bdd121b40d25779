/// Makes text from documents, file names and arguments safe to write to a terminal.
///
/// Terminals obey control characters, and characters that change the text direction can make a text look like
/// another one. Each of these is replaced by one visible symbol: `␛` for ESC, U+FFFD for a character without
/// its own symbol. All other characters stay as they are. Text on a canvas uses the same table
/// (`TerminalGlyph`); JSON has its own escapes for these characters.
package enum VisibleText {
  /// The text with every character visible except line feeds, which are kept. Cost: O(length).
  package static func lines(_ text: String) -> String { visible(text, keepsBreaks: true) }

  /// The text on one line, with line breaks replaced by symbols as well. Cost: O(length).
  package static func line(_ text: String) -> String { visible(text, keepsBreaks: false) }

  /// Whether a character can be written to a terminal unchanged: it is neither replaced by `substitute(for:)`, nor
  /// does it change the text direction.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    substitute(for: scalar) == scalar && !turnsDirection(scalar)
  }

  /// The visible symbol for a control character, a line break or a noncharacter; any other scalar is returned
  /// unchanged.
  package static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x20..<0x7F: scalar
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? unknown
    case 0x7F: "␡"
    case 0x80..<0xA0: unknown
    case 0x2028, 0x2029: "␤"
    case let value where value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value: unknown
    default: scalar
    }
  }

  /// The text without commands to CI systems, which obey some lines of a log: GitHub Actions lines that begin with
  /// `::`, and several systems words such as `##[error]` anywhere. In such places, one character is replaced by a
  /// similar one. Cost: O(length).
  package static func withoutCommands(_ text: String) -> String {
    // Both kinds of commands begin with a doubled character.
    var previous: UInt8 = 0
    let mayContainCommand = text.utf8.contains { byte in
      defer { previous = byte }
      return byte == previous && (byte == 0x3A || byte == 0x23)
    }
    guard mayContainCommand else { return text }
    var result = String.UnicodeScalarView()
    // The scalars of the line so far: whether they are only spaces, or spaces and one colon.
    var (isStart, hasColon) = (true, false)
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\n", "\r": (isStart, hasColon) = (true, false)
      case ":" where isStart:
        result.append(hasColon ? "∶" : ":")
        (isStart, hasColon) = (!hasColon, true)
        continue
      case "#" where result.last == "#" && isCommandWord(scalars):
        result.append("♯")
        isStart = false
        continue
      default: if hasColon || !scalar.properties.isWhitespace { isStart = false }
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether a text begins with a bracket, or with a word before a bracket.
  private static func isCommandWord(_ scalars: Substring.UnicodeScalarView) -> Bool {
    let word = scalars.prefix { $0.isASCII && $0.properties.isAlphabetic }
    return scalars[word.endIndex...].first == "["
  }

  private static let unknown: Unicode.Scalar = "\u{FFFD}"

  /// Whether a scalar is a directional embedding, override or isolate, which affects text beyond its own
  /// string.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }

  private static func visible(_ text: String, keepsBreaks: Bool) -> String {
    // Most text is ASCII, and most of that needs no change.
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 || ($0 == 0x0A && keepsBreaks) }
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n", keepsBreaks {
        result.append(scalar)
      } else {
        result.append(turnsDirection(scalar) ? unknown : substitute(for: scalar))
      }
    }
    return String(result)
  }
}
