import NibCore
import NibTools

extension CheckReporterKind {
  /// The numbers of findings by rule and by document, the largest first.
  static let summary = CheckReporterKind("summary") { SummaryReporter() }
}

/// Writes only the numbers of findings.
private struct SummaryReporter: CheckReporter {
  /// A rule and one of the severities of its findings.
  private struct Rule: Hashable {
    let id: String
    let severity: Diagnostic.Severity
  }

  private let folder = ReportFolder.current
  private var rules: [Rule: Int] = [:]
  private var documents: [(count: Int, text: String)] = []

  mutating func document(_ document: CheckedDocument) -> String {
    let problems = document.problems
    for problem in problems { rules[Rule(id: problem.id, severity: problem.severity), default: 0] += 1 }
    if !problems.isEmpty {
      let name = VisibleText.line(folder.relative(document.file))
      documents.append((problems.count, "\(name): \(problems.counts)"))
    }
    return ""
  }

  func end(_ summary: CheckSummary) -> String {
    guard !rules.isEmpty else { return "no findings\n" }
    let sorted = rules.sorted { a, b in
      (b.value, b.key.severity, a.key.id) < (a.value, a.key.severity, b.key.id)
    }
    let width = Diagnostic.Severity.warning.rawValue.count
    let byRule = sorted.map { rule, count in
      let severity = rule.severity.rawValue
      return row(count, severity + String(repeating: " ", count: width - severity.count) + "  " + rule.id)
    }
    let byDocument = documents.enumerated().sorted { a, b in
      (b.element.count, a.offset) < (a.element.count, b.offset)
    }.map { row($0.element.count, $0.element.text) }
    return "Findings by rule\n\(byRule.joined())\nFindings by document\n\(byDocument.joined())"
  }

  private func row(_ count: Int, _ text: String) -> String {
    let digits = String(count)
    return String(repeating: " ", count: max(0, 7 - digits.count)) + "\(digits)  \(text)\n"
  }
}
