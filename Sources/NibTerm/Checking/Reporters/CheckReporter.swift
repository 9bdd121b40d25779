import NibCore
import NibTools

/// A document that was checked, with its findings.
struct CheckedDocument: Sendable {
  /// The path as it was given or found; `-` is standard input.
  let file: String
  /// The findings to report, sorted by position.
  var findings: [Diagnostic] = []
  /// The number of findings that were corrected in the file.
  var fixedCount = 0
  /// The reason why the file could not be read at all. The run has already written it to standard error.
  var unreadable: Diagnostic?
  /// The text of the document as UTF-8; empty if it could not be read or is compiled.
  var text: [UInt8] = []

  /// The findings and the reason why the file could not be read.
  var problems: [Diagnostic] { [unreadable].compactMap { $0 } + findings }

  /// The column of a place in UTF-16 code units instead of bytes, if the place is in this document.
  func utf16Column(of place: SourceLocation) -> Int {
    guard place.file == (file == "-" ? ReportFolder.standardInput : file) else { return place.column }
    let start = place.offset - (place.column - 1)
    guard place.column > 1, start >= 0, place.offset <= text.count else { return place.column }
    return String(decoding: text[start..<place.offset], as: UTF8.self).utf16.count + 1
  }
}

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

/// A format that `--reporter` chooses by its name.
///
/// To add a format, declare a constant in an extension in a separate file, and add the constant to `all`, which is in
/// `FormatChoice+All.swift`.
struct CheckReporterKind: FormatChoice {
  let name: String
  /// Whether the text contains the program's own escape sequences, and all other text has been made visible.
  let isStyled: Bool
  /// Creates a reporter for one run.
  let make: @Sendable () -> any CheckReporter

  init(_ name: String, isStyled: Bool = false, _ make: @escaping @Sendable () -> any CheckReporter) {
    self.name = name
    self.isStyled = isStyled
    self.make = make
  }
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
