import NibCore
import NibTools

extension CheckReporterKind {
  /// Workflow commands of GitHub Actions, which mark the lines of a pull request.
  static let github = CheckReporterKind("github") { GitHubReporter() }
}

/// Writes a workflow command for each finding.
private struct GitHubReporter: CheckReporter {
  private let folder = ReportFolder.current

  /// The lines are commands on purpose.
  var isRaw: Bool { true }

  func document(_ document: CheckedDocument) -> String {
    document.problems.map { command(for: $0, in: document) + "\n" }.joined()
  }

  /// The workflow command that shows a finding.
  private func command(for finding: Diagnostic, in document: CheckedDocument) -> String {
    var properties = [("file", folder.relative(finding.location?.file ?? document.file))]
    if let place = finding.location, place.line > 0 {
      properties += [("line", String(place.line)), ("col", String(place.column))]
    }
    properties.append(("title", finding.id))
    // Escaped first, so that line breaks in names are kept.
    let list = properties.map { "\($0)=\(VisibleText.line(GitHubReporter.property($1)))" }.joined(
      separator: ",")
    // GitHub writes the lines of the message to the log.
    let message = VisibleText.withoutCommands(([finding.line] + finding.detailLines).joined(separator: "\n"))
    return "::\(GitHubReporter.name(of: finding.severity)) \(list)::\(GitHubReporter.data(message))"
  }

  private static func name(of severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// Escapes the message of a command, as GitHub's toolkit for actions does.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Escapes the value of a property of a command.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = table[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
  }
}
