import NibAnalysis
import NibCore
import NibDrawing
import NibScreen
import NibTools

/// A result of a command that is not a drawing, such as a diagnostic or an explanation.
protocol CommandReport {
  /// The report as text, with a line break at the end.
  var text: String { get }
  /// The text for a terminal, with the program's own escape sequences. All other control characters have been made
  /// visible.
  var terminalText: String { get }
  /// The report as JSON values. A line break is written after each.
  var json: [JSON] { get }
}

extension CommandReport {
  /// The text without escape sequences.
  var terminalText: String { VisibleText.lines(text) }
}
