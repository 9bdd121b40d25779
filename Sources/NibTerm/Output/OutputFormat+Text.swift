import NibCore
import NibScreen
import NibTools

extension OutputFormat {
  /// Plain text.
  static let text = OutputFormat(
    name: "text", drawings: { page in rows(of: page) { TextExport().text(of: $0) } }, report: { $0.text })

  /// Text with the escape sequences of a color terminal.
  static let ansi = OutputFormat(
    name: "ansi", summary: "text in colors",
    drawings: { page in rows(of: page) { ANSIExport(depth: page.depth).text(of: $0) } })

  /// The drawings one below the other. If there are several, each has a heading, and empty lines separate them.
  private static func rows(of page: DrawnPage, text: (CellCanvas) -> String) -> String {
    page.drawings.map { drawing in
      (page.heading(of: drawing).map { VisibleText.line($0) + "\n" } ?? "") + text(drawing.canvas)
    }.joined(separator: "\n")
  }
}
