import NibCore
import NibTools

/// Turns the findings of a run of `nibterm check` into one output format.
protocol CheckReporter {
  /// Whether the output is written as it is, because it contains NUL bytes or commands. The reporter itself escapes the
  /// control characters of documents.
  var isRaw: Bool { get }
  /// The text before all findings.
  func begin() -> String
  /// The text for one document. Called for every document, in the order of the run, even if there are no findings.
  /// Unless the output is raw, the caller makes control characters visible.
  mutating func document(_ document: CheckedDocument) -> String
  /// The text after all findings. Also called if the user interrupts the run.
  func end(_ summary: CheckSummary) -> String
}

extension CheckReporter {
  var isRaw: Bool { false }
  func begin() -> String { "" }
  func end(_ summary: CheckSummary) -> String { "" }
}

extension Diagnostic {
  /// The message on one line.
  var line: String { VisibleText.line(message) }

  /// The object path and the notes, one line each.
  var detailLines: [String] {
    rendered.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }
}

extension Sequence<Diagnostic> {
  /// The numbers of errors, warnings and notes as text, such as `1 error, 3 warnings`; empty if there are none.
  var counts: String {
    [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
      let number = count { $0.severity == severity }
      return number == 0 ? nil : NibNumber.count(number, severity.rawValue)
    }.joined(separator: ", ")
  }
}
