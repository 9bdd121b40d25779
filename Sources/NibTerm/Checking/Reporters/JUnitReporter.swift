import NibCore
import NibTools

extension CheckReporterKind {
  /// The XML of JUnit as Jenkins defines it. Each document is a test, and each finding a failure.
  static let junit = CheckReporterKind("junit") { JUnitReporter() }
}

/// Writes a test for each document. The numbers of tests and failures are attributes of the first element, so
/// everything is written at the end.
private struct JUnitReporter: CheckReporter {
  private let folder = ReportFolder.current
  /// The elements of the tests. They are written at the end, because their numbers precede them.
  private var tests: [String] = []
  private var failures = 0
  private var errors = 0

  mutating func document(_ document: CheckedDocument) -> String {
    if document.unreadable != nil {
      errors += 1
    } else if !document.findings.isEmpty {
      failures += 1
    }
    let attributes = XMLText.attributes(["classname": "nibterm", "name": folder.relative(document.file)])
    let problems =
      [document.unreadable].compactMap { $0 }.map { JUnitReporter.element("error", $0) }
      + document.findings.map { JUnitReporter.element("failure", $0) }
    tests.append(
      problems.isEmpty
        ? "    <testcase\(attributes)/>\n"
        : "    <testcase\(attributes)>\n\(problems.joined())    </testcase>\n")
    return ""
  }

  func end(_ summary: CheckSummary) -> String {
    let counts = XMLText.attributes([
      "name": "nibterm", "tests": String(tests.count), "failures": String(failures), "errors": String(errors),
    ])
    return XMLText.declaration + "<testsuites\(counts)>\n  <testsuite\(counts)>\n" + tests.joined()
      + "  </testsuite>\n</testsuites>\n"
  }

  private static func element(_ name: String, _ finding: Diagnostic) -> String {
    let place = finding.location.flatMap { $0.line > 0 ? "\($0.line):\($0.column): " : nil } ?? ""
    let attributes = XMLText.attributes([
      "type": finding.severity.rawValue, "message": "\(place)\(finding.line) [\(finding.id)]",
    ])
    return "      <\(name)\(attributes)>\(XMLText.content(finding.rendered))</\(name)>\n"
  }
}
