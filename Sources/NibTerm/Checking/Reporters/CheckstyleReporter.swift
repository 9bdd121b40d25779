import NibCore
import NibTools

extension CheckReporterKind {
  /// The XML of Checkstyle, which many servers read. Documents without findings are left out.
  static let checkstyle = CheckReporterKind("checkstyle") { CheckstyleReporter() }
}

/// Writes the findings as XML of Checkstyle.
private struct CheckstyleReporter: CheckReporter {
  private let folder = ReportFolder.current

  func begin() -> String { XMLText.declaration + "<checkstyle version=\"4.3\">\n" }

  func end(_ summary: CheckSummary) -> String { "</checkstyle>\n" }

  func document(_ document: CheckedDocument) -> String {
    guard !document.problems.isEmpty else { return "" }
    let name = XMLText.attributes(["name": folder.relative(document.file)])
    return "  <file\(name)>\n\(document.problems.map(CheckstyleReporter.line).joined())  </file>\n"
  }

  /// One finding. Its line is 0 if it is about the whole file.
  private static func line(_ finding: Diagnostic) -> String {
    let line = finding.location?.line ?? 0
    let column = line > 0 ? XMLText.attributes(["column": String(finding.location?.column ?? 1)]) : ""
    let attributes = XMLText.attributes([
      "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
      "message": ([finding.line] + finding.detailLines).joined(separator: "; "),
      "source": "nibterm.\(finding.id)",
    ])
    return "    <error line=\"\(line)\"\(column)\(attributes)/>\n"
  }
}
