import NibCore
import NibTools

/// The formats of `nibterm diff`.
struct DiffFormat: FormatChoice, Hashable {
  static let text = DiffFormat(name: "text")
  static let ansi = DiffFormat(name: "ansi")
  static let json = DiffFormat(name: "json")
  static let markdown = DiffFormat(name: "markdown")
  static let svg = DiffFormat(name: "svg")
  static let png = DiffFormat(name: "png")

  let name: String

  /// Whether the format is a picture of both versions.
  var isPicture: Bool { self == .svg || self == .png }
}

/// The marks of a report in text: escape sequences for a terminal, or none.
struct DiffStyle {
  /// Whether the text has escape sequences.
  let hasColors: Bool

  func green(_ text: String) -> String { colored(text, 32) }
  func red(_ text: String) -> String { colored(text, 31) }
  func yellow(_ text: String) -> String { colored(text, 33) }
  func strong(_ text: String) -> String { hasColors ? "\u{1B}[1m\(text)\u{1B}[22m" : text }
  func faint(_ text: String) -> String { hasColors ? Output.faint(text) : text }

  private func colored(_ text: String, _ code: Int) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[39m" : text
  }
}
