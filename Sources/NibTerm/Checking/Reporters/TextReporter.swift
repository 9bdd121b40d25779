import NibCore
import NibTools

extension CheckReporterKind {
  /// Lines for people: each finding with its place, its object and its notes.
  static let text = CheckReporterKind("text") { TextReporter() }

  /// The same lines for a terminal, with faint ids.
  private static let styledText = CheckReporterKind("text", isStyled: true) { TextReporter(isStyled: true) }

  /// The format with the styles that standard output supports.
  var forOutput: CheckReporterKind {
    name == CheckReporterKind.text.name && ColorChoice.auto.depth != nil ? .styledText : self
  }
}

/// Writes the findings as lines of text.
private struct TextReporter: CheckReporter {
  var isStyled = false

  func document(_ document: CheckedDocument) -> String {
    document.findings.map { text(of: $0) + "\n" }.joined()
  }

  /// The maximum number of notes that are written for a finding.
  private static let maximumNotes = 8

  /// A finding with at most a few notes.
  private func text(of diagnostic: Diagnostic) -> String {
    var diagnostic = diagnostic
    let omitted = diagnostic.notes.count - TextReporter.maximumNotes
    // A single further note is written, because a line about it would be as long.
    if omitted > 1 {
      diagnostic.notes.removeLast(omitted)
      diagnostic.notes.append(Diagnostic.Note("and \(omitted) more, which --format json lists"))
    }
    guard isStyled else { return diagnostic.rendered }
    // The second line ends with the id.
    var lines = diagnostic.rendered.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end =
      diagnostic.path.name == nil ? nil : diagnostic.path.steps.first.map { VisibleText.line("#\($0.id)") }
    for index in lines.indices {
      if index == 1, let end, lines[1].hasSuffix(end) {
        lines[1] = String(lines[1].dropLast(end.count)) + Output.faint(end)
      } else {
        lines[index] = lines[index].replacing(TextReporter.id) { Output.faint(String($0.output)) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// An id that Interface Builder made, such as `#G3a-p1-jLE`.
  private static var id: Regex<Substring> { /#[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/ }
}
