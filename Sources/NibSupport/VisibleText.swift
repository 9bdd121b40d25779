/// Text from elsewhere - from documents, names of files, arguments - in a form that can be written to a terminal.
///
/// Terminals obey control characters, and those that turn the direction of text make it look like another. Each becomes
/// one visible sign: `␛` for ESC, U+FFFD where there is none. All else stays as it is. What a canvas shows goes through
/// the same table (`TerminalGlyph`); JSON has escapes of its own for the same characters.
public enum VisibleText {
  /// The text with its line breaks, all else visible. Cost: O(length).
  public static func lines(_ text: String) -> String { visible(text, keepsBreaks: true) }

  /// The text in one line: breaks are signs, too. Cost: O(length).
  public static func line(_ text: String) -> String { visible(text, keepsBreaks: false) }

  /// Whether a terminal shows a character in its place and does nothing else.
  public static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    substitute(for: scalar) == scalar && !turnsDirection(scalar)
  }

  /// The sign for a control character, a line break or a value that is no character; any other scalar itself.
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

  private static let unknown: Unicode.Scalar = "\u{FFFD}"

  /// Embeddings, overrides and isolates of a direction, which reach beyond the text that they stand in.
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
