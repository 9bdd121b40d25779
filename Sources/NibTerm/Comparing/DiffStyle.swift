import NibCore
import NibTools

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
