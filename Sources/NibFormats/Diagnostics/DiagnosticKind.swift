/// The id, severity and documentation that all diagnostics of one kind share.
///
/// A kind is a constant, declared beside the code that reports it, and named after its id. `check --rules`, `check
/// --explain` and docs/diagnostics.md are made from these constants.
package final class DiagnosticKind: Hashable, Sendable {
  /// The subject of a kind that `check` reports: a heading in the list of rules.
  package enum Topic: String, Sendable, CaseIterable {
    case layout = "Layout"
    case text = "Text"
    case accessibility = "Accessibility"
    case resources = "Images, colors, fonts and files"
    case objects = "Objects and connections"
    case translations = "Translations"
    case project = "The project around the document"
    case building = "Building with Xcode"
    case style = "Style"
    case loading = "Loading: check --strict"
    case vocabulary = "Elements, attributes and values"
    case files = "Files"
  }

  /// The part of a check that reports the problem if no rule searches for it.
  package enum Stage: Sendable {
    case reading
    /// Loading and laying out the document.
    case loading
    /// `check --strict`, which compares the document with the program.
    case strict
  }

  /// The stable name in kebab case. Filters, baselines and comments refer to it.
  package let id: String
  /// The subject; `nil` if only other commands than `check` report the problem.
  package let topic: Topic?
  /// The severity of most diagnostics of this kind. A diagnostic can have another one.
  package let severity: Diagnostic.Severity
  package let stage: Stage
  /// The meaning of a diagnostic, as one line that ends with a full stop.
  package let summary: String
  /// A description of what is examined and why, in sentences; empty if the summary says everything.
  package let details: String
  /// How to correct what was found, as a sentence; empty if there is no general advice.
  package let advice: String
  /// The texts with which Xcode and its compiler for documents, ibtool, report the problem; empty if they do not report
  /// it. `…` stands for a name or a number.
  package let xcodeTexts: [String]
  /// A document with one diagnostic or more; `nil` for a problem that no text of a document shows.
  package let wrong: RuleExample?
  /// The corrected document.
  package let right: RuleExample?

  /// - Parameters:
  ///   - topic: the subject; `nil` for a kind that only other commands than `check` report.
  ///   - stage: by default reading for the topic `files`, strict for `loading`, and loading for all others.
  ///   - xcode: the texts of Xcode for the same problem.
  package init(
    _ id: String, _ topic: Topic?, _ severity: Diagnostic.Severity, in stage: Stage? = nil, _ summary: String,
    details: String = "", advice: String = "", xcode: [String] = [], wrong: RuleExample? = nil,
    right: RuleExample? = nil
  ) {
    self.id = id
    self.topic = topic
    self.severity = severity
    let usualStage: Stage =
      switch topic {
      case .files: .reading
      case .loading: .strict
      default: .loading
      }
    self.stage = stage ?? usualStage
    self.summary = summary
    self.details = details
    self.advice = advice
    xcodeTexts = xcode
    self.wrong = wrong
    self.right = right
  }

  /// Creates a kind that only other commands than `check` report.
  package convenience init(
    _ id: String, _ severity: Diagnostic.Severity, _ summary: String, advice: String = ""
  ) {
    self.init(id, nil, severity, summary, advice: advice)
  }

  package static func == (a: DiagnosticKind, b: DiagnosticKind) -> Bool { a === b || a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
