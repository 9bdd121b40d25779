import NibAnalysis
import NibCore
import NibTools

extension CheckReporterKind {
  /// The code quality report of GitLab: one JSON array.
  static let gitlab = CheckReporterKind("gitlab") { GitLabReporter() }

  /// The issues of Code Climate's specification for analyzers: JSON objects, each with a NUL byte at its end.
  static let codeClimate = CheckReporterKind("codeclimate") { CodeClimateReporter() }
}

private struct GitLabReporter: CheckReporter {
  private var members = CodeQualityMembers()
  private var isFirst = true

  func begin() -> String { "[" }

  mutating func document(_ document: CheckedDocument) -> String {
    document.problems.map { finding in
      let location: [(name: String, value: JSON?)] = [
        ("path", .string(members.folder.relative(finding.location?.file ?? document.file))),
        ("lines", .object([("begin", .integer(max(1, finding.location?.line ?? 1)))])),
      ]
      let issue = members.common(finding, in: document) + [("location", .object(location))]
      defer { isFirst = false }
      return (isFirst ? "\n  " : ",\n  ") + JSON.object(issue).text
    }.joined()
  }

  func end(_ summary: CheckSummary) -> String { isFirst ? "]\n" : "\n]\n" }
}

private struct CodeClimateReporter: CheckReporter {
  private var members = CodeQualityMembers()

  var isRaw: Bool { true }

  mutating func document(_ document: CheckedDocument) -> String {
    document.problems.map { finding in
      let rule = CheckRule.named(finding.id)
      let text = [rule?.summary, rule?.details, rule?.advice].compactMap { $0 }.filter { !$0.isEmpty }
      let content = text.isEmpty ? nil : JSON.object([("body", .string(text.joined(separator: "\n\n")))])
      let notePlaces = finding.notes.compactMap(\.location).map { place(of: $0) }
      let location = finding.location ?? SourceLocation(file: document.file, line: 1, column: 1)
      let type: [(name: String, value: JSON?)] = [("type", .string("issue"))]
      let details: [(name: String, value: JSON?)] = [
        ("content", content), ("categories", .list([.string(CodeClimateReporter.category(of: rule))])),
        ("location", place(of: location)),
        ("trace", notePlaces.isEmpty ? nil : .object([("locations", .list(notePlaces))])),
      ]
      return JSON.object(type + members.common(finding, in: document) + details).text + "\0\n"
    }.joined()
  }

  private func place(of location: SourceLocation) -> JSON {
    let line = JSON.integer(max(1, location.line))
    return .object([
      ("path", .string(members.folder.relative(location.file))),
      ("lines", .object([("begin", line), ("end", line)])),
    ])
  }

  /// One of the categories that the specification defines.
  private static func category(of rule: CheckRule?) -> String {
    switch rule?.topic {
    case .style: "Style"
    case .text, .accessibility: "Clarity"
    case .vocabulary: "Compatibility"
    default: "Bug Risk"
    }
  }
}

/// The members that issues have in both formats.
private struct CodeQualityMembers {
  let folder = ReportFolder.current
  private var fingerprints = Fingerprints()

  /// The members that both formats have.
  mutating func common(
    _ finding: Diagnostic, in document: CheckedDocument
  ) -> [(name: String, value: JSON?)] {
    [
      ("description", .string(finding.line)), ("check_name", .string(finding.id)),
      ("fingerprint", .string(fingerprints.next(finding, in: document.file))),
      ("severity", .string(CodeQualityMembers.severity(finding.severity))),
    ]
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
