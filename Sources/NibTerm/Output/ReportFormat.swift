import NibAnalysis
import NibCore
import NibDrawing
import NibScreen
import NibTools

/// One of the formats of drawings that can also write reports.
struct ReportFormat: FormatChoice {
  static let text = ReportFormat(format: .text)

  private let format: OutputFormat

  private init(format: OutputFormat) { self.format = format }

  /// Returns `nil` for a format that is for drawings only.
  init?(_ format: OutputFormat) {
    guard format.report != nil else { return nil }
    self.format = format
  }

  var name: String { format.name }

  /// Writes a report to standard output.
  func write(_ report: some CommandReport) {
    if format.name == OutputFormat.text.name, ColorChoice.auto.depth != nil {
      return Output.write(sequences: report.terminalText)
    }
    if let text = format.report?(report) { Output.write(text) }
  }
}
