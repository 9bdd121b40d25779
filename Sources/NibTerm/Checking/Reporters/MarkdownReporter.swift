import NibCore
import NibTools

extension CheckReporterKind {
  /// A comment for a pull request: the counts, then a table for each document.
  static let markdown = CheckReporterKind("markdown") { MarkdownReporter() }
}

/// Writes a table for each document.
private struct MarkdownReporter: CheckReporter {
  private let folder = ReportFolder.current
  private var documents: [CheckedDocument] = []

  /// The maximum number of findings in the table of one document.
  private static let maximumRows = 20
  /// The maximum length of a message in characters.
  private static let maximumMessage = 300
  /// The length in bytes after which no more tables are written. A comment on GitHub has at most 65,536 characters.
  private static let maximumLength = 50_000

  mutating func document(_ document: CheckedDocument) -> String {
    var document = document
    document.text = []
    if !document.problems.isEmpty { documents.append(document) }
    return ""
  }

  func end(_ summary: CheckSummary) -> String {
    let checked = NibNumber.count(summary.files, "document")
    let interruption = summary.isInterrupted ? " (interrupted)" : ""
    guard !documents.isEmpty else { return "### nibterm: no problems in \(checked)\(interruption)\n" }
    let counts = documents.flatMap(\.problems).counts
    var text = "### nibterm: \(counts) in \(documents.count) of \(checked)\(interruption)\n"
    for (index, document) in documents.enumerated() {
      let table = table(of: document)
      guard text.utf8.count + table.utf8.count <= MarkdownReporter.maximumLength else {
        let omitted = documents[index...]
        let count = NibNumber.count(omitted.count, "more document")
        return text + "\n…and \(omitted.flatMap(\.problems).counts) in \(count)\n"
      }
      text += table
    }
    return text
  }

  /// The table of the findings in a document.
  private func table(of document: CheckedDocument) -> String {
    let name = MarkdownText.escaped(folder.relative(document.file))
    let rows = document.problems.prefix(MarkdownReporter.maximumRows).map(MarkdownReporter.row).joined()
    let omitted = document.problems.dropFirst(MarkdownReporter.maximumRows)
    return "\n**\(name)**: \(document.problems.counts)\n\n"
      + "| line | severity | problem | object | rule |\n|---:|---|---|---|---|\n" + rows
      + (omitted.isEmpty ? "" : "\n…and \(omitted.counts) more\n")
  }

  /// The row of a finding.
  private static func row(_ finding: Diagnostic) -> String {
    let line = finding.location.flatMap { $0.line > 0 ? String($0.line) : nil } ?? ""
    let isLong = finding.message.count > maximumMessage
    let message = isLong ? String(finding.message.prefix(maximumMessage)) + "…" : finding.message
    let leaf = finding.path.steps.first
    let path = leaf.map { "\($0.className) \($0.id)\($0.userLabel.map { " \"\($0)\"" } ?? "")" }
    let object = finding.path.name ?? path ?? ""
    return
      "| \(line) | \(finding.severity.rawValue) | \(MarkdownText.escaped(message)) | \(MarkdownText.escaped(object)) "
      + "| \(MarkdownText.escaped(finding.id)) |\n"
  }
}
