import ArgumentParser
import NibAnalysis
import NibCore

/// Turns the findings of a run of `nibterm check` into one output format.
protocol CheckReporter {
  /// The text before all findings.
  func begin() -> String
  /// The text for the findings in one document. Called for every document, in the order of the run, also if there are
  /// no findings. Text from documents does not need to be made visible; the caller does that.
  mutating func findings(_ found: [Diagnostic], in file: String) -> String
  /// The text after all findings.
  func end(_ summary: CheckSummary) -> String
}

extension CheckReporter {
  func begin() -> String { "" }
  func end(_ summary: CheckSummary) -> String { "" }
}

/// A format that `--reporter` chooses by its name.
///
/// To add a format, declare a constant in an extension in a separate file, and add the constant to `all`.
struct CheckReporterKind: Sendable, ExpressibleByArgument {
  /// All formats, in the order of the help.
  static let all: [CheckReporterKind] = [.text, .json]

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

  init?(argument: String) {
    guard let kind = CheckReporterKind.all.first(where: { $0.name == argument }) else { return nil }
    self = kind
  }

  /// The names for the help: `text, json or sarif`.
  static var names: String {
    let names = all.map(\.name)
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }
}
